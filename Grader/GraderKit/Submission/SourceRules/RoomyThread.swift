import Foundation
import Synchronization

/// A thread with room for a parser that goes as deep as a stranger's source is nested.
enum RoomyThread {
  /// Runs a body there and waits for what it gives.
  ///
  /// - Parameters:
  ///   - seconds: How long to wait; a body that takes longer goes on unheard.
  ///   - body: What to run.
  /// - Returns: What the body gave, or nothing if it took too long.
  static func run<Value: Sendable>(within seconds: Int, _ body: @escaping @Sendable () -> Value) -> Value? {
    let result = Result<Value>()
    let hasEnded = DispatchSemaphore(value: 0)
    let thread = Thread {
      let value = body()
      result.value.withLock { $0 = value }
      hasEnded.signal()
    }
    // Of this, only what is used takes memory.
    thread.stackSize = 1 << 29
    thread.start()
    _ = hasEnded.wait(timeout: .now() + .seconds(seconds))
    return result.value.withLock { $0 }
  }

  private final class Result<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }
}
