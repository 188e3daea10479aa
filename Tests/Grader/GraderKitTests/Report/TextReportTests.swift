import Foundation
import Testing

@testable import GraderKit

@Suite("The report for a terminal")
struct TextReportTests {
  @Test("In English, of the learner's own checkout, with what comes next")
  func english() throws {
    var verdict = SampleVerdict.verdict
    verdict.submission.isOwn = true
    let text = try text(verdict, .english, standing: standing(.open(passed: 4, of: 7)))
    #expect(text == englishReport)
  }

  @Test("In Korean, of another's submission, with what else is to be said")
  func korean() throws {
    #expect(try text(SampleVerdict.verdict, .korean) == koreanReport)
  }

  @Test("In colours, which repeat what marks and words say")
  func coloured() throws {
    var verdict = SampleVerdict.verdict
    verdict.submission.isOwn = true
    verdict.submission.ignoresMore = false
    verdict.chapters[0].exercises = [
      SampleVerdict.exercise("Counter", tests: [SampleVerdict.failing]), SampleVerdict.gate,
    ]
    let text = try text(verdict, .english, showsColour: true, standing: standing(.passed))
    #expect(text.replacing("\u{1B}[", with: "⟨").replacing("⟨0m", with: "⟩") == colouredReport)
  }

  @Test("In colours, it has the words that it has without", arguments: Language.allCases)
  func sameWords(_ language: Language) throws {
    let standing = standing(.untried)
    let plain = try text(SampleVerdict.verdict, language, standing: standing)
    let coloured = try text(SampleVerdict.verdict, language, showsColour: true, standing: standing)
    #expect(coloured != plain)
    #expect(coloured.replacing(/\u{1B}\[\d+m/, with: "") == plain)
  }

  @Test("What comes next closes it", arguments: closings)
  func closing(_ state: Standing.State, _ closing: String) throws {
    var verdict = SampleVerdict.verdict
    verdict.submission.isOwn = true
    verdict.submission.ignoresMore = false
    verdict.chapters[0].exercises.removeAll { $0.status != .passed && $0.status != .coming }
    let text = try text(verdict, .english, standing: standing(state))
    #expect(text.hasSuffix("Old/\n\n\(closing)\n"))
  }

  @Test("Learners are told of other chapters what they earn, and of what keeps the first from being tried, all")
  func folded() throws {
    var verdict = SampleVerdict.verdict
    verdict.submission.isOwn = true
    var other = verdict.chapters[0]
    other.chapter.id = "02-Other"
    verdict.chapters[0].exercises.removeAll { $0.status == .failed || $0.status == .passed }
    verdict.chapters.append(other)
    let text = try text(verdict, .english)
    #expect(
      text.hasPrefix(
        """
        Look at this first: 1.3 The Broken
              This does not compile yet. Mend the lines below; the other exercises were graded without it.
              Broken.swift:17:9: error: no member 'cuont'

        01  Start · 0 of 15 points

          ✘ 1.3 The Broken · 0 of 1 assertions · 0 of 5 points
          ✘ 1.4 The Unfit
        """
      )
    )
    #expect(text.contains("\n\n02  Start · 10.71 of 30 points\n\n2 of "))
  }

  @Test("After one exercise comes the next that is open, not what was left out before it")
  func nextAfter() throws {
    var verdict = SampleVerdict.verdict
    verdict.submission.isOwn = true
    verdict.chapters[0].exercises.removeAll { $0.status != .passed }
    let entries = zip(SampleCourse.catalog.exercises, [Standing.State.untried, .passed, .coming, .untried]).map {
      Standing.Entry(chapter: $0.chapter, exercise: $0.exercise, state: $1, earned: .zero)
    }
    #expect(try text(verdict, .english, standing: Standing(entries: entries)).contains("\nNext: 10.1 The Timer\n"))
    // The last that is open, and still is.
    var rest = Standing(entries: Array(entries.dropFirst().dropLast()))
    rest.entries[0].state = .open(passed: 1, of: 2)
    verdict.chapters[0].exercises = [SampleVerdict.exercise("Lamp", tests: [SampleVerdict.failing])]
    #expect(try text(verdict, .english, standing: rest).contains("\nNext: 1.2 The Lamp\n"))
  }

  @Test("One exercise that was asked for is told in full, also when it passes")
  func asked() throws {
    var verdict = SampleVerdict.verdict
    verdict.submission.isOwn = true
    verdict.chapters[0].exercises.removeAll { $0.status != .passed }
    let text = try text(verdict, .english)
    #expect(
      text.hasPrefix(
        "01  Start · 5 of 5 points\n\n  ✔ 1.2 The Lamp · 2 of 2 assertions · 5 of 5 points\n    ✔ Counts\n\n"
      )
    )
  }

  @Test("What did not fit into an assertion stands before the assertions")
  func beside() throws {
    var verdict = SampleVerdict.verdict
    var test = SampleVerdict.test(.failed, [.passed])
    test.code = .issueOutsideAssertions
    test.messages = ["Oops()"]
    let exercise = SampleVerdict.exercise("Counter", tests: [test], doubts: [.runNeverEnded])
    verdict.chapters[0].exercises = [exercise]
    let doubt = Phrases(.english)[.runDoubt(.runNeverEnded)]
    #expect(
      try text(verdict, .english).contains(
        """
          ✘ 1.1 The Counter · 1 of 1 assertions · 0 of 10 points
              \(doubt)
            ✘ Test
                Something went wrong outside the test's own assertions:
                Oops()
              ✔ test line 0  #expect(x)
        """
      )
    )
  }

  @Test("A test that is not the first to look at says in a line what went wrong beside its assertions")
  func besideFolded() throws {
    var verdict = SampleVerdict.verdict
    verdict.submission.isOwn = true
    var unforeseen = SampleVerdict.test(.failed, [.passed])
    unforeseen.id = "Tests/other()"
    unforeseen.code = .issueOutsideAssertions
    unforeseen.messages = ["'Told.tell' was called.\n\nCalled with:\n  1"]
    let tests = [unforeseen, unforeseen, SampleVerdict.crashing].enumerated().map { index, test in
      var test = test
      test.id = "Tests/\(index)()"
      return test
    }
    verdict.chapters[0].exercises = [SampleVerdict.exercise("Counter", tests: tests)]
    #expect(
      try text(verdict, .english).contains(
        """
            ✘ Test
              ✔ test line 0  #expect(x)
            ✘ Test
                Something went wrong outside the test's own assertions:
                'Told.tell' was called.
              ✔ test line 0  #expect(x)
            ✘ Traps
                Crashed after assertion 1, before the next was done. (SIGILL)
              ✔ test line 30
        """
      )
    )
  }

  @Test("Advice to the author of a hidden test is said to be that, and what learners write is theirs to change")
  func advice() throws {
    var verdict = SampleVerdict.verdict
    verdict.submission.isOwn = true
    var test = SampleVerdict.failing
    let given = Phrases(.english)[.testsAreGiven]
    func text(_ message: String, of exercise: String = "Counter") throws -> String {
      test.assertions[1].message = message
      verdict.chapters[0].exercises = [SampleVerdict.exercise(exercise, tests: [test])]
      return try self.text(verdict, .english)
    }
    #expect(try text("Claim each with 'await store.receive(…)' before this step.").contains("\n      \(given)\n\n"))
    #expect(try !text("The state is not as claimed.").contains(given))
    #expect(try !text("Claim each with 'await store.receive(…)'.", of: "Gate").contains(given))
  }

  private func text(
    _ verdict: Verdict,
    _ language: Language,
    showsColour: Bool = false,
    standing: Standing? = nil
  ) throws -> String {
    try Report(verdict: verdict, language: language, showsColour: showsColour, standing: standing).text(as: .text)
  }

  /// A course whose second exercise is in a state, with one that passes before it and one that is to come behind it.
  private func standing(_ state: Standing.State) -> Standing {
    let states = [.passed, state, .coming]
    return Standing(
      entries: zip(SampleCourse.start.exercises, states).map {
        Standing.Entry(chapter: SampleCourse.start, exercise: $0, state: $1, earned: .zero)
      }
    )
  }
}

private let closings: [(Standing.State, String)] = [
  (.passed, "Everything passes."),
  (.coming, "Everything passes."),
  (.untried, "Next: 1.2 The Lamp\nEdit Chapters/01-Start/Lamp/Lamp.swift, then run: swift run grader grade 01/Lamp"),
  (.changed, "Next: 1.2 The Lamp\nEdit Chapters/01-Start/Lamp/Lamp.swift, then run: swift run grader grade 01/Lamp"),
]
