import IssueReporting
import Testing

@Suite("withExpectedIssue under Swift Testing")
struct WithExpectedIssueTests {
  @Test("An issue that is expected does not fail the test, whoever reports it")
  func expected() async {
    withExpectedIssue { reportIssue("Expected") }
    withExpectedIssue { Issue.record("Expected") }
    withExpectedIssue { #expect(Bool(false)) }
    withExpectedIssue { throw Leak() }
    withExpectedIssue { reportIssue(Leak()) }
    await withExpectedIssue {
      await Task.yield()
      reportIssue("Expected")
    }
    await withExpectedIssue {
      await Task.yield()
      throw Leak()
    }
  }

  @Test("An issue that does not come fails the test at the call")
  func missing() {
    withKnownIssue {
      withExpectedIssue("Rain") {}
    } matching: { issue in
      issue.comments.map(\.rawValue) == [missing(reason: " (Rain)")] && issue.sourceLocation?.line == #line - 2
    }
    withKnownIssue {
      withExpectedIssue {}
    } matching: { issue in
      issue.comments.map(\.rawValue) == [missing(reason: "")] && issue.sourceLocation?.line == #line - 2
    }
  }

  @Test("An issue that does not come from asynchronous code fails the test at the call")
  func asynchronouslyMissing() async {
    await withKnownIssue {
      await withExpectedIssue("Rain") { await Task.yield() }
    } matching: { issue in
      issue.comments.map(\.rawValue) == [missing(reason: " (Rain)")] && issue.sourceLocation?.line == #line - 2
    }
  }

  @Test("An issue that comes only now and then may be missing")
  func intermittent() async {
    withExpectedIssue(isIntermittent: true) {}
    withExpectedIssue(isIntermittent: true) { reportIssue("Now") }
    await withExpectedIssue(isIntermittent: true) { await Task.yield() }
  }

  @Test("Reporters get what is expected apart from the rest")
  func reporters() {
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      withExpectedIssue { reportIssue("Expected") }
      withExpectedIssue { reportIssue(Leak()) }
      reportIssue("Unexpected")
    }
    let line: UInt = #line
    let entries: [IssueRecorder.Entry] = [
      .init(message: "Expected", line: line - 4, isExpected: true),
      .init(message: "An error was thrown: Leak()", line: line - 3, isExpected: true),
      .init(message: "Unexpected", line: line - 2),
    ]
    #expect(recorder.entries == entries)
  }

  @Test("An issue after the expected one fails the test")
  func after() {
    withKnownIssue {
      withExpectedIssue { reportIssue("Expected") }
      reportIssue("Unexpected")
    } matching: { issue in
      // The expected one never reaches this block: it is matched inside.
      issue.comments.map(\.rawValue) == ["Unexpected"]
    }
  }

  private func missing(reason: String) -> String {
    """
    An issue was expected here\(reason), but none was reported. If the code is right by now, remove \
    'withExpectedIssue'; if it fails only now and then, pass 'isIntermittent: true'.
    """
  }
}

private struct Leak: Error {}
