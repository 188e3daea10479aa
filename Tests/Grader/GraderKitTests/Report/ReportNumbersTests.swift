import Foundation
import Testing

@testable import GraderKit

@Suite("The numbers of all formats")
struct ReportNumbersTests {
  @Test("Points and what was earned add up to the summary's", arguments: sums, Language.allCases)
  func points(_ sum: Sum, _ language: Language) throws {
    let text = try report(ReportVerdicts.every, language).text(as: sum.format)
    let (points, earned) = try sum.points(text)
    #expect(points == ReportVerdicts.every.points)
    #expect(earned == ReportVerdicts.every.earned)
  }

  @Test("Passed, failed and unreached tests are as many as the summary's", arguments: counts)
  func tests(_ count: Count) throws {
    let verdict = SampleVerdict.verdict
    let counts = try count.tests(report(verdict, .english).text(as: count.format))
    #expect(counts == verdict.testCounts)
  }

  @Test(
    "What no test tells is a line of its own: a doubt about the run, a suite that cannot be used",
    arguments: counts
  )
  func ownLines(_ count: Count) throws {
    let verdict = ReportVerdicts.every
    let counts = try count.tests(report(verdict, .english).text(as: count.format))
    #expect(counts == verdict.testCounts + Counts(passed: 0, failed: 1, notReached: 1))
  }

  @Test("Assertions are as many as the summary's, wherever they are counted")
  func assertions() throws {
    let counts = ReportVerdicts.every.assertionCounts
    let rows = try report(ReportVerdicts.every, .english).text(as: .csv).csvRows
    let columns = ["assertions_passed", "assertions_failed", "assertions_not_reached"]
    #expect(
      columns.map { name in rows.map { Int($0[name] ?? "") ?? 0 }.reduce(0, +) }
        == [counts.passed, counts.failed, counts.notReached]
    )
    let markdown = try report(ReportVerdicts.every, .english).text(as: .markdown)
    let cells = markdown.matches(of: /\| \d+ \/ \d+ \| (\d+) \/ (\d+) \| [0-9.]+ \/ [0-9.]+ \|/)
    #expect(cells.map { Int($0.1) ?? 0 }.reduce(0, +) == counts.passed)
    #expect(cells.map { Int($0.2) ?? 0 }.reduce(0, +) == counts.all)
    for format in [ReportFormat.text, .github, .gradescope, .markdown, .html] {
      let text = try report(ReportVerdicts.every, .english).text(as: format)
      #expect(text.contains("\(counts.passed) of \(counts.all) assertions"), "\(format)")
    }
  }

  private func report(_ verdict: Verdict, _ language: Language) -> Report {
    Report(verdict: verdict, language: language, token: "TOKEN")
  }
}

/// How to add up the points of one format.
struct Sum: Sendable, CustomTestStringConvertible {
  var format: ReportFormat
  var points: @Sendable (String) throws -> (points: Points, earned: Points)
  var testDescription: String { format.rawValue }
}

/// How to count the tests of one format.
struct Count: Sendable, CustomTestStringConvertible {
  var format: ReportFormat
  var tests: @Sendable (String) throws -> Counts
  var testDescription: String { format.rawValue }
}

private let sums: [Sum] = [
  Sum(format: .text) { inWords($0, line: /^  . \d.*/) },
  Sum(format: .github) { inWords($0, line: /^  . \d.*/) },
  Sum(format: .html) { inWords($0, line: /^<summary.*/) },
  Sum(format: .markdown) { text in
    let cells = text.matches(of: /\| ([0-9.]+) \/ ([0-9.]+) \|\n/)
    return (total(cells.map(\.2)), total(cells.map(\.1)))
  },
  Sum(format: .csv) { text in
    let rows = text.csvRows
    return (total(rows.compactMap { $0["points"] }), total(rows.compactMap { $0["earned"] }))
  },
  Sum(format: .junit) { text in
    let points = text.matches(of: /<property name="points" value="([0-9.]+)"/).map(\.1)
    return (total(points), total(text.matches(of: /<property name="earned" value="([0-9.]+)"/).map(\.1)))
  },
  Sum(format: .gradescope) { text in
    let document = try JSONDecoder().decode(GradescopeDocument.self, from: Data(text.utf8))
    let sums = (document.tests.map(\.max_score).reduce(.zero, +), document.tests.map(\.score).reduce(.zero, +))
    #expect(document.score == sums.1)
    return sums
  },
]

private let counts: [Count] = [
  Count(format: .csv) { text in
    let statuses = text.csvRows.filter { $0["exercise_status"] != "coming" }.map { $0["status"] ?? "" }
    let passed = statuses.count { $0 == "passed" }
    let notReached = statuses.count { ["notReached", "graderFault"].contains($0) }
    return Counts(passed: passed, failed: statuses.count - passed - notReached, notReached: notReached)
  },
  Count(format: .junit) { text in
    let cases = text.matches(of: /<testcase\s/).count
    let failed = text.matches(of: /<failure\s/).count
    let notReached = text.matches(of: /<error\s/).count
    let skipped = text.matches(of: /<skipped\s/).count
    // The numbers that it says of itself, for the whole and for each suite.
    for (name, count) in [("tests", cases), ("failures", failed), ("errors", notReached), ("skipped", skipped)] {
      let told = try text.matches(of: Regex(" \(name)=\"(\\d+)\"", as: (Substring, Substring).self))
        .map { Int($0.output.1) ?? 0 }
      #expect(told.first == count)
      #expect(told.dropFirst().reduce(0, +) == count)
    }
    return Counts(passed: cases - failed - notReached - skipped, failed: failed, notReached: notReached)
  },
  Count(format: .exercism) { text in
    let document = try JSONDecoder().decode(ExercismDocument.self, from: Data(text.utf8))
    func count(_ status: String) -> Int { document.tests.count { $0.status == status } }
    return Counts(passed: count("pass"), failed: count("fail"), notReached: count("error"))
  },
  Count(format: .gradescope) { text in
    let document = try JSONDecoder().decode(GradescopeDocument.self, from: Data(text.utf8))
    let passed = document.tests.count { $0.status == "passed" }
    // Gradescope knows no third status.
    let statuses = document.tests.map(\.extra_data.status)
    let notReached = statuses.count { ["notReached", "graderFault"].contains($0) }
    return Counts(passed: passed, failed: statuses.count - passed - notReached, notReached: notReached)
  },
]

private struct GradescopeDocument: Decodable {
  var score: Points
  var tests: [Test]

  struct Test: Decodable {
    var score: Points
    var max_score: Points
    var status: String
    var extra_data: Facts
  }

  struct Facts: Decodable {
    var status: String
  }
}

private struct ExercismDocument: Decodable {
  var tests: [Test]

  struct Test: Decodable {
    var status: String
  }
}

/// Adds up '4 of 10 points', or '10점 중 4점', once for each line that fits.
private func inWords(_ text: String, line: Regex<Substring>) -> (points: Points, earned: Points) {
  let lines = text.split(separator: "\n").filter { $0.firstMatch(of: line) != nil }
  let english = lines.compactMap { $0.firstMatch(of: /([0-9.]+) of ([0-9.]+) points/) }.map { ($0.2, $0.1) }
  let korean = lines.compactMap { $0.firstMatch(of: /([0-9.]+)점 중 ([0-9.]+)점/) }.map { ($0.1, $0.2) }
  return (total((english + korean).map(\.0)), total((english + korean).map(\.1)))
}

private func total(_ numbers: [some StringProtocol]) -> Points {
  numbers.map { Points(hundredths: Int(((Double($0) ?? .nan) * 100).rounded())) }.reduce(.zero, +)
}
