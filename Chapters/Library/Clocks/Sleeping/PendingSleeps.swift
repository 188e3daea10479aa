import Synchronization

/// The sleeps on test clocks that some piece of work is in, such as an effect of a test store.
///
/// If the work does not come to its end, they tell the reason: nobody moves the time.
@_spi(Grading)
public final class PendingSleeps: Sendable {
  /// Where the current task, and every task that it starts, keeps its sleeps.
  @TaskLocal public static var current: PendingSleeps?

  private let sleeps = Mutex<[ObjectIdentifier: @Sendable () -> String?]>([:])

  /// Creates an empty collection.
  public init() {}

  /// How far the clocks have to be moved to end each of the sleeps, such as `1.0 seconds`.
  public var remaining: [String] {
    sleeps.withLock { Array($0.values) }.compactMap { $0() }.sorted()
  }

  func insert(_ sleeper: Sleeper, remaining: @escaping @Sendable () -> String?) {
    sleeps.withLock { $0[ObjectIdentifier(sleeper)] = remaining }
  }

  func remove(_ sleeper: Sleeper) {
    sleeps.withLock { $0[ObjectIdentifier(sleeper)] = nil }
  }
}
