import IssueReporting
import Testing

@Suite("withErrorReporting")
struct WithErrorReportingTests {
  @Test("What the code returns comes back")
  func result() {
    #expect(withErrorReporting { 1 } == 1)
  }

  @Test("What asynchronous code returns comes back")
  func asynchronousResult() async {
    #expect(await withErrorReporting { await later() } == 2)
  }

  @Test("An error fails the test at the call, and nothing comes back")
  func error() {
    withKnownIssue {
      #expect(withErrorReporting("The tap drips.") { throw Leak() } as Int? == nil)
    } matching: { issue in
      issue.error is Leak && issue.sourceLocation?.line == #line - 2
        && issue.comments.map(\.rawValue) == ["The tap drips."]
    }
  }

  @Test("An error of asynchronous code fails the test at the call")
  func asynchronousError() async {
    await withKnownIssue {
      await withErrorReporting {
        _ = await later()
        throw Leak()
      }
    } matching: { issue in
      issue.error is Leak && issue.sourceLocation?.line == #line - 5
    }
  }
}

private struct Leak: Error {}

private func later() async -> Int { 2 }
