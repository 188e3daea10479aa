import Foundation
import Testing

@_spi(Grading) @testable import IssueReporting

@Suite("Step log")
struct StepLogTests {
  private let file = TemporaryFile()

  @Test("The beginning and the end of a step are a line each")
  func step() throws {
    let log = try #require(StepLog(path: file.path))
    let step = sample("Counter.Action.increment")
    log.began(step)
    log.ended(step, outcome: .passed)
    log.ended(step, outcome: .failed)
    let start = #"{"column":3,"fileID":"M/F.swift","kind":"step","line":7"#
    let rest =
      #""step":"send","test":"IssueReportingTests/StepLogTests.swift:\#(#line - 9):4","text":"Counter.Action.increment"}"#
    #expect(
      try file.lines() == [
        #"\#(start),"phase":"began",\#(rest)"#,
        #"\#(start),"outcome":"passed","phase":"ended",\#(rest)"#,
        #"\#(start),"outcome":"failed","phase":"ended",\#(rest)"#,
      ]
    )
  }

  @Test("An issue is a line with its difference or with none")
  func issue() throws {
    let log = try #require(StepLog(path: file.path))
    deliver(.complaint(Complaint(summary: "Wrong.")), to: log)
    deliver(.complaint(Complaint(summary: "Wrong.", difference: "- \"a/b\"\n+ é")), to: log)
    deliver(.error(Leak(), message: "Wet."), to: log)
    let rest = #""test":"IssueReportingTests/StepLogTests.swift:\#(#line - 6):4"}"#
    func start(_ difference: String) -> String {
      #"{"column":3,"difference":\#(difference),"fileID":"M/F.swift","kind":"issue","line":7,"#
    }
    #expect(
      try file.lines() == [
        start("null") + #""message":"Wrong.",\#(rest)"#,
        start(#""- \"a/b\"\n+ é\n\n(Expected: −, Actual: +)""#) + #""message":"Wrong.",\#(rest)"#,
        start("null") + #""message":"An error was thrown: Leak()\n\nWet.",\#(rest)"#,
      ]
    )
  }

  @Test("What a test leaves unclaimed is a line with its kind")
  func skipped() throws {
    let log = try #require(StepLog(path: file.path))
    let complaint = Complaint(summary: "Skipped.", difference: "- 1\n+ 2")
    log.skipped(.change, complaint, fileID: "M/F.swift", filePath: "/M/F.swift", line: 7, column: 3)
    let rest = #""skipped":"change","test":"IssueReportingTests/StepLogTests.swift:\#(#line - 5):4"}"#
    #expect(
      try file.lines() == [
        #"{"column":3,"difference":"- 1\n+ 2\n\n(Expected: −, Actual: +)","fileID":"M/F.swift","kind":"skipped","line":7,"#
          + #""message":"Skipped.",\#(rest)"#
      ]
    )
  }

  @Test("A check that is blind to a difference is a line")
  func blind() throws {
    let log = try #require(StepLog(path: file.path))
    log.blind(fileID: "M/F.swift", filePath: "/M/F.swift", line: 7, column: 3)
    #expect(
      try file.lines() == [
        #"{"column":3,"fileID":"M/F.swift","kind":"blind","line":7,"test":"IssueReportingTests/StepLogTests.swift:\#(#line - 4):4"}"#
      ]
    )
  }

  @Test("An issue outside a test has no test")
  func noTest() async throws {
    let log = try #require(StepLog(path: file.path))
    await Task.detached { deliver(.complaint(Complaint(summary: "Late.")), to: log) }.value
    #expect(
      try file.lines() == [
        #"{"column":3,"difference":null,"fileID":"M/F.swift","kind":"issue","line":7,"message":"Late.","test":null}"#
      ]
    )
  }

  @Test("An issue that is expected is not logged")
  func expected() throws {
    let log = try #require(StepLog(path: file.path))
    withExpectedIssue { deliver(.complaint(Complaint(summary: "Expected.")), to: log) }
    #expect(try file.lines() == [])
  }

  @Test("A log goes on where another one ended")
  func appends() throws {
    for _ in 1...2 {
      let log = try #require(StepLog(path: file.path))
      log.began(sample("first"))
    }
    #expect(try file.lines().count == 2)
  }

  @Test("Lines of many tasks do not mix")
  func concurrency() async throws {
    let log = try #require(StepLog(path: file.path))
    let text = String(repeating: "x", count: 5_000)
    await withTaskGroup { group in
      for _ in 1...50 { group.addTask { log.began(sample(text)) } }
    }
    let lines = try file.lines()
    #expect(lines.count == 50)
    #expect(lines.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix(#""text":"\#(text)"}"#) })
  }

  @Test("The environment asks for a log")
  func environment() throws {
    #expect(StepLog(environment: [:]) == nil)
    try #require(StepLog(environment: ["WORKBOOK_STEP_LOG": file.path])).began(sample("first"))
    #expect(try file.lines().count == 1)
  }

  @Test("A log that cannot be opened is none")
  func unopened() {
    #expect(StepLog(path: file.path + "/missing/log") == nil)
  }

}

private func sample(_ text: String) -> StepLog.Step {
  StepLog.Step("send", text: text, fileID: "M/F.swift", filePath: "/M/F.swift", line: 7, column: 3)
}

private func deliver(_ content: Report.Content, to log: StepLog) {
  let location = CodeLocation(fileID: "M/F.swift", filePath: "/M/F.swift", line: 7, column: 3)
  withIssueReporters([]) { Report(content: content, location: location).deliver(log: log) }
}

/// A file that is removed with its owner.
private final class TemporaryFile: Sendable {
  let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

  func lines() throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}

private struct Leak: Error {}
