/// A type whose values print as a text of their own in dumps and differences.
///
/// ```swift
/// extension Color: CustomDumpStringConvertible {
///   var customDumpDescription: String { "Color(#\(hex))" }
/// }
/// ```
public protocol CustomDumpStringConvertible {
  /// The text that the value prints as.
  var customDumpDescription: String { get }
}
