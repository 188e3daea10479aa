import Synchronization

/// The name of a type with the types that enclose it and without its module, like `Counter.State` or `[Int?]`.
func typeName(_ type: Any.Type) -> String {
  let id = ObjectIdentifier(type)
  if let name = names.withLock({ $0[id] }) { return name }
  var parser = TypeNameParser(rest: qualifiedTypeName(type)[...])
  let name = parser.type()
  names.withLock { $0[id] = name }
  return name
}

/// The name of a type with its module, as the compiler spells it out, like `Swift.Optional<Module.Counter.State>`.
func qualifiedTypeName(_ type: Any.Type) -> String {
  String(reflecting: type).replacing(discriminator, with: "")
}

/// The names that were made so far: a dump asks for the same ones over and over.
private let names = Mutex<[ObjectIdentifier: String]>([:])

/// What tells a private or local type from others of its name, and what names the module of an extension.
private var discriminator: Regex<Substring> { /\(unknown context at \$[0-9a-f]+\)\.|\(extension in [^)]*\):/ }

/// Reads the name of a type as the compiler spells it out, like `Swift.Optional<Module.Outer.Inner>`.
private struct TypeNameParser {
  var rest: Substring

  /// Reads up to the end or to what closes the list that the type stands in.
  mutating func type() -> String {
    var result = ""
    while let character = rest.first, !",>)".contains(character) {
      if rest.hasPrefix("->") {
        result += "->"
        rest = rest.dropFirst(2)
      } else if character == "(" {
        result += "(\(list().joined(separator: ", ")))"
      } else if character.isPartOfName {
        result += path()
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }

  /// Reads a name with the names before it, all but the module's.
  private mutating func path() -> String {
    var components = [name()]
    while let character = rest.first {
      if character == "." {
        rest.removeFirst()
        components.append(name())
      } else if character == "<" {
        let isStandard = components.count == 2 && components[0] == "Swift"
        components.append(specialized(components.removeLast(), by: list(), isStandard: isStandard))
      } else {
        break
      }
    }
    return components.dropFirst(components.count > 1 ? 1 : 0).joined(separator: ".")
  }

  private func specialized(_ generic: String, by arguments: [String], isStandard: Bool) -> String {
    switch (isStandard, generic, arguments.count) {
    case (true, "Optional", 1): "\(arguments[0])?"
    case (true, "Array", 1): "[\(arguments[0])]"
    case (true, "Dictionary", 2): "[\(arguments[0]): \(arguments[1])]"
    default: "\(generic)<\(arguments.joined(separator: ", "))>"
    }
  }

  private mutating func name() -> String {
    let name = rest.prefix(while: \.isPartOfName)
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  /// Reads types between brackets.
  private mutating func list() -> [String] {
    rest.removeFirst()
    var types: [String] = []
    while let character = rest.first, character != ">", character != ")" {
      types.append(type())
      if rest.hasPrefix(", ") { rest = rest.dropFirst(2) }
    }
    rest = rest.dropFirst()
    return types
  }
}

extension Character { fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" } }
