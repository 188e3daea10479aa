import CasePaths
@_spi(Grading) import IssueReporting

/// A feature with a child that is not always there.
///
/// The child runs first, so that it sees its action before the parent may take it away. When it goes away, or another one takes
/// its place, its effects are cancelled.
struct ChildReducer<Parent: Reducer, Child: Reducer>: Reducer {
  typealias State = Parent.State
  typealias Action = Parent.Action

  let parent: Parent
  let child: Child
  let place: ChildPlace<Parent.State, Child>
  let action: AnyCasePath<Parent.Action, Child.Action>

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let before = place.id(state)
    let childEffect = reduceChild(into: &state, action: action)
    let parentEffect = parent.reduce(into: &state, action: action)
    let after = place.id(state)
    guard let before, before != after else { return .merge(childEffect, parentEffect) }
    return .merge(childEffect.ofRemovedChild(), parentEffect, .cancel(id: before))
  }

  private func reduceChild(into state: inout State, action: Action) -> Effect<Action> {
    guard let childAction = self.action.extract(from: action) else { return .none }
    guard let id = place.id(state),
      let effect = place.modify(&state, { child.reduce(into: &$0, action: childAction) })
    else {
      place.site.report(.childIsAway(place.name, action: actionText(action), place.absence))
      return .none
    }
    let embed = self.action.embed
    return effect.map { embed($0) }.ofChild(id)
  }
}

/// Where a child feature's state is, when it is there.
struct ChildPlace<ParentState, Child: Reducer> {
  /// The method that put the child there, as a message names it.
  let name: String

  /// What it means that the child is not there.
  let absence: String

  /// Where that method is called.
  let site: CallSite

  /// Which child is there, or nil if there is none.
  let id: (ParentState) -> ChildID?

  /// Runs the child on its state, if it is there.
  let modify: (inout ParentState, (inout Child.State) -> Effect<Child.Action>) -> Effect<Child.Action>?
}

/// Which child a feature has at a place.
struct ChildID: Hashable, @unchecked Sendable {
  // Key paths and ids are values that nobody changes.
  private let place: AnyHashable
  private let identity: AnyHashable?

  /// Names a child.
  ///
  /// - Parameters:
  ///   - place: The key path to it.
  ///   - state: Its state. Two states with two ids, where they have an `id`, are two children, and so are two cases.
  init(place: AnyKeyPath, state: some Any) {
    self.place = place
    identity = Self.identity(of: state)
  }

  /// Names a child among others at the same place.
  ///
  /// - Parameters:
  ///   - place: The key path to all of them.
  ///   - id: What tells it from the others.
  init(place: AnyKeyPath, id: some Hashable & Sendable) {
    self.place = place
    identity = AnyHashable(id)
  }

  private static func identity(of state: Any) -> AnyHashable? {
    if let state = state as? any Identifiable { return state.erasedID }
    guard let (path, payload) = (state as? any CasePathable)?.caseAndPayload else { return nil }
    return [AnyHashable(path), payload.flatMap { identity(of: $0) }] as [AnyHashable?]
  }
}

extension CasePathable {
  /// Which case the value is, and what it holds.
  var caseAndPayload: (AnyKeyPath, Any?)? {
    guard let paths = Self.allCasePaths as? any CasePathReflectable<Self> else { return nil }
    let path = paths[self]
    return (path, self[case: path])
  }
}

extension Identifiable {
  fileprivate var erasedID: AnyHashable { AnyHashable(id) }
}

extension Effect {
  /// Makes the effect one of a child feature: it is cancelled with the child, and its ids are the child's own.
  func ofChild(_ id: ChildID) -> Self {
    guard let operation else { return .none }
    return Self { context in
      guard let scope = CancellationScope.current else { return await operation(context) }
      await scope.run(id: CancelID(id), cancelInFlight: false, onCancel: context.hold.release) {
        await CancellationScope.$current.withValue(scope.child(CancelID(id))) { await operation(context) }
      }
      context.hold.release()
    }
  }

  /// The effect of a child that the same action has taken away.
  ///
  /// It begins in a task that is cancelled, because it would be the next moment: what it sends is dropped. An action that is
  /// returned without a task, by `send(_:)`, comes back and is complained about.
  ///
  /// - Returns: The effect.
  func ofRemovedChild() -> Self {
    guard let operation else { return .none }
    return Self { context in
      await withTaskGroup(of: Void.self) { group in
        group.cancelAll()
        group.addImmediateTask { @MainActor in await operation(context) }
      }
    }
  }
}

extension Complaint {
  /// An action of a child came while the child is not there.
  static func childIsAway(_ name: String, action: String, _ absence: String) -> Self {
    Complaint(
      summary: """
        A child feature got an action while it was not there.

        Action: \(action)

        \(absence) So the action did nothing. Three things lead here: the action was sent too late or too early; the child \
        was taken away by a reducer that ran before \(name), and the parent's 'Reduce' has to stand before it in the body; \
        an effect of the parent sent the action without a look at the state.
        """
    )
  }
}
