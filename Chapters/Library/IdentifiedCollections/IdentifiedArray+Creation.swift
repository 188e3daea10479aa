extension IdentifiedArray {
  /// Creates an array of elements that have distinct ids.
  ///
  /// Two elements with one id are a mistake: it is reported, and the first one is taken.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: Where an element has its id.
  public init(uniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(id: id)
    reserveCapacity(elements.underestimatedCount)
    for element in elements where !append(element).inserted { report(.repeated(element[keyPath: id])) }
  }

  /// Creates an array of elements that are known to have distinct ids.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: Where an element has its id.
  public init(uncheckedUniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(uniqueElements: elements, id: id)
  }

  /// Creates an array of elements of which some may have the same id.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: Where an element has its id.
  ///   - combine: Makes one element of the one that the array has and a later one with its id.
  /// - Throws: What the closure throws.
  public init(
    _ elements: some Sequence<Element>,
    id: KeyPath<Element, ID>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init(id: id)
    for element in elements {
      let (inserted, position) = append(element)
      if !inserted { update(try combine(self.elements[position], element), at: position) }
    }
  }

  /// Copies an array.
  ///
  /// - Parameter elements: The array.
  public init(_ elements: Self) {
    self = elements
  }

  /// Creates an array of a part of another one.
  ///
  /// - Parameter elements: The part.
  public init(_ elements: SubSequence) {
    self.init(uniqueElements: elements, id: elements.base.id)
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Creates an array of elements that have distinct ids.
  ///
  /// Two elements with one id are a mistake: it is reported, and the first one is taken.
  ///
  /// - Parameter elements: The elements.
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init(uniqueElements: elements, id: \.id)
  }

  /// Creates an array of elements that have distinct ids.
  ///
  /// Two elements with one id are a mistake: it is reported, and the first one is taken.
  ///
  /// - Parameter elements: The elements.
  public init(_ elements: some Sequence<Element>) {
    self.init(uniqueElements: elements, id: \.id)
  }

  /// Creates an array of elements that are known to have distinct ids.
  ///
  /// - Parameter elements: The elements.
  public init(uncheckedUniqueElements elements: some Sequence<Element>) {
    self.init(uniqueElements: elements, id: \.id)
  }

  /// Creates an array of elements of which some may have the same id.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - combine: Makes one element of the one that the array has and a later one with its id.
  /// - Throws: What the closure throws.
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    try self.init(elements, id: \.id, uniquingIDsWith: combine)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral where Element: Identifiable, ID == Element.ID {
  /// Creates an array of the elements of a literal.
  ///
  /// Two elements with one id are a mistake: it is reported, and the first one is taken.
  public init(arrayLiteral elements: Element...) {
    self.init(uniqueElements: elements)
  }
}
