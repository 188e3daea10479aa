/// An array that finds its elements by their ids as fast as a dictionary does, and holds each id once.
///
/// ```swift
/// var todos: IdentifiedArrayOf<Todo> = [Todo(id: 1, title: "Milk"), Todo(id: 2, title: "Bread")]
/// todos[id: 2]?.isDone = true
/// todos[id: 1] = nil
/// ```
///
/// Elements that are not `Identifiable` say what their id is by a key path: `IdentifiedArray(uniqueElements: names, id: \.self)`.
public struct IdentifiedArray<ID: Hashable, Element> {
  /// Where an element has its id.
  public let id: KeyPath<Element, ID>

  /// The elements, in order.
  public internal(set) var elements: [Element] = []

  /// The ids, in the order of their elements.
  public internal(set) var ids = OrderedSet<ID>()

  /// Creates an array without elements.
  ///
  /// - Parameter id: Where an element has its id.
  public init(id: KeyPath<Element, ID>) {
    self.id = id
  }
}

/// An array of elements that are `Identifiable`: `IdentifiedArrayOf<Todo>`.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

// Key paths are values that nobody changes.
extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {}

extension IdentifiedArray {
  /// The position of an element.
  ///
  /// - Parameter id: The element's id.
  /// - Returns: The position, or `nil` if there is no such element.
  public func index(id: ID) -> Int? {
    ids.firstIndex(of: id)
  }

  /// The element with an id, or `nil` if there is none.
  ///
  /// Writing an element replaces the old one, or adds it at the end; writing `nil` removes it.
  ///
  /// - Parameter id: The element's id.
  public subscript(id id: ID) -> Element? {
    get {
      index(id: id).map { elements[$0] }
    }
    set {
      guard let newValue else { return _ = remove(id: id) }
      guard has(newValue, id: id) else { return report(.misplaced(newValue[keyPath: self.id], as: id)) }
      updateOrAppend(newValue)
    }
    _modify {
      let position = index(id: id)
      // The element is taken out while it changes: with two owners, whatever it holds would be copied.
      var element = position.map { take(at: $0) }
      defer {
        if let position {
          putBack(element, at: position)
        } else if let element, has(element, id: id) {
          append(element)
        } else if let element {
          report(.misplaced(element[keyPath: self.id], as: id))
        }
      }
      yield &element
    }
  }

  /// Takes an element out; its place is kept by the last element.
  private mutating func take(at position: Int) -> Element {
    elements.swapAt(position, elements.endIndex - 1)
    return elements.removeLast()
  }

  /// Puts back what was taken out, or closes the gap if nothing is left of it.
  private mutating func putBack(_ element: Element?, at position: Int) {
    if let element {
      elements.append(element)
      elements.swapAt(position, elements.endIndex - 1)
      checkIdentity(at: position)
    } else {
      if position < elements.endIndex { elements.append(elements.remove(at: position)) }
      ids.remove(at: position)
    }
  }

  /// Whether an element has an id.
  func has(_ element: Element, id: ID) -> Bool {
    element[keyPath: self.id] == id
  }

  /// Complains if an element that was changed in place is no longer the one that it was.
  func checkIdentity(at position: Int) {
    let id = ids[position]
    guard !has(elements[position], id: id) else { return }
    report(.changed(from: id, to: elements[position][keyPath: self.id]))
  }
}
