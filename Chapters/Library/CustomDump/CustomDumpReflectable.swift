/// A type whose values print with other parts in dumps and differences than they have.
///
/// ```swift
/// extension LoginState: CustomDumpReflectable {
///   var customDumpMirror: Mirror {
///     Mirror(self, children: ["username": username], displayStyle: .struct)
///   }
/// }
/// ```
public protocol CustomDumpReflectable {
  /// The mirror whose children are printed.
  var customDumpMirror: Mirror { get }
}
