extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  /// The position of the first element, 0.
  public var startIndex: Int { elements.startIndex }

  /// The position after the last element.
  public var endIndex: Int { elements.endIndex }

  /// The element at a position.
  ///
  /// An element that is changed in place keeps its id. Another element may be put in its place, if its id is not elsewhere in
  /// the array. Anything else is a mistake and is reported.
  ///
  /// - Parameter position: The position.
  public subscript(position: Int) -> Element {
    get {
      elements[position]
    }
    set {
      let id = newValue[keyPath: self.id]
      if let owner = index(id: id), owner != position { return report(.taken(id, at: position, by: owner)) }
      elements[position] = newValue
      ids.replace(at: position, with: id)
    }
    _modify {
      defer { checkIdentity(at: position) }
      yield &elements[position]
    }
  }
}

extension IdentifiedArray: RangeReplaceableCollection where Element: Identifiable, ID == Element.ID {
  /// Creates an array without elements.
  public init() {
    self.init(id: \.id)
  }

  /// Puts elements in the place of those of a range.
  ///
  /// A new element whose id is elsewhere in the array replaces the element there.
  ///
  /// - Parameters:
  ///   - subrange: The positions of the old elements.
  ///   - newElements: The new elements.
  public mutating func replaceSubrange(_ subrange: Range<Int>, with newElements: some Collection<Element>) {
    if !subrange.isEmpty { removeSubrange(subrange) }
    var position = subrange.lowerBound
    for element in newElements where updateOrInsert(element, at: position).originalMember == nil { position += 1 }
  }
}
