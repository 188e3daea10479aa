import XCTest

/// The mistakes as tests of XCTest.
///
/// They run only in the process that ``MustFailTests`` starts for them.
@MainActor
final class WrongXCTests: XCTestCase {
  func testWrongState() async { await Mistake.wrongState.make() }
  func testUnclaimedChange() async { await Mistake.unclaimedChange.make() }
  func testNothingChanged() async { await Mistake.nothingChanged.make() }
  func testClaimThrows() async { await Mistake.claimThrows.make() }
  func testWrongAssertion() async { await Mistake.wrongAssertion.make() }
  func testSharedState() async { await Mistake.sharedState.make() }
  func testNothingReceived() async { await Mistake.nothingReceived.make() }
  func testReceiveInVain() async { await Mistake.receiveInVain.make() }
  func testWrongAction() async { await Mistake.wrongAction.make() }
  func testWrongOrder() async { await Mistake.wrongOrder.make() }
  func testSentTooEarly() async { await Mistake.sentTooEarly.make() }
  func testNeverReceived() async { await Mistake.neverReceived.make() }
  func testStillRunning() async { await Mistake.stillRunning.make() }
  func testFinishInVain() async { await Mistake.finishInVain.make() }
  func testFinishTaskInVain() async { await Mistake.finishTaskInVain.make() }
  func testEffectThrows() async { await Mistake.effectThrows.make() }
  func testNothingToSkip() async { await Mistake.nothingToSkip.make() }
  func testNoEffectsToSkip() async { await Mistake.noEffectsToSkip.make() }
  func testNoIssue() async { await Mistake.noIssue.make() }
  func testUnequal() async { await Mistake.unequal.make() }
  func testUnimplemented() async { await Mistake.unimplemented.make() }
  func testLiveInTest() async { await Mistake.liveInTest.make() }
  func testNotHosted() async { await Mistake.notHosted.make() }
  func testNotHandedOver() async { await Mistake.notHandedOver.make() }
  func testInspectionThrows() async { await Mistake.inspectionThrows.make() }

  nonisolated override func setUpWithError() throws {
    try XCTSkipUnless(Mistake.areWanted, "This test is wrong on purpose.")
  }
}
