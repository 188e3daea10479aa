import CustomDump

/// The name of a field that a key path leads to, as messages show it: `\.count`.
struct FieldName: CustomDumpStringConvertible {
  let customDumpDescription: String

  /// Names a field.
  ///
  /// The fields of an observed state are computed, and a key path to one of those does not know its name: the state does.
  ///
  /// - Parameter keyPath: The way to the field.
  init<Root>(_ keyPath: PartialKeyPath<Root>) {
    if let name = (Root.self as? any _ReflectableState.Type)?._$name(of: keyPath) {
      customDumpDescription = "\\.\(name)"
    } else {
      let text = String(customDumping: keyPath).replacing("\\\(Root.self).", with: "\\.")
      customDumpDescription = text.replacing(#/<computed \(.*?\)>/#, with: "…")
    }
  }
}
