import Foundation

/// How much time of a processor an operation takes.
///
/// Unlike the time that passes, it hardly depends on what else the machine does.
struct Measurement {
  let fastest: Duration
  let median: Duration
}

extension Measurement {
  /// Times an operation in several rounds, after one that does not count.
  ///
  /// - Parameters:
  ///   - rounds: How many rounds count.
  ///   - repetitions: How often the operation is done in a round; the times are divided by it.
  ///   - operation: Does the operation as often as it is told.
  @MainActor
  init(rounds: Int = 15, repetitions: Int, of operation: @MainActor (_ repetitions: Int) async -> Void) async {
    await operation(repetitions)
    var times: [Duration] = []
    for _ in 0..<rounds {
      let start = Duration.ofProcessor
      await operation(repetitions)
      times.append((.ofProcessor - start) / repetitions)
    }
    times.sort()
    fastest = times[0]
    median = times[times.count / 2]
  }
}

extension Duration {
  /// How long processors have worked for this process.
  fileprivate static var ofProcessor: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}

/// Keeps a result from being optimised away.
@inline(never)
func use<Value>(_ value: Value) {}
