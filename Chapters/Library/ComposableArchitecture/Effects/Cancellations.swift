/// The work of one store that can be cancelled by an id.
///
/// Every store has its own, so that the same id in two stores, or in two tests at once, is two things.
@MainActor
final class Cancellations {
  private var works: [AnyHashable: [(path: [CancelID], work: CancellableWork)]] = [:]

  /// What limits the work of an id; see ``Throttle``.
  var throttles: [ThrottleKey: AnyObject] = [:]

  /// The work that is limited together.
  struct ThrottleKey: Hashable {
    let path: [CancelID]
    let id: CancelID
    let action: ObjectIdentifier
  }

  /// Called when cancelled work has ended.
  var didSettle: () -> Void = {}

  /// Whether no work that was cancelled still has to come to its end.
  var isSettled: Bool { works.values.joined().allSatisfy { !$0.work.isCancelled } }

  /// Notes work that begins.
  func insert(_ work: CancellableWork, id: CancelID, path: [CancelID]) {
    works[id.value, default: []].append((path, work))
  }

  /// Notes work that has ended.
  func remove(_ work: CancellableWork, id: CancelID) {
    works[id.value]?.removeAll { $0.work === work }
    if work.isCancelled { didSettle() }
  }

  /// Waits no longer for work that was cancelled and pays no heed.
  func giveUp() {
    for id in works.keys { works[id]?.removeAll { $0.work.isCancelled } }
  }

  /// Cancels the work of an id that was started at a place in the tree of features, or below it.
  func cancel(id: CancelID, path: [CancelID]) {
    for entry in works[id.value] ?? [] where entry.path.starts(with: path) { entry.work.cancel() }
  }
}

/// An id that work can be cancelled by, of any type.
struct CancelID: Hashable, @unchecked Sendable {
  /// The id, which was sendable when it came in.
  let value: AnyHashable

  init(_ id: some Hashable & Sendable) {
    value = AnyHashable(id)
  }
}

/// Some asynchronous work that can be cancelled before it ends.
@MainActor
final class CancellableWork {
  private let onCancel: () -> Void
  private var cancelTask: (() -> Void)?
  private(set) var isCancelled = false

  init(onCancel: @escaping @MainActor () -> Void) {
    self.onCancel = onCancel
  }

  /// Does the work, which is cancelled also if the task that asks for it is.
  func run<Value: Sendable>(_ operation: @escaping @MainActor @Sendable () async -> Value) async -> Value {
    let task = Task.startingLikeCurrent(operation: operation)
    cancelTask = { task.cancel() }
    if isCancelled { task.cancel() }
    return await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// Cancels the work, now or as soon as it begins.
  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    cancelTask?()
    onCancel()
  }
}
