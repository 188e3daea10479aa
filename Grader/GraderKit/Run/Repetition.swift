import Synchronization

/// Does the same thing time and again, several at once, until something is found or each has had its turn.
struct Repetition: Sendable {
  /// How often.
  var count: Int
  /// How many at once.
  var atOnce: Int

  /// What was found, and how many others had found nothing until then.
  struct Find<Found: Sendable>: Sendable {
    var found: Found
    var before: Int
  }

  /// Goes on until something is found, and waits for what is under way then.
  ///
  /// - Parameter attempt: Finds something or nothing.
  /// - Returns: What was found first, if anything was.
  /// - Throws: What the first attempt threw that could not be made.
  func first<Found: Sendable>(
    _ attempt: @escaping @Sendable () throws(GraderFault) -> Found?
  ) throws(GraderFault) -> Find<Found>? {
    let turns = Turns<Found>(count: count)
    OwnThreads.run(min(atOnce, count)) {
      while turns.begin() { turns.end(Result(catching: attempt)) }
    }
    return try turns.result.get()
  }

  /// Who has begun, and what has come of those that have ended.
  private final class Turns<Found: Sendable>: Sendable {
    private struct State {
      var left: Int
      var ended = 0
      var result = Result<Find<Found>?, GraderFault>.success(nil)
    }

    private let state: Mutex<State>

    init(count: Int) { state = Mutex(State(left: count)) }

    var result: Result<Find<Found>?, GraderFault> { state.withLock { $0.result } }

    /// Takes a turn, if one is left.
    func begin() -> Bool {
      state.withLock { state in
        guard state.left > 0 else { return false }
        state.left -= 1
        return true
      }
    }

    /// Notes what an attempt came to; only the first find or fault counts, and nothing begins after it.
    func end(_ attempt: Result<Found?, GraderFault>) {
      state.withLock { state in
        guard case .success(nil) = state.result else { return }
        switch attempt {
        case .success(nil): state.ended += 1
        case .success(let found?): state.result = .success(Find(found: found, before: state.ended))
        case .failure(let fault): state.result = .failure(fault)
        }
        if case .success(nil) = state.result { return }
        state.left = 0
      }
    }
  }
}
