/// What a value's own `==` says of another one, or `nil` if it has none.
func ownEquality(_ lhs: Any, _ rhs: Any) -> Bool? {
  guard let lhs = lhs as? any Equatable else { return nil }
  if type(of: lhs) == type(of: rhs) { return lhs.equals(rhs) }
  // Only objects of one class hierarchy may be equal though their types are not.
  guard type(of: lhs) is AnyClass, let rhs = rhs as? any Equatable else { return nil }
  return lhs.equals(rhs) ?? rhs.equals(lhs)
}

/// The `==` of a type, or `nil` if it has none.
///
/// Many values of one type are compared faster by this than one by one without their type.
func equality<Value>(of type: Value.Type) -> ((Value, Value) -> Bool)? {
  func equality<Equal: Equatable>(_ type: Equal.Type) -> Any {
    let equality: (Equal, Equal) -> Bool = { $0 == $1 }
    return equality
  }
  guard let type = type as? any Equatable.Type else { return nil }
  return equality(type) as? (Value, Value) -> Bool
}

/// Whether two values of a type have one identity, or `nil` if the type's values have none.
func identity<Value>(of type: Value.Type) -> ((Value, Value) -> Bool)? {
  func identity<Item: Identifiable>(_ type: Item.Type) -> Any {
    let identity: (Item, Item) -> Bool = { $0.id == $1.id }
    return identity
  }
  guard let type = type as? any Identifiable.Type else { return nil }
  return identity(type) as? (Value, Value) -> Bool
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool? { (other as? Self).map { self == $0 } }
}
