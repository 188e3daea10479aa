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
    let outcome = Outcome<Found>()
    // What each attempt came to is noted as it ends: which comes first is not a matter of their order.
    _ = try Array(0..<count).map(atOnce: atOnce) { _ throws(GraderFault) in
      if outcome.isOpen { outcome.note(Result(catching: attempt)) }
    }
    return try outcome.result.get()
  }

  /// What has come of the attempts that have ended.
  private final class Outcome<Found: Sendable>: Sendable {
    private struct State {
      var ended = 0
      var result = Result<Find<Found>?, GraderFault>.success(nil)

      var isOpen: Bool { if case .success(nil) = result { true } else { false } }
    }

    private let state = Mutex(State())

    var result: Result<Find<Found>?, GraderFault> { state.withLock { $0.result } }

    /// Whether there is neither a find nor a fault: after one, nothing begins.
    var isOpen: Bool { state.withLock { $0.isOpen } }

    /// Notes what an attempt came to; only the first find or fault counts.
    func note(_ attempt: Result<Found?, GraderFault>) {
      state.withLock { state in
        guard state.isOpen else { return }
        switch attempt {
        case .success(nil): state.ended += 1
        case .success(let found?): state.result = .success(Find(found: found, before: state.ended))
        case .failure(let fault): state.result = .failure(fault)
        }
      }
    }
  }
}
