/// Sorts what a set or dictionary holds into an order that is the same in every process.
///
/// Keys that can be compared are sorted by that, others and those that are neither smaller nor greater by their dumps.
func ordered<Item, Key>(
  _ items: [Item],
  by key: (Item) -> Key,
  in surroundings: Surroundings = Surroundings()
) -> [Item] {
  let precedes = order(of: Key.self)
  var keys = Texts(surroundings: surroundings.ofOrdering(isClose: false))
  var wholes = Texts(surroundings: surroundings.ofOrdering(isClose: true))
  return items.indices.sorted { lhs, rhs in
    let (left, right) = (key(items[lhs]), key(items[rhs]))
    if let precedes {
      if precedes(left, right) { return true }
      if precedes(right, left) { return false }
    }
    let (first, second) = (keys.text(of: left, at: lhs), keys.text(of: right, at: rhs))
    guard first == second else { return first < second }
    return wholes.text(of: items[lhs], at: lhs) < wholes.text(of: items[rhs], at: rhs)
  }
  .map { items[$0] }
}

/// The dumps of some values, each of which is made once, when it is asked for.
private struct Texts {
  let surroundings: Surroundings
  private var texts: [Int: String] = [:]

  init(surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  mutating func text(of value: Any, at position: Int) -> String {
    if let text = texts[position] { return text }
    let text = inline(value, in: surroundings)
    texts[position] = text
    return text
  }
}

/// The `<` of a type, or `nil` if it has none that is the same in every process.
private func order<Value>(of type: Value.Type) -> ((Value, Value) -> Bool)? {
  func order<Ordered: Comparable>(_ type: Ordered.Type) -> Any {
    let order: (Ordered, Ordered) -> Bool = { $0 < $1 }
    return order
  }
  // Compared by address.
  guard type != ObjectIdentifier.self, let type = type as? any Comparable.Type else { return nil }
  return order(type) as? (Value, Value) -> Bool
}
