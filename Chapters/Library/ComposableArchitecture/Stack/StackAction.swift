import CasePaths

/// What can happen to a stack of features: the actions of its elements, and elements that come and go.
public enum StackAction<State, Action> {
  /// An action of an element.
  indirect case element(id: StackElementID, action: Action)

  /// An element and all those on top of it are to go away.
  case popFrom(id: StackElementID)

  /// An element comes on top.
  case push(id: StackElementID, state: State)
}

/// The actions of a stack of features of one kind: `StackActionOf<Path>`.
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}

extension StackAction: CasePathable {
  /// The case paths of a stack's actions: of each case, and of each element.
  public struct AllCasePaths: Sendable {
    /// The path to an action and the id of the element that it is for.
    public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      AnyCasePath(
        _$name: "element",
        embed: { .element(id: $0.id, action: $0.action) },
        extract: { root in
          guard case .element(let id, let action) = root else { return nil }
          return (id, action)
        }
      )
    }

    /// The path to the id of an element that goes away.
    public var popFrom: AnyCasePath<StackAction, StackElementID> {
      AnyCasePath(
        _$name: "popFrom",
        embed: { .popFrom(id: $0) },
        extract: { root in
          guard case .popFrom(let id) = root else { return nil }
          return id
        }
      )
    }

    /// The path to an element that comes, and its id.
    public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
      AnyCasePath(
        _$name: "push",
        embed: { .push(id: $0.id, state: $0.state) },
        extract: { root in
          guard case .push(let id, let state) = root else { return nil }
          return (id, state)
        }
      )
    }

    /// The path to the actions of one element.
    ///
    /// - Parameter id: The element's id.
    public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
      AnyCasePath(
        _$name: "[id: \(id.number)]",
        embed: { .element(id: id, action: $0) },
        extract: { root in
          guard case .element(id, let action) = root else { return nil }
          return action
        }
      )
    }
  }

  /// The case paths of a stack's actions.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Case {
  /// The actions of one element: `\.path[id: 0]`.
  ///
  /// - Parameter id: The element's id.
  public subscript<State, Action>(id id: StackElementID) -> Case<Action> where Value == StackAction<State, Action> {
    self[dynamicMember: \.[id: id]]
  }
}
