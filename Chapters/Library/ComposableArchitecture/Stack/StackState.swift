import CustomDump
import IdentifiedCollections

/// The states of the features that lie on each other, the last one on top: the pages that a user has gone to.
///
/// ```swift
/// @ObservableState
/// struct State {
///   var path = StackState<Path.State>()
/// }
/// ```
///
/// ``Reducer`` runs them with the `forEach` for stacks.
public struct StackState<Element> {
  private var entries = IdentifiedArrayOf<Entry>()
  private var nextID = StackElementID(0)

  fileprivate struct Entry: Identifiable {
    let id: StackElementID
    var element: Element
  }

  /// Creates a stack without elements.
  public init() {}

  /// The ids of the elements, from the bottom to the top.
  public var ids: OrderedSet<StackElementID> { entries.ids }

  /// The element with an id, or `nil` if there is none.
  ///
  /// Writing an element replaces the old one, or puts it on top; writing `nil` removes it.
  ///
  /// - Parameter id: The element's id.
  public subscript(id id: StackElementID) -> Element? {
    get { entries[id: id]?.element }
    set {
      guard let newValue else { return _ = entries.remove(id: id) }
      entries.updateOrAppend(Entry(id: id, element: newValue))
      nextID = StackElementID(Swift.max(nextID.number, id.number + 1))
    }
  }

  /// What a case of an element holds, or `nil` if there is no such element, or if it is another case.
  ///
  /// - Parameters:
  ///   - id: The element's id.
  ///   - path: The case.
  public subscript<Value>(id id: StackElementID, case path: CaseKeyPath<Element, Value>) -> Value?
  where Element: CasePathable {
    get { self[id: id]?[case: path] }
    set { self[id: id]?[case: path] = newValue }
  }

  /// Removes an element and all those on top of it.
  ///
  /// - Parameter id: The element's id; nothing happens if there is no such element.
  public mutating func pop(from id: StackElementID) {
    guard let position = entries.index(id: id) else { return }
    entries.removeSubrange(position...)
  }

  /// Removes all elements that lie on one.
  ///
  /// - Parameter id: The element's id; nothing happens if there is no such element.
  public mutating func pop(to id: StackElementID) {
    guard let position = entries.index(id: id) else { return }
    entries.removeSubrange((position + 1)...)
  }
}

extension StackState: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  /// The position of the element at the bottom, 0.
  public var startIndex: Int { entries.startIndex }

  /// The position after the element on top.
  public var endIndex: Int { entries.endIndex }

  /// The element at a position.
  ///
  /// - Parameter position: The position.
  public subscript(position: Int) -> Element {
    get { entries[position].element }
    _modify { yield &entries[position].element }
  }

  /// Puts elements in the place of those of a range; they get new ids.
  ///
  /// - Parameters:
  ///   - subrange: The positions of the old elements.
  ///   - newElements: The new elements.
  public mutating func replaceSubrange(_ subrange: Range<Int>, with newElements: some Collection<Element>) {
    entries.removeSubrange(subrange)
    for (offset, element) in newElements.enumerated() {
      entries.insert(Entry(id: nextID, element: element), at: subrange.lowerBound + offset)
      nextID = StackElementID(nextID.number + 1)
    }
  }
}

extension StackState: ExpressibleByArrayLiteral {
  /// Creates a stack of elements, from the bottom to the top.
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

// Two stacks are equal if they have equal elements with the same ids: what was once on them is not part of them.
extension StackState.Entry: Equatable where Element: Equatable {}
extension StackState.Entry: Hashable where Element: Hashable {}
extension StackState.Entry: Sendable where Element: Sendable {}

extension StackState: Sendable where Element: Sendable {}

extension StackState: Equatable where Element: Equatable {
  /// Whether two stacks have equal elements with the same ids.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.entries == rhs.entries }
}

extension StackState: Hashable where Element: Hashable {
  /// Hashes the elements and their ids.
  public func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}

extension StackState: CustomReflectable, CustomDumpReflectable {
  /// The elements by their ids.
  public var customMirror: Mirror { customDumpMirror }

  /// The elements by their ids.
  public var customDumpMirror: Mirror {
    Mirror(self, children: entries.map { ("\($0.id)", $0.element as Any) }, displayStyle: .struct)
  }
}

extension StackState: _ObservableStateContainer where Element: _ObservableStateContainer {
  /// The identities of the elements, in order.
  public var _$id: ObservableStateID {
    ._$list(entries.map(\.element._$id))
  }
}
