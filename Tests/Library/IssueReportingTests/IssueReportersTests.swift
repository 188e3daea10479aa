import IssueReporting
import Testing

@Suite("Issue reporters")
struct IssueReportersTests {
  @Test("Other reporters take the issues of an operation, and nobody else does")
  func override() {
    let recorder = IssueRecorder()
    let result = withIssueReporters([recorder]) {
      reportIssue("First")
      reportIssue("Second")
      return 42
    }
    let line: UInt = #line
    let entries = [
      IssueRecorder.Entry(message: "First", line: line - 4), IssueRecorder.Entry(message: "Second", line: line - 3),
    ]
    #expect(recorder.entries == entries)
    #expect(result == 42)
  }

  @Test("Each of several reporters takes every issue")
  func several() {
    let (first, second) = (IssueRecorder(), IssueRecorder())
    withIssueReporters([first, second]) { reportIssue("Both") }
    #expect(first.entries.map(\.message) == ["Both"])
    #expect(second.entries.map(\.message) == ["Both"])
  }

  @Test("Without reporters an issue is dropped")
  func none() {
    withIssueReporters([]) { reportIssue("Unheard") }
  }

  @Test("The default reporter is back after the operation")
  func restored() {
    withIssueReporters([]) {}
    #expect(IssueReporters.current.count == 1)
    #expect(IssueReporters.current.first is DefaultReporter)
  }

  @Test("Child tasks of an asynchronous operation report to the same reporters")
  func asynchronous() async {
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) {
      await withTaskGroup { group in
        for _ in 1...3 { group.addTask { reportIssue("Child") } }
      }
    }
    #expect(recorder.entries.map(\.message) == ["Child", "Child", "Child"])
  }

  @Test("A reporter that takes only messages gets errors as messages")
  func errors() {
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      reportIssue(Leak(pipe: 3), "The kitchen stays wet.")
      reportIssue(Leak(pipe: 4))
    }
    #expect(
      recorder.entries.map(\.message) == [
        "An error was thrown: Leak(pipe: 3)\n\nThe kitchen stays wet.",
        "An error was thrown: Leak(pipe: 4)",
      ]
    )
  }

  @Test("A message is made once, however many reporters there are")
  func laziness() {
    let recorder = IssueRecorder()
    var calls = 0
    func message() -> String {
      calls += 1
      return "Made"
    }
    withIssueReporters([recorder, recorder]) { reportIssue(message()) }
    #expect(calls == 1)
    #expect(recorder.entries.map(\.message) == ["Made", "Made"])
  }
}

private struct Leak: Error {
  let pipe: Int
}
