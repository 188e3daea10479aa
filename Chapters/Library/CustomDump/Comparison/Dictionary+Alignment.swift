/// A dictionary, whose keys have another order in every process.
protocol DictionaryValue {
  /// The values, labelled with the dumps of their keys, in an order that is the same in every process.
  func orderedChildren(in surroundings: Surroundings) -> Mirror.Children

  /// The values of this dictionary and another one of its type, or `nil` if they have not the same keys.
  func values(with other: Any) -> [(Any, Any)]?

  /// Lines up the values of this dictionary and another one of its type.
  func alignment(with other: Any, exactly: Bool, isSame: (Any, Any) -> Bool) -> Alignment?
}

extension Dictionary: DictionaryValue {
  func orderedChildren(in surroundings: Surroundings) -> Mirror.Children {
    let entries = ordered(Array(self), by: \.key, in: surroundings)
    return Mirror.Children(entries.map { (inline($0.key, in: surroundings), $0.value) })
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
    // A key is never looked up where it came from: one that is not equal to itself would not be found.
    var different: [(key: Key, left: Value?, right: Value?)] = []
    for (key, value) in self {
      guard let index = other.index(forKey: key) else {
        different.append((key, value, nil))
        continue
      }
      let otherValue = other[index].value
      if !(equality?(value, otherValue) ?? isSame(value, otherValue)) { different.append((key, value, otherValue)) }
    }
    let sameCount = count - different.count
    for (key, value) in other where index(forKey: key) == nil { different.append((key, nil, value)) }

    let entries = ordered(different, by: \.key)
    func part(_ value: Value?, at position: Int) -> Part {
      // Without the optional around it, whose type is not that of the value.
      Part(value.map { $0 as Any } ?? (), label: "\(inline(entries[position].key)): ")
    }
    var alignment = Alignment(
      left: { part(entries[$0].left, at: $0) },
      right: { part(entries[$0].right, at: $0) }
    )
    for (position, entry) in entries.enumerated() {
      switch (entry.left, entry.right) {
      case (_, nil): alignment.append(.removed(position))
      case (nil, _): alignment.append(.inserted(position))
      case (_, _): alignment.append(.changed(position, position))
      }
    }
    alignment.appendSame(sameCount)
    return alignment
  }
}
