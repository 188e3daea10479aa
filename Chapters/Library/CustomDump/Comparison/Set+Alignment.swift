/// A set, whose elements have another order in every process.
protocol SetValue {
  /// The elements in an order that is the same in every process.
  func orderedChildren(in surroundings: Surroundings) -> Mirror.Children

  /// Lines up the elements of this set and another one of its type.
  func alignment(with other: Any) -> Alignment?
}

extension Set: SetValue {
  func orderedChildren(in surroundings: Surroundings) -> Mirror.Children {
    Mirror.Children(ordered(Array(self), by: \.self, in: surroundings).map { (label: nil, value: $0 as Any) })
  }

  func alignment(with other: Any) -> Alignment? {
    guard let other = other as? Self else { return nil }
    let removed = ordered(Array(subtracting(other)), by: \.self)
    let inserted = ordered(Array(other.subtracting(self)), by: \.self)
    var alignment = Alignment(left: { Part(removed[$0]) }, right: { Part(inserted[$0]) })
    for position in removed.indices { alignment.append(.removed(position)) }
    for position in inserted.indices { alignment.append(.inserted(position)) }
    alignment.appendSame(count - removed.count)
    return alignment
  }
}
