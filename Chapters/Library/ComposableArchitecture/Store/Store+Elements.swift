import CasePaths
import IdentifiedCollections

extension Store where State: ObservableState {
  /// The stores of the features in a list.
  ///
  /// ```swift
  /// for row in store.scope(state: \.rows, action: \.rows) {
  ///   row.send(.refresh)
  /// }
  /// ```
  ///
  /// Who asks is told when elements come, go or change places. Who observes the store of an element is told of that element's
  /// changes only. An element has the same store wherever it is in the list.
  ///
  /// - Parameters:
  ///   - state: The field that holds the states of the elements.
  ///   - action: The case that holds the actions of the elements.
  /// - Returns: The stores, in the order of the elements.
  public func scope<ID: Hashable & Sendable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    let elements = self.state[keyPath: state]
    let embed = AnyCasePath(action).embed
    return ElementStores(count: elements.count) { [self] position in
      let id = elements.ids[position]
      let key = ChildStores.Key(
        Store<ElementState, ElementAction>.self,
        state: state,
        action: action,
        element: AnyHashable(id)
      )
      return child(key) {
        base.part(
          last: elements[position],
          state: { $0[keyPath: state][id: id] },
          embed: { embed(.element(id: id, action: $0)) }
        )
      }
    }
  }
}

/// The stores of the features in a list, made when they are asked for.
private struct ElementStores<Element: Sendable>: RandomAccessCollection {
  let count: Int
  let store: @MainActor (_ position: Int) -> Element

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> Element {
    // Views ask for elements on the main actor, as they do for the list: the protocol cannot say so.
    MainActor.assumeIsolated { store(position) }
  }
}
