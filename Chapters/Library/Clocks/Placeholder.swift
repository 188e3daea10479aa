import ConcurrencyExtras
import IssueReporting

/// What an unimplemented clock is called, where it was made, and in which test it has complained.
struct Placeholder: Sendable {
  let name: String
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  private let complained = LockIsolated<TestContext?>(nil)

  init(name: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.name = name
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Reports that the clock is used, unless the test that runs knows it already.
  ///
  /// - Parameter use: What the clock was asked for.
  func complain(_ use: String) {
    guard isNews(in: TestContext.current) else { return }
    reportIssue(message(use), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  private func isNews(in context: TestContext?) -> Bool {
    // A timer uses its clock again and again. Only Swift Testing tells one test from another.
    guard case .swiftTesting(.some) = context else { return true }
    return complained.withValue { last in
      defer { last = context }
      return last != context
    }
  }

  private func message(_ use: String) -> String {
    """
    The unimplemented clock '\(name)' was \(use).

    This test says that it has nothing to do with time. If it has, give the feature another clock: an 'ImmediateClock()', \
    whose sleeps end at once, or a 'TestClock()', whose time the test moves with 'advance(by:)'. If it has not, find out \
    why the feature asks for time.
    """
  }
}
