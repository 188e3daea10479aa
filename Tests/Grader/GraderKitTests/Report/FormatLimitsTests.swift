import Foundation
import Testing

@testable import GraderKit

@Suite("The limits of the formats")
struct FormatLimitsTests {
  @Test("JUnit: however much there is to say, the file stays below what its reader takes")
  func junit() {
    let long = source(String(repeating: "&", count: 3_000), tests: 20)
    let all = JUnitReport(source: long).text.utf8.count
    var report = JUnitReport(source: long)
    report.budget = 60_000
    let cut = report.text
    #expect(all > 300_000)
    #expect(cut.utf8.count < 80_000)
    #expect(cut.matches(of: /<failure\s/).count == 20)
    #expect(cut.contains("…</failure>"))
  }

  @Test("GitHub: of more than ten problems, nine are told and the tenth says how many more there are")
  func github() {
    for (tests, last) in [
      (10, "::error file=Chapters/01-Start/Counter/Counter.swift,title="), (11, "::error::There are 2 more"),
    ] {
      let text = GitHubReport(source: source("no", tests: tests), log: "").text
      let errors = text.split(separator: "\n").filter { $0.hasPrefix("::error") }
      #expect(errors.count == 10)
      #expect(errors.last?.hasPrefix(last) == true)
    }
  }

  @Test("Exercism: a message has at most 65,535 characters")
  func exercism() throws {
    let report = ExercismReport(source: source(String(repeating: "x", count: 100_000), tests: 1))
    let text = String(decoding: try JSONEncoder().encode(report), as: UTF8.self)
    let message = try #require(text.firstMatch(of: /"message":"(x|[^"])*"/))
    #expect(message.output.0.utf16.count <= 65_535 + #""message":"""#.count + 10)
  }

  @Test("A spreadsheet's cell, and a job summary with its details, stay within what is taken")
  func tables() throws {
    let text = CSVReport(source: source(String(repeating: "x", count: 100_000), tests: 1)).text
    #expect(try #require(text.csvRows.first?["message"]).utf16.count <= 32_000)
    let many = MarkdownReport(source: source(String(repeating: "`", count: 4_000), tests: 400)).text
    #expect(many.utf8.count < 1 << 20)
    #expect(many.contains("The report ends here because it has grown too long."))
  }

  private func source(_ message: String, tests: Int) -> ReportSource {
    var verdict = SampleVerdict.verdict
    let failing = SampleVerdict.exercise(
      "Counter",
      tests: (0..<tests).map { number in
        var test = SampleVerdict.test(.failed, [.failed])
        test.title = "Test \(number)"
        test.assertions[0].message = message
        return test
      }
    )
    verdict.chapters[0].exercises = [failing]
    return ReportSource(verdict, language: .english, token: "TOKEN")
  }
}
