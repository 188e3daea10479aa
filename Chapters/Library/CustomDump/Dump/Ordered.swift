/// Sorts what a set or dictionary holds into an order that is the same in every process.
///
/// Keys that can be compared are sorted by that, others and those that are neither smaller nor greater by their dumps.
func ordered<Item, Key>(_ items: [Item], by key: (Item) -> Key) -> [Item] {
  let precedes = order(of: Key.self)
  return items.sorted { lhs, rhs in
    let (left, right) = (key(lhs), key(rhs))
    if let precedes {
      if precedes(left, right) { return true }
      if precedes(right, left) { return false }
    }
    let texts = (inline(left), inline(right))
    return texts.0 == texts.1 ? inline(lhs) < inline(rhs) : texts.0 < texts.1
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
