import Foundation
import Testing

@testable import GraderKit

@Suite("What readers of the formats rely on")
struct FormatFactsTests {
  @Test("JUnit: an exercise that could not be judged is never an empty pass", arguments: unjudged)
  func junit(_ outcome: ExerciseVerdict.Outcome, _ tests: [TestVerdict]) throws {
    let text = try report(outcome, tests).text(as: .junit)
    #expect(text.matches(of: /<error\s/).count == max(1, tests.count))
    #expect(text.contains(#" tests="\#(max(1, tests.count))""#))
  }

  @Test("JUnit: what is still to come is skipped, and a doubt about the run a failure of its own")
  func junitRest() throws {
    #expect(try report(.coming, []).text(as: .junit).matches(of: /<skipped\s/).count == 1)
    let text = try report(.judged, [SampleVerdict.passing], doubts: [.runNeverEnded]).text(as: .junit)
    #expect(text.matches(of: /<failure\s/).count == 1)
    #expect(text.matches(of: /<testcase\s/).count == 2)
  }

  @Test("Exercism: where nothing ran, the status is error and a message says why", arguments: unjudged)
  func exercism(_ outcome: ExerciseVerdict.Outcome, _ tests: [TestVerdict]) throws {
    let document = try exercism(report(outcome, tests))
    #expect(document.status == "error")
    #expect(document.message?.hasPrefix("1.1 The Counter\n") == true)
    #expect(document.tests.allSatisfy { $0.status == "error" && $0.message != nil })
  }

  @Test("Exercism: passes only when all does, and says so where there is nothing to run")
  func exercismStatus() throws {
    #expect(try exercism(report(.judged, [SampleVerdict.passing])).status == "pass")
    #expect(try exercism(report(.judged, [SampleVerdict.passing, SampleVerdict.failing])).status == "fail")
    #expect(try exercism(report(.judged, [SampleVerdict.passing], doubts: [.runNeverEnded])).status == "fail")
    #expect(try exercism(report(.judged, [SampleVerdict.passing, SampleVerdict.unreached])).status == "fail")
    let coming = try exercism(report(.coming, []))
    #expect(coming.status == "error")
    #expect(coming.message == "There is nothing here that can be graded yet.")
    #expect(coming.tests.isEmpty)
  }

  @Test("Exercism: the code of a test is its claims alone, in the suite's order")
  func exercismCode() throws {
    let document = try exercism(report(.judged, [SampleVerdict.failing, SampleVerdict.passing]))
    #expect(document.tests.map(\.name) == ["Adds", "Counts"])
    #expect(document.tests.first?.test_code == "send(.up)\nsend(.down)\n#require(x)")
  }

  @Test("GitHub: what is not passed is told where the learner can act: at a line of the file, or at the file")
  func github() throws {
    let lines = try Report(verdict: SampleVerdict.verdict, language: .english, token: "TOKEN").text(as: .github)
      .split(separator: "\n").map(String.init)
    #expect(lines.first == "::stop-commands::TOKEN")
    let end = try #require(lines.firstIndex(of: "::TOKEN::"))
    #expect(lines[1..<end].allSatisfy { !$0.hasPrefix("::") })
    let commands = lines[(end + 1)...].map { $0.firstMatch(of: /^.*?[a-z0-9]::/)?.output ?? "" }
    let chapter = "Chapters/01-Start"
    #expect(
      commands == [
        "::error file=\(chapter)/Counter/Counter.swift,title=1.1 The Counter%3A Adds::",
        "::error file=\(chapter)/Counter/Counter.swift,title=1.1 The Counter%3A Traps::",
        "::error file=\(chapter)/Broken/Broken.swift,line=17,col=9,title=1.3 The Broken::",
        "::error file=\(chapter)/Unfit/Unfit.swift,title=1.4 The Unfit::",
        "::error file=\(chapter)/Lost/Lost.swift,title=1.5 The Lost::",
      ]
    )
  }

  @Test("GitHub: each report has a token of its own")
  func token() throws {
    let reports = try (0..<2).map { _ in
      try Report(verdict: SampleVerdict.verdict, language: .english).text(as: .github).prefix { $0 != "\n" }
    }
    #expect(reports[0] != reports[1])
    #expect(reports[0].count == "::stop-commands::".count + 36)
  }

  @Test("Gradescope: nothing is hidden, and what only instructors should see is no output")
  func gradescope() throws {
    let text = try Report(verdict: SampleVerdict.verdict, language: .english).text(as: .gradescope)
    let visibilities = text.matches(of: /visibility" : "([a-z_]+)"/).map(\.1)
    #expect(Set(visibilities) == ["visible"])
    #expect(visibilities.count == 9)
  }

  private func report(
    _ outcome: ExerciseVerdict.Outcome,
    _ tests: [TestVerdict],
    doubts: [RunDoubt] = []
  ) -> Report {
    var verdict = SampleVerdict.verdict
    verdict.chapters[0].exercises = [SampleVerdict.exercise("Counter", outcome, tests: tests, doubts: doubts)]
    return Report(verdict: verdict, language: .english)
  }

  private func exercism(_ report: Report) throws -> ExercismDocument {
    try JSONDecoder().decode(ExercismDocument.self, from: Data(report.text(as: .exercism).utf8))
  }
}

private struct ExercismDocument: Decodable {
  var status: String
  var message: String?
  var tests: [Test]

  struct Test: Decodable {
    var name: String
    var status: String
    var message: String?
    var test_code: String
  }
}

private let unjudged: [(ExerciseVerdict.Outcome, [TestVerdict])] = [
  (.doesNotCompile, [SampleVerdict.unreached, SampleVerdict.unreached]),
  (.compilerGaveUp(seconds: 9), [SampleVerdict.unreached]),
  (.doesNotFit([.other("no member 'up'")]), [SampleVerdict.unreached]),
  (.missing(file: "Counter.swift"), [SampleVerdict.unreached]),
  (.refused(file: "Counter.swift", reason: .notUTF8), [SampleVerdict.unreached]),
  (.fault(.noKit), [SampleVerdict.unreached]),
  (.fault(.unreadableSuite(exercise: "01/Counter", reason: "it is gone")), []),
]
