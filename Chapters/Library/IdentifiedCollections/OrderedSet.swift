/// Distinct elements in an order, each of which is found as fast as in a set.
///
/// It is what ``IdentifiedArray/ids`` hands out.
public struct OrderedSet<Element: Hashable> {
  private(set) var members: [Element] = []
  private var positions: [Element: Int] = [:]

  /// Creates an empty set.
  public init() {}

  /// Creates a set of the elements of a sequence; an element that is there already is left out.
  ///
  /// - Parameter elements: The elements.
  public init(_ elements: some Sequence<Element>) {
    for element in elements { insert(element, at: members.endIndex) }
  }

  /// Whether the set has an element.
  ///
  /// - Parameter element: The element.
  /// - Returns: `true` if it is there.
  public func contains(_ element: Element) -> Bool {
    positions[element] != nil
  }

  /// The position of an element.
  ///
  /// - Parameter element: The element.
  /// - Returns: The position, or `nil` if it is not there.
  public func firstIndex(of element: Element) -> Int? {
    positions[element]
  }
}

extension OrderedSet {
  /// Inserts an element that is not there yet.
  ///
  /// - Returns: Whether it was inserted.
  @discardableResult
  mutating func insert(_ element: Element, at position: Int) -> Bool {
    guard positions[element] == nil else { return false }
    if position < members.endIndex { shift(from: position, by: 1) }
    members.insert(element, at: position)
    positions[element] = position
    return true
  }

  /// Removes the element at a position.
  mutating func remove(at position: Int) {
    positions[members.remove(at: position)] = nil
    if position < members.endIndex { shift(from: position + 1, by: -1) }
  }

  /// Puts a new element in the place of an old one.
  mutating func replace(at position: Int, with element: Element) {
    positions[members[position]] = nil
    members[position] = element
    positions[element] = position
  }

  /// Takes on another selection or order of its own elements.
  ///
  /// - Parameter order: The old positions of the elements, in the new order.
  mutating func rearrange(_ order: [Int]) {
    self = Self(order.map { members[$0] })
  }

  /// Exchanges two elements.
  mutating func swapAt(_ i: Int, _ j: Int) {
    members.swapAt(i, j)
    positions[members[i]] = i
    positions[members[j]] = j
  }

  mutating func reserveCapacity(_ capacity: Int) {
    members.reserveCapacity(capacity)
    positions.reserveCapacity(capacity)
  }

  private mutating func shift(from position: Int, by distance: Int) {
    // Faster than to hash every element that moves.
    for index in positions.values.indices where positions.values[index] >= position {
      positions.values[index] += distance
    }
  }
}

extension OrderedSet: RandomAccessCollection {
  /// The position of the first element.
  public var startIndex: Int { members.startIndex }

  /// The position after the last element.
  public var endIndex: Int { members.endIndex }

  /// The element at a position.
  ///
  /// - Parameter position: The position.
  public subscript(position: Int) -> Element { members[position] }
}

extension OrderedSet: Hashable {
  /// Whether two sets have the same elements in the same order.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.members == rhs.members }

  /// Hashes the elements in their order.
  public func hash(into hasher: inout Hasher) { hasher.combine(members) }
}

extension OrderedSet: Sendable where Element: Sendable {}

extension OrderedSet: ExpressibleByArrayLiteral {
  /// Creates a set of the elements of a literal; an element that is there already is left out.
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension OrderedSet: CustomStringConvertible, CustomReflectable {
  /// The elements as an array prints them.
  public var description: String { "\(members)" }

  /// The elements as those of a collection.
  public var customMirror: Mirror { Mirror(self, unlabeledChildren: members, displayStyle: .collection) }
}
