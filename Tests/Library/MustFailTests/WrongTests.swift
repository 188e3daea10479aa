import Foundation
import Testing

/// The mistakes as tests of Swift Testing.
///
/// They run only in the process that ``MustFailTests`` starts for them.
@MainActor
@Suite("Every test in here is wrong", .enabled(if: Mistake.areWanted))
struct WrongTests {
  @Test func wrongState() async { await Mistake.wrongState.make() }
  @Test func unclaimedChange() async { await Mistake.unclaimedChange.make() }
  @Test func nothingChanged() async { await Mistake.nothingChanged.make() }
  @Test func claimThrows() async { await Mistake.claimThrows.make() }
  @Test func wrongAssertion() async { await Mistake.wrongAssertion.make() }
  @Test func sharedState() async { await Mistake.sharedState.make() }
  @Test func nothingReceived() async { await Mistake.nothingReceived.make() }
  @Test func receiveInVain() async { await Mistake.receiveInVain.make() }
  @Test func wrongAction() async { await Mistake.wrongAction.make() }
  @Test func wrongOrder() async { await Mistake.wrongOrder.make() }
  @Test func sentTooEarly() async { await Mistake.sentTooEarly.make() }
  @Test func neverReceived() async { await Mistake.neverReceived.make() }
  @Test func stillRunning() async { await Mistake.stillRunning.make() }
  @Test func finishInVain() async { await Mistake.finishInVain.make() }
  @Test func finishTaskInVain() async { await Mistake.finishTaskInVain.make() }
  @Test func effectThrows() async { await Mistake.effectThrows.make() }
  @Test func nothingToSkip() async { await Mistake.nothingToSkip.make() }
  @Test func noEffectsToSkip() async { await Mistake.noEffectsToSkip.make() }
  @Test func noIssue() async { await Mistake.noIssue.make() }
  @Test func unequal() async { await Mistake.unequal.make() }
  @Test func unimplemented() async { await Mistake.unimplemented.make() }
  @Test func liveInTest() async { await Mistake.liveInTest.make() }
  @Test func notHosted() async { await Mistake.notHosted.make() }
  @Test func notHandedOver() async { await Mistake.notHandedOver.make() }
  @Test func inspectionThrows() async { await Mistake.inspectionThrows.make() }
}

extension Mistake {
  /// The variable of the environment that asks for the mistakes.
  static let variable = "WORKBOOK_MUST_FAIL"

  /// Whether this process was started to make the mistakes.
  static var areWanted: Bool { ProcessInfo.processInfo.environment[variable] != nil }
}
