/// Whether two values print alike, found out without printing wherever they are the same in memory.
///
/// An object that occurs again counts as printed in full again. Zeros count as alike whatever their signs: no program means to
/// tell them apart.
///
/// - Parameters:
///   - lhs: The first value.
///   - rhs: The second value.
/// - Returns: Whether `String(customDumping:)` makes the same text of both, but for the signs of zeros.
@_spi(Grading)
public func printAlike<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  guard !haveSameBits(lhs, rhs) else { return true }
  var pending: [(Any, Any, depth: Int)] = [(lhs, rhs, 0)]
  while let (lhs, rhs, depth) = pending.popLast() {
    switch (Shape(reflecting: lhs), Shape(reflecting: rhs)) {
    case (.leaf(let left), .leaf(let right)), (.opaque(let left), .opaque(let right)),
      (.string(let left), .string(let right)):
      guard left == right || areZeros(lhs, rhs) else { return false }
    case (.group(let left), .group(let right)):
      if let parts = left.unlikeParts(of: right), depth < Limits.none.depth {
        pending += parts.map { ($0, $1, depth + 1) }
      } else {
        fallthrough
      }
    default:
      guard String(customDumping: lhs) == String(customDumping: rhs) else { return false }
    }
  }
  return true
}

private func areZeros(_ lhs: Any, _ rhs: Any) -> Bool {
  guard let lhs = lhs as? any FloatingPoint, let rhs = rhs as? any FloatingPoint else { return false }
  return lhs.isZero && rhs.isZero
}

extension Shape.Group {
  /// The parts that are not the same in memory, or `nil` where the groups are not built alike or what they are is told by more
  /// than their parts.
  fileprivate func unlikeParts(of other: Self) -> [(Any, Any)]? {
    guard kind == other.kind, count == other.count, object == nil, other.object == nil else { return nil }
    if let array = subject as? any ArrayValue { return array.unlikeElements(of: other.subject) }
    guard kind.isRecord || kind == .list else { return nil }
    var parts: [(Any, Any)] = []
    for (child, otherChild) in zip(children(), other.children()) {
      guard child.label == otherChild.label else { return nil }
      if !isSameInMemory(child.value, otherChild.value) { parts.append((child.value, otherChild.value)) }
    }
    return parts
  }
}

/// An array of some type.
private protocol ArrayValue {
  func unlikeElements(of other: Any) -> [(Any, Any)]?
}

extension Array: ArrayValue {
  func unlikeElements(of other: Any) -> [(Any, Any)]? {
    guard let other = other as? Self, count == other.count else { return nil }
    var parts: [(Any, Any)] = []
    for (element, otherElement) in zip(self, other) where !haveSameBits(element, otherElement) {
      parts.append((element, otherElement))
    }
    return parts
  }
}

/// Whether two values are of one type and have the same bits.
private func isSameInMemory(_ lhs: Any, _ rhs: Any) -> Bool {
  func compare<Left>(_ lhs: Left) -> Bool {
    func compare<Right>(_ rhs: Right) -> Bool {
      Left.self == Right.self && haveSameBits(lhs, rhs)
    }
    return _openExistential(rhs, do: compare)
  }
  return _openExistential(lhs, do: compare)
}

private func haveSameBits<Left, Right>(_ lhs: Left, _ rhs: Right) -> Bool {
  withUnsafeBytes(of: lhs) { lhs in withUnsafeBytes(of: rhs) { rhs in lhs.elementsEqual(rhs) } }
}
