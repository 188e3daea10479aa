/// Whether two values are equal: by their own `==`; without one, by all their parts; objects without one, by identity.
///
/// The values may be nested at will: what is still to be compared waits in a list, not on the stack.
///
/// - Parameters:
///   - lhs: The first value.
///   - rhs: The second value.
///   - exactly: Whether to go by the parts, down to the texts that they print as, whatever any `==` says.
///   - pairs: Objects that count as equal, because they are already being compared.
/// - Returns: Whether the values are equal.
func isSame(_ lhs: Any, _ rhs: Any, exactly: Bool = false, assuming pairs: Set<ObjectPair> = []) -> Bool {
  var pending = [(lhs, rhs)]
  while let (lhs, rhs) = pending.popLast() {
    if !exactly, let isEqual = ownEquality(lhs, rhs) {
      guard isEqual else { return false }
      continue
    }
    guard type(of: lhs) == type(of: rhs) else { return false }
    switch (Shape(reflecting: lhs), Shape(reflecting: rhs)) {
    case (.leaf(let left), .leaf(let right)): guard left.utf8.elementsEqual(right.utf8) else { return false }
    case (.opaque, .opaque): guard hasSameBits(lhs, rhs) else { return false }
    case (.string(let left), .string(let right)): guard left.utf8.elementsEqual(right.utf8) else { return false }
    case (.group(let left), .group(let right)):
      guard left.kind == right.kind else { return false }
      if let pair = ObjectPair(left.object, right.object) {
        guard pair.isIdentical || pairs.contains(pair) else { return false }
        continue
      }
      // What shows no parts may still have some.
      guard !left.kind.isRecord || left.count > 0 || hasSameBits(lhs, rhs) else { return false }
      guard let parts = left.parts(with: right) else { return false }
      pending += parts
    default: return false
    }
  }
  return true
}

/// Two objects that are compared with each other.
struct ObjectPair: Hashable {
  private let left: ObjectIdentifier
  private let right: ObjectIdentifier

  init?(_ left: AnyObject?, _ right: AnyObject?) {
    guard let left, let right else { return nil }
    self.left = ObjectIdentifier(left)
    self.right = ObjectIdentifier(right)
  }

  var isIdentical: Bool { left == right }
}

extension Shape.Group {
  /// The parts that must be equal for two groups to be, or `nil` if they have not the same ones.
  fileprivate func parts(with other: Self) -> [(Any, Any)]? {
    guard count == other.count else { return nil }
    if let dictionary = subject as? any DictionaryValue { return dictionary.values(with: other.subject) }
    let pairs = zip(children(), other.children())
    guard pairs.allSatisfy({ $0.label == $1.label }) else { return nil }
    return pairs.map { ($0.value, $1.value) }
  }
}

/// Whether two values of one type are the same in memory.
private func hasSameBits(_ lhs: Any, _ rhs: Any) -> Bool {
  func bytes<Value>(_ value: Value) -> [UInt8] { withUnsafeBytes(of: value, Array.init) }
  return _openExistential(lhs, do: bytes) == _openExistential(rhs, do: bytes)
}
