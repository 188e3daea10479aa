import Foundation

extension IdentifiedArray {
  /// Removes the element with an id.
  ///
  /// - Parameter id: The id.
  /// - Returns: The element, or `nil` if there was none.
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    index(id: id).map { remove(at: $0) }
  }

  /// Removes the element with the same id as another one.
  ///
  /// - Parameter element: An element with the id.
  /// - Returns: The element, or `nil` if there was none.
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: element[keyPath: id])
  }

  /// Removes the element at a position.
  ///
  /// - Parameter position: The position.
  /// - Returns: The element.
  @discardableResult
  public mutating func remove(at position: Int) -> Element {
    ids.remove(at: position)
    return elements.remove(at: position)
  }

  /// Removes the elements at some positions.
  ///
  /// - Parameter offsets: The positions.
  public mutating func remove(atOffsets offsets: IndexSet) {
    rearrange(indices.filter { !offsets.contains($0) })
  }

  /// Removes all elements.
  ///
  /// - Parameter keepCapacity: Whether the room that they took is kept for others.
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    let capacity = keepCapacity ? elements.capacity : 0
    self = Self(id: id)
    reserveCapacity(capacity)
  }

  /// Removes the elements that a closure says yes to.
  ///
  /// - Parameter shouldBeRemoved: Is asked about each element.
  /// - Throws: What the closure throws; nothing is removed then.
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    rearrange(try indices.filter { try !shouldBeRemoved(elements[$0]) })
  }

  /// Removes the first element of an array that has some.
  ///
  /// - Returns: The element.
  @discardableResult
  public mutating func removeFirst() -> Element {
    remove(at: startIndex)
  }

  /// Removes the first elements.
  ///
  /// - Parameter count: How many.
  public mutating func removeFirst(_ count: Int) {
    removeSubrange(..<count)
  }

  /// Removes the last element of an array that has some.
  ///
  /// - Returns: The element.
  @discardableResult
  public mutating func removeLast() -> Element {
    remove(at: endIndex - 1)
  }

  /// Removes the last elements.
  ///
  /// - Parameter count: How many.
  public mutating func removeLast(_ count: Int) {
    removeSubrange((endIndex - count)...)
  }

  /// Removes the elements of a range.
  ///
  /// - Parameter bounds: The positions.
  public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
    removeSubrange(bounds.relative(to: self))
  }

  /// Removes the elements of a range.
  ///
  /// - Parameter bounds: The positions.
  public mutating func removeSubrange(_ bounds: Range<Int>) {
    precondition(
      bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex,
      "The range \(bounds) cannot be removed: the positions of the identified array are \(startIndex..<endIndex)."
    )
    rearrange(Array(startIndex..<bounds.lowerBound) + Array(bounds.upperBound..<endIndex))
  }

  /// The elements that a closure says yes to, in an array of the same kind.
  ///
  /// - Parameter isIncluded: Is asked about each element.
  /// - Returns: The array.
  /// - Throws: What the closure throws.
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var result = self
    try result.removeAll { try !isIncluded($0) }
    return result
  }

  /// Takes on another selection or order of its own elements.
  ///
  /// - Parameter order: The old positions of the elements, in the new order.
  mutating func rearrange(_ order: [Int]) {
    elements = order.map { elements[$0] }
    ids.rearrange(order)
  }
}
