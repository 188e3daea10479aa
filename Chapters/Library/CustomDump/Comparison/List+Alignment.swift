extension RandomAccessCollection {
  /// Lines up the elements of this collection and another one of its type.
  ///
  /// Elements with an identity belong together if they have the same one, others if they are equal. What is left between
  /// them is paired in order.
  ///
  /// - Parameters:
  ///   - other: The other collection.
  ///   - exactly: Whether to go by the parts of the elements, whatever their `==` says.
  ///   - isSame: Whether two elements are equal, for types without an `==`.
  /// - Returns: The alignment, or `nil` if the other collection is of another type.
  func alignment(with other: Any, exactly: Bool, isSame: (Any, Any) -> Bool) -> Alignment? {
    guard let other = other as? Self else { return nil }
    let (left, right) = (Array(self), Array(other))
    let equality = exactly ? nil : equality(of: Element.self)
    let identity = identity(of: Element.self)
    var alignment = Alignment(
      left: { Part(left[$0], label: "[\($0)]: ") },
      right: { Part(right[$0], label: "[\($0)]: ") }
    )
    alignment.appendLists(
      left.count,
      right.count,
      isIdentified: identity != nil,
      isSame: { equality?(left[$0], right[$1]) ?? isSame(left[$0], right[$1]) },
      belong: { identity?(left[$0], right[$1]) ?? equality?(left[$0], right[$1]) ?? isSame(left[$0], right[$1]) }
    )
    return alignment
  }
}

extension Alignment {
  /// Lines up two lists.
  ///
  /// The time is linear if few elements differ. If very many do, the elements are paired in order instead of searching
  /// for those that moved.
  ///
  /// - Parameters:
  ///   - leftCount: The length of the first list.
  ///   - rightCount: The length of the second list.
  ///   - isIdentified: Whether elements are paired only where each has a counterpart, as those with an identity are.
  ///   - isSame: Whether elements at two positions are equal.
  ///   - belong: Whether elements at two positions belong together, though they may differ.
  mutating func appendLists(
    _ leftCount: Int,
    _ rightCount: Int,
    isIdentified: Bool = false,
    isSame: (Int, Int) -> Bool,
    belong: (Int, Int) -> Bool
  ) {
    var start = 0
    while start < min(leftCount, rightCount), isSame(start, start) { start += 1 }
    var (leftEnd, rightEnd) = (leftCount, rightCount)
    while leftEnd > start, rightEnd > start, isSame(leftEnd - 1, rightEnd - 1) {
      leftEnd -= 1
      rightEnd -= 1
    }
    let matches =
      commonSubsequence(leftEnd - start, rightEnd - start) { belong(start + $0, start + $1) }
      ?? (0..<min(leftEnd, rightEnd) - start).map { ($0, $0) }

    appendSame(start)
    var (left, right) = (start, start)
    for match in matches + [(leftEnd - start, rightEnd - start)] {
      let (nextLeft, nextRight) = (start + match.0, start + match.1)
      let pairs = min(nextLeft - left, nextRight - right)
      if !isIdentified || nextLeft - left == nextRight - right {
        for _ in 0..<pairs {
          appendPair(left, right, isSame: isSame)
          (left, right) = (left + 1, right + 1)
        }
      }
      for position in left..<nextLeft { append(.removed(position)) }
      for position in right..<nextRight { append(.inserted(position)) }
      if nextLeft < leftEnd, nextRight < rightEnd { appendPair(nextLeft, nextRight, isSame: isSame) }
      (left, right) = (nextLeft + 1, nextRight + 1)
    }
    appendSame(leftCount - leftEnd)
  }

  /// Adds two parts that belong together.
  mutating func appendPair(_ left: Int, _ right: Int, isSame: (Int, Int) -> Bool) {
    if isSame(left, right) { appendSame(1) } else { append(.changed(left, right)) }
  }
}
