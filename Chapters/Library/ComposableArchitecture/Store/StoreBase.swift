/// What a store stands on: a feature that it runs, or a part of the one that another store runs.
@MainActor
protocol StoreBase<State, Action>: AnyObject {
  /// What the feature knows.
  associatedtype State

  /// What can happen in the feature.
  associatedtype Action

  /// The state; of a part that is gone the last one.
  var state: State { get }

  /// Whether the part is there.
  var isPresent: Bool { get }

  /// Given whenever an action has come back or an effect has ended.
  var changes: Signal { get }

  /// Takes an action from outside and everything that comes back at once through the reducer.
  func send(_ action: Action, origin: EffectOrigin)

  /// Tells someone, once, when the state is replaced by another one.
  ///
  /// - Parameters:
  ///   - watcher: Who is told.
  ///   - identity: Tells which state it is, or that it is not there.
  func watch(for watcher: any ReplacementWatcher, _ identity: @escaping (State) -> ObservableStateID?)
}

/// Someone who is told when a state is replaced by another one, and not just changed in its fields.
@MainActor
protocol ReplacementWatcher: AnyObject {
  /// Called before the new state is there.
  func willReplace()

  /// Called when the new state is there.
  func didReplace()
}

/// Those who wait to be told when a state is replaced, or a part of it.
@MainActor
struct ReplacementWatchers<State> {
  private struct Entry {
    weak var watcher: (any ReplacementWatcher)?
    let identity: (State) -> ObservableStateID?
  }

  private var entries: [Entry] = []
  private var sizeToClean = 64

  /// Adds someone.
  mutating func add(_ watcher: any ReplacementWatcher, _ identity: @escaping (State) -> ObservableStateID?) {
    entries.append(Entry(watcher: watcher, identity: identity))
    guard entries.count > sizeToClean else { return }
    entries.removeAll { $0.watcher == nil }
    sizeToClean = max(64, 2 * entries.count)
  }

  /// Takes out those who have to be told of a change.
  ///
  /// - Parameters:
  ///   - old: The state before it.
  ///   - new: The state after it.
  /// - Returns: Those for whom it is another state; changes of fields are told by the state itself.
  mutating func remove(toldOf old: State, _ new: State) -> [any ReplacementWatcher] {
    var told: [any ReplacementWatcher] = []
    guard !entries.isEmpty else { return told }
    Observing.paused {
      entries.removeAll { entry in
        guard !Self.isSame(entry.identity(old), entry.identity(new)) else { return false }
        if let watcher = entry.watcher { told.append(watcher) }
        return true
      }
    }
    return told
  }

  private static func isSame(_ old: ObservableStateID?, _ new: ObservableStateID?) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    return new.continues(old)
  }
}
