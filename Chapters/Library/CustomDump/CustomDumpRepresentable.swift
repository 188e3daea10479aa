/// A type whose values print as another value in dumps and differences.
///
/// ```swift
/// extension UserID: CustomDumpRepresentable {
///   var customDumpValue: Any { rawValue }
/// }
/// ```
public protocol CustomDumpRepresentable {
  /// The value that is printed instead.
  var customDumpValue: Any { get }
}
