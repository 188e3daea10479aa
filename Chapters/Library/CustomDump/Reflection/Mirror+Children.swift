extension Mirror {
  /// The stored properties by the names that were declared, those of superclasses first.
  func fields(of value: Any) -> Children {
    let isObserved = Conformances(of: type(of: value)).contains(.observable)
    let own = children.compactMap { declared($0, isObserved: isObserved) }
    guard let superclassMirror else { return Children(own) }
    return Children(Array(superclassMirror.fields(of: value)) + own)
  }

  /// The elements of a tuple, labelled only where the tuple labels them.
  var tupleElements: Children { Children(children.map { ($0.label?.first == "." ? nil : $0.label, $0.value) }) }

  /// The values of a dictionary, labelled with the dumps of their keys.
  var dictionaryValues: Children {
    Children(
      children.map { child in
        let pair = Array(Mirror(reflecting: child.value).children)
        return pair.count == 2 ? (inline(pair[0].value), pair[1].value) : child
      }
    )
  }
}

/// A stored property by the name that was declared, or `nil` if a macro has added it.
private func declared(_ child: Mirror.Child, isObserved: Bool) -> Mirror.Child? {
  let lazyPrefix = "$__lazy_storage_$_"
  guard let label = child.label else { return child }
  if label.hasPrefix(lazyPrefix) { return (String(label.dropFirst(lazyPrefix.count)), child.value) }
  guard isObserved, label.first == "_" else { return child }
  return label.hasPrefix("_$") ? nil : (String(label.dropFirst()), child.value)
}
