/// A dictionary, whose keys have another order in every process.
protocol DictionaryValue {
  /// The values, labelled with the dumps of their keys, in an order that is the same in every process.
  var orderedChildren: Mirror.Children { get }

  /// The values of this dictionary and another one of its type, or `nil` if they have not the same keys.
  func values(with other: Any) -> [(Any, Any)]?

  /// Lines up the values of this dictionary and another one of its type.
  func alignment(with other: Any, exactly: Bool, isSame: (Any, Any) -> Bool) -> Alignment?
}

extension Dictionary: DictionaryValue {
  var orderedChildren: Mirror.Children {
    Mirror.Children(ordered(Array(self), by: \.key).map { (inline($0.key), $0.value) })
  }

  func values(with other: Any) -> [(Any, Any)]? {
    guard let other = other as? Self, count == other.count else { return nil }
    var values: [(Any, Any)] = []
    for (key, value) in self {
      guard let index = other.index(forKey: key) else { return nil }
      values.append((value, other[index].value))
    }
    return values
  }

  func alignment(with other: Any, exactly: Bool, isSame: (Any, Any) -> Bool) -> Alignment? {
    guard let other = other as? Self else { return nil }
    let equality = exactly ? nil : equality(of: Value.self)
    var keys: [Key] = []
    for (key, value) in self {
      guard let index = other.index(forKey: key) else {
        keys.append(key)
        continue
      }
      let otherValue = other[index].value
      if !(equality?(value, otherValue) ?? isSame(value, otherValue)) { keys.append(key) }
    }
    let sameCount = count - keys.count
    for key in other.keys where index(forKey: key) == nil { keys.append(key) }
    keys = ordered(keys, by: \.self)

    var (removed, inserted): ([Element], [Element]) = ([], [])
    var steps: [Alignment.Step] = []
    for key in keys {
      let (left, right) = (index(forKey: key), other.index(forKey: key))
      if let left { removed.append(self[left]) }
      if let right { inserted.append(other[right]) }
      switch (left, right) {
      case (_, nil): steps.append(.removed(removed.count - 1))
      case (nil, _): steps.append(.inserted(inserted.count - 1))
      case (_, _): steps.append(.changed(removed.count - 1, inserted.count - 1))
      }
    }
    var alignment = Alignment(
      left: { [removed] in Part(removed[$0].value, label: "\(inline(removed[$0].key)): ") },
      right: { [inserted] in Part(inserted[$0].value, label: "\(inline(inserted[$0].key)): ") }
    )
    steps.forEach { alignment.append($0) }
    alignment.appendSame(sameCount)
    return alignment
  }
}
