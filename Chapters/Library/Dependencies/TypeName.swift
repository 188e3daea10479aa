/// The name of a type with the types that enclose it and without its module: `Profile.Client`.
func typeName(_ type: Any.Type) -> String {
  let full = String(reflecting: type)
  // A type that is declared in a function, or private to a file, has the compiler's name for its surroundings.
  let parts = full.split(separator: ".").filter { !$0.hasPrefix("(unknown context at") }
  guard parts.count > 1, !full.contains("<") else { return String(describing: type) }
  return parts.dropFirst().joined(separator: ".")
}
