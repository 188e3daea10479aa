extension Mirror {
  /// The stored properties by the names that were declared, those of superclasses first.
  var fields: Children {
    let own = children.map(declared)
    guard let superclassMirror else { return Children(own) }
    return Children(Array(superclassMirror.fields) + own)
  }

  /// The elements of a tuple, labelled only where the tuple labels them.
  var tupleElements: Children { Children(children.map { ($0.label?.first == "." ? nil : $0.label, $0.value) }) }

  /// The values of a dictionary, labelled with the dumps of their keys.
  func dictionaryValues(in surroundings: Surroundings) -> Children {
    Children(
      children.map { child in
        let pair = Array(Mirror(reflecting: child.value).children)
        return pair.count == 2 ? (inline(pair[0].value, in: surroundings), pair[1].value) : child
      }
    )
  }
}

/// A stored property by the name that was declared, also if it is lazy.
private func declared(_ child: Mirror.Child) -> Mirror.Child {
  let lazyPrefix = "$__lazy_storage_$_"
  guard let label = child.label, label.hasPrefix(lazyPrefix) else { return child }
  return (String(label.dropFirst(lazyPrefix.count)), child.value)
}
