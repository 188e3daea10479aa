import CustomDump
import Foundation
@_spi(Grading) import IssueReporting

/// What a test store has to be told before the test ends: which actions came back, and which effects are running.
///
/// It is changed on the main actor and read when the store is released, which may be on any thread: hence the lock.
final class TestLedger<State, Action>: @unchecked Sendable {
  /// An action that came back from an effect, and what it did.
  struct Received {
    let action: Action
    let origin: EffectOrigin
    let before: Snapshot<State>
    let after: Snapshot<State>
  }

  /// What the ledger holds.
  struct Contents {
    /// The state after the last action.
    var latest: Snapshot<State>

    /// What the last action that was sent did.
    var sent: (before: Snapshot<State>, after: Snapshot<State>)?

    /// The actions that came back and wait for their `receive`.
    var received: [Received] = []

    /// The actions that were reported as never received, and that a `receive` may still ask for.
    var reported: [Received] = []

    /// What was sent by the test and may have effects that are running.
    var origins: [EffectOrigin] = []

    /// The number of errors that effects threw and that no missing action was put down to yet.
    var thrown = 0
  }

  private let lock = NSLock()
  private var contents: Contents

  init(initialState: State) {
    contents = Contents(latest: Snapshot(initialState))
  }

  /// Reads and changes what the ledger holds.
  func update<R>(_ body: (inout Contents) -> R) -> R {
    lock.withLock { body(&contents) }
  }

  /// Notes what an action did.
  func didReduce(_ incoming: StoreCore<State, Action>.Incoming, after state: State) {
    let after = Snapshot(state)
    update { contents in
      let before = contents.latest
      contents.latest = after
      if incoming.isReceived {
        contents.received.append(
          Received(action: incoming.action, origin: incoming.origin, before: before, after: after)
        )
      } else {
        contents.sent = (before, after)
        contents.origins.removeAll { !$0.isRunning }
        contents.origins.append(incoming.origin)
      }
    }
  }

  /// Reports an error that an effect threw, where the action was sent that started the effect.
  func didThrow(_ error: any Error, in origin: EffectOrigin, at run: CallSite) {
    update { $0.thrown += 1 }
    origin.site?.report(error, Complaint.effectThrew(origin, run))
  }

  /// What is wrong when the test ends, where each action was sent, and once only.
  func complaintsAtEnd() -> [(Complaint, CallSite)] {
    update { contents in
      let unreceived = contents.takeUnreceived(isReported: true)
      let running = contents.takeRunning()
      return (unreceived.map(\.origin) + running).unique.flatMap { origin in
        let actions = unreceived.filter { $0.origin === origin }.map { actionText($0.action) }
        let complaints = [
          actions.isEmpty ? nil : Complaint.neverReceived(actions, from: [origin]),
          running.contains { $0 === origin } ? Complaint.stillRunning(origin) : nil,
        ]
        return complaints.compactMap { complaint in complaint.flatMap { c in origin.site.map { (c, $0) } } }
      }
    }
  }
}

extension TestLedger.Contents {
  /// Hands out the actions that were never received, except for those of an effect that has been complained about.
  ///
  /// - Parameter isReported: Whether they are going to be complained about.
  /// - Returns: The actions, in the order in which they came.
  mutating func takeUnreceived(isReported: Bool) -> [TestLedger.Received] {
    defer { received = [] }
    if isReported { reported += received }
    return received.filter { !$0.origin.isReported }
  }

  /// Hands out what has running effects and has not been complained about.
  mutating func takeRunning() -> [EffectOrigin] {
    let running = origins.filter { $0.isRunning && !$0.isReported }
    for origin in running { origin.isReported = true }
    return running
  }
}

/// An action as messages name it: `.login(.submitButtonTapped)`.
func actionText<Action>(_ action: Action) -> String {
  let text = String(customDumping: action)
  guard Mirror(reflecting: action).displayStyle == .enum else { return text }
  let name = text.prefix { $0 != "(" }
  guard let dot = name.lastIndex(of: ".") else { return text }
  return String(text[dot...])
}
