import Foundation

/// Threads for what waits for processes: Dispatch has few.
enum OwnThreads {
  /// Runs the same on some threads, and waits until each has come to its end.
  ///
  /// - Parameters:
  ///   - count: How many threads.
  ///   - work: What each of them does.
  static func run(_ count: Int, _ work: @escaping @Sendable () -> Void) {
    let group = DispatchGroup()
    for _ in 0..<count {
      group.enter()
      Thread.detachNewThread {
        work()
        group.leave()
      }
    }
    group.wait()
  }
}
