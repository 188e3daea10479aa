import IssueReporting
import Testing

@Suite("Issue reporters")
struct IssueReportersTests {
  @Test("other reporters take the issues of an operation, and nobody else does")
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

  @Test("each of several reporters takes every issue")
  func several() {
    let (first, second) = (IssueRecorder(), IssueRecorder())
    withIssueReporters([first, second]) { reportIssue("Both") }
    #expect(first.entries.map(\.message) == ["Both"])
    #expect(second.entries.map(\.message) == ["Both"])
  }

  @Test("without reporters an issue is dropped")
  func none() {
    withIssueReporters([]) { reportIssue("Unheard") }
  }

  @Test("the default reporter is back after the operation")
  func restored() {
    withIssueReporters([]) {}
    #expect(IssueReporters.current.count == 1)
    #expect(IssueReporters.current.first is DefaultReporter)
  }

  @Test("child tasks of an asynchronous operation report to the same reporters")
  func asynchronous() async {
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) {
      await withTaskGroup { group in
        for _ in 1...3 { group.addTask { reportIssue("Child") } }
      }
    }
    #expect(recorder.entries.map(\.message) == ["Child", "Child", "Child"])
  }

  @Test("a reporter that takes only messages gets errors as messages")
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

  @Test("a message is not made for nobody, and once for every reporter")
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
