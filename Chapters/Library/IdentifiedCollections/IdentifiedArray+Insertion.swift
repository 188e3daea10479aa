extension IdentifiedArray {
  /// Adds an element at the end, unless there is one with its id.
  ///
  /// - Parameter element: The element.
  /// - Returns: Whether it was added, and the position of the element with its id.
  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    insert(element, at: endIndex)
  }

  /// Adds elements at the end, except for those whose ids are there already.
  ///
  /// - Parameter newElements: The elements.
  public mutating func append(contentsOf newElements: some Sequence<Element>) {
    for element in newElements { append(element) }
  }

  /// Inserts an element, unless there is one with its id.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - position: Its position to be.
  /// - Returns: Whether it was inserted, and the position of the element with its id.
  @discardableResult
  public mutating func insert(_ element: Element, at position: Int) -> (inserted: Bool, index: Int) {
    let id = element[keyPath: self.id]
    if let index = index(id: id) { return (false, index) }
    elements.insert(element, at: position)
    ids.insert(id, at: position)
    return (true, position)
  }

  /// Replaces the element with the same id, or adds the element at the end.
  ///
  /// - Parameter element: The element.
  /// - Returns: The element that was replaced, or `nil` if there was none.
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    updateOrInsert(element, at: endIndex).originalMember
  }

  /// Replaces the element with the same id, or inserts the element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - position: Its position to be, if it is new.
  /// - Returns: The element that was replaced, or `nil` if there was none, and the position.
  @discardableResult
  public mutating func updateOrInsert(
    _ element: Element,
    at position: Int
  ) -> (originalMember: Element?, index: Int) {
    let (inserted, index) = insert(element, at: position)
    if inserted { return (nil, index) }
    let original = elements[index]
    elements[index] = element
    return (original, index)
  }

  /// Replaces the element at a position by another one with the same id.
  ///
  /// An element with another id is a mistake: it is reported, and nothing is changed.
  ///
  /// - Parameters:
  ///   - element: The new element.
  ///   - position: The position.
  /// - Returns: The old element.
  @discardableResult
  public mutating func update(_ element: Element, at position: Int) -> Element {
    let original = elements[position]
    if has(element, id: ids[position]) {
      elements[position] = element
    } else {
      report(.misplaced(element[keyPath: id], as: ids[position]))
    }
    return original
  }

  /// Makes room for elements to come.
  ///
  /// - Parameter minimumCapacity: The number of elements that the array will have.
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    elements.reserveCapacity(minimumCapacity)
    ids.reserveCapacity(minimumCapacity)
  }
}
