extension Shape {
  /// Looks at one level of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isRoot: Whether the value stands at the top, where the case of an enumeration is printed with its type.
  init(reflecting value: Any, isRoot: Bool = false) {
    // Most values are of these types, and it takes long to find out which protocols a type conforms to.
    switch value {
    case let value as String: self = .string(value)
    case let value as Int: self = .leaf("\(value)")
    case let value as Bool: self = .leaf("\(value)")
    case let value as Substring: self = .string(String(value))
    case let value as Character: self = .string(String(value))
    case let value as Any.Type: self = .leaf("\(typeName(value)).self")
    default: self.init(conforming: value, isRoot: isRoot)
    }
  }

  private init(conforming value: Any, isRoot: Bool) {
    let conformances = Conformances(of: type(of: value))
    if conformances.contains(.optional), let value = value as? any OptionalValue {
      self.init(optional: value, isRoot: isRoot)
    } else if conformances.contains(.stringConvertible), let value = value as? any CustomDumpStringConvertible {
      self = .leaf(value.customDumpDescription)
    } else if conformances.contains(.representable), let value = value as? any CustomDumpRepresentable,
      type(of: value.customDumpValue) != type(of: value)
    {
      self.init(reflecting: value.customDumpValue, isRoot: isRoot)
    } else {
      self.init(mirroring: value, conformances, isRoot: isRoot)
    }
  }

  private init(optional: any OptionalValue, isRoot: Bool) {
    guard let wrapped = optional.wrapped else {
      self = .leaf("nil")
      return
    }
    self.init(reflecting: wrapped, isRoot: isRoot)
    // 'nil' inside 'some' would print like 'nil' itself.
    if wrapped is any OptionalValue, case .leaf(let text) = self, text == "nil" || text.hasPrefix(".some(") {
      self = .leaf(".some(\(text))")
    }
  }

  private init(mirroring value: Any, _ conformances: Conformances, isRoot: Bool) {
    let custom = conformances.contains(.reflectable) ? (value as? any CustomDumpReflectable)?.customDumpMirror : nil
    let mirror = custom ?? Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum: self.init(enumeration: value, mirror: mirror, isRoot: isRoot)
    case .tuple: self = .group(Group(.tuple, of: value, children: mirror.tupleElements))
    case .collection: self = .group(Group(.list, of: value, children: mirror.children))
    case .set:
      let children = { (value as? any SetValue)?.orderedChildren(in: $0) ?? mirror.children }
      self = .group(Group(.set, of: value, count: mirror.children.count, children: children))
    case .dictionary:
      let children = { (value as? any DictionaryValue)?.orderedChildren(in: $0) ?? mirror.dictionaryValues(in: $0) }
      self = .group(Group(.dictionary, of: value, count: mirror.children.count, children: children))
    case .struct, .class, .optional, .foreignReference:
      self = .group(Group(.fields(of: type(of: value)), of: value, children: mirror.fields))
    case nil:
      let text = String(describing: value)
      self = text == "(Function)" ? .opaque(text) : .leaf(text)
    @unknown default: self = .group(Group(.fields(of: type(of: value)), of: value, children: mirror.fields))
    }
  }

  private init(enumeration value: Any, mirror: Mirror, isRoot: Bool) {
    let type = type(of: value)
    guard let child = mirror.children.first else {
      self = .leaf("\(isRoot ? typeName(type) : "").\(value)")
      return
    }
    guard mirror.children.count == 1, let name = child.label else {
      self = .group(Group(.fields(of: type), of: value, children: mirror.children))
      return
    }
    let payload = Mirror(reflecting: child.value)
    self = .group(
      Group(
        .payload(ofCase: name, of: type, isRoot: isRoot),
        of: value,
        children: payload.displayStyle == .tuple ? payload.tupleElements : Mirror.Children([(nil, child.value)])
      )
    )
  }
}

/// An optional of some type.
protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  var wrapped: Any? { map { $0 } }
}
