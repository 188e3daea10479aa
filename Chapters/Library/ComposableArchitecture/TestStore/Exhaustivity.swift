/// How much of what happens a test has to claim.
///
/// | | `.on` | `.off` | `.off(showSkippedAssertions: true)` |
/// |---|---|---|---|
/// | `$0` in a claim is | the state before the action | the state after it | both, one after the other |
/// | a claim runs | once | once | twice: on the state after, then on the state before |
/// | a change that is not claimed | fails | passes | passes and is shown |
/// | a received action that is not claimed | fails | passes | passes and is shown |
/// | an effect that runs at the end | fails | passes | passes and is shown |
/// | a claim that is wrong | fails | fails | fails |
public enum Exhaustivity: Equatable, Sendable {
  /// Everything has to be claimed: every change, every action that comes back, the end of every effect.
  case on

  /// Only what is claimed is checked.
  ///
  /// What `showSkippedAssertions` shows of the rest is information: it does not fail the test.
  case off(showSkippedAssertions: Bool)

  /// Only what is claimed is checked, and nothing is shown of the rest.
  public static let off = Self.off(showSkippedAssertions: false)

  /// Whether what is not claimed is told as information.
  var showsSkipped: Bool { self == .off(showSkippedAssertions: true) }
}
