import Synchronization

extension Array where Element: Sendable {
  /// Maps the elements on threads of their own, some at once.
  ///
  /// - Parameters:
  ///   - atOnce: How many.
  ///   - transform: Makes a result of an element.
  /// - Returns: The results in the elements' order.
  /// - Throws: The fault of the first element that there is one of.
  func map<Value: Sendable>(
    atOnce: Int,
    _ transform: @escaping @Sendable (Element) throws(GraderFault) -> Value
  ) throws(GraderFault) -> [Value] {
    let turns = Turns<Value>(count: count)
    OwnThreads.run(Swift.min(atOnce, count)) {
      while let index = turns.begin() {
        turns.end(index, Result { () throws(GraderFault) in try transform(self[index]) })
      }
    }
    var values: [Value] = []
    for index in indices {
      if let result = turns.result(index) { values.append(try result.get()) }
    }
    return values
  }
}

/// Which element comes next, and what has become of those before.
private final class Turns<Value: Sendable>: Sendable {
  private struct State {
    var next = 0
    var results: [Int: Result<Value, GraderFault>] = [:]
  }

  private let count: Int
  private let state = Mutex(State())

  init(count: Int) { self.count = count }

  func begin() -> Int? {
    state.withLock { state in
      guard state.next < count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  func end(_ index: Int, _ result: Result<Value, GraderFault>) {
    state.withLock { $0.results[index] = result }
  }

  func result(_ index: Int) -> Result<Value, GraderFault>? { state.withLock { $0.results[index] } }
}
