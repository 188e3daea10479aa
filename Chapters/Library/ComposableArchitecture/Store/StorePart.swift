import CasePaths

/// A part of the feature that a store runs: a child feature.
final class StorePart<Whole: StoreBase, State, Action>: StoreBase {
  private let whole: Whole
  private let part: (Whole.State) -> State?
  private let embed: (Action) -> Whole.Action

  /// What was there when somebody last looked: a view may do so once more after the part is gone.
  private var last: State

  /// Creates a part.
  ///
  /// - Parameters:
  ///   - whole: What it is a part of.
  ///   - last: The part's state now.
  ///   - part: Finds the state of the part, if it is there.
  ///   - embed: Makes an action of the whole of one of the part.
  init(
    of whole: Whole,
    last: State,
    part: @escaping (Whole.State) -> State?,
    embed: @escaping (Action) -> Whole.Action
  ) {
    self.whole = whole
    self.last = last
    self.part = part
    self.embed = embed
  }

  var state: State {
    if let state = Observing.paused({ part(whole.state) }) { last = state }
    return last
  }

  var isPresent: Bool {
    Observing.paused { part(whole.state) != nil } && whole.isPresent
  }

  var changes: Signal { whole.changes }

  func send(_ action: Action, origin: EffectOrigin) {
    whole.send(embed(action), origin: origin)
  }

  func watch(for watcher: any ReplacementWatcher, _ identity: @escaping (State) -> ObservableStateID?) {
    whole.watch(for: watcher) { [part] state in part(state).flatMap(identity) }
  }
}

extension StoreBase {
  /// A part of this.
  ///
  /// - Parameters:
  ///   - last: The part's state now.
  ///   - state: Finds the state of the part, if it is there.
  ///   - embed: Makes an action of this of one of the part.
  /// - Returns: The part.
  func part<PartState, PartAction>(
    last: PartState,
    state: @escaping (State) -> PartState?,
    embed: @escaping (PartAction) -> Action
  ) -> any StoreBase<PartState, PartAction> {
    StorePart(of: self, last: last, part: state, embed: embed)
  }
}
