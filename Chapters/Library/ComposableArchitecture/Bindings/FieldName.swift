import CustomDump

/// The name of a field that a key path leads to, as messages show it: `\.address.city`.
struct FieldName: CustomDumpStringConvertible {
  let customDumpDescription: String

  /// Names a field.
  ///
  /// - Parameter keyPath: The way to the field.
  init<Root>(_ keyPath: PartialKeyPath<Root>) {
    let path = String(keyPath.debugDescription.dropFirst("\\\(Root.self)".count))
    customDumpDescription = "\\\(names(in: path, of: Root.self))".replacing(#/<computed .*?\)>/#, with: "…")
  }
}

/// The description of a key path, from behind its root, with the names of the fields that are tracked.
///
/// Those are computed, and a key path to one does not know its name: it describes itself by an address. The state knows, and
/// its own key path to the field describes itself by the same one.
private func names(in path: String, of root: Any.Type) -> String {
  guard let state = root as? any _ReflectableState.Type else { return path }
  for (field, name) in state._$names {
    let fieldPath = field.debugDescription.dropFirst("\\\(root)".count)
    guard path.hasPrefix(fieldPath) else { continue }
    let rest = String(path.dropFirst(fieldPath.count))
    return ".\(name)\(names(in: rest, of: type(of: field).valueType))"
  }
  return path
}
