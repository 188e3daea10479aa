import Testing

@testable import GraderKit

@Suite("Reports on a learner's tests")
struct TestsReportTests {
  @Test("The text tells what slips through as a question, what each test is good for, and who is brittle")
  func text() throws {
    let report = Report(verdict: Self.verdict(Self.tried), language: .english, token: "TOKEN")

    #expect(
      try report.text(as: .text).hasPrefix(
        """
        Graded: Mina

        01  Start · 2.5 of 10 points

          ✘ 1.1 The Gate · 2 of 4 faults caught · 2.5 of 10 points
              Your tests accept the right feature.
              A version that behaves the same was rejected, which costs a quarter of the points. Claim what it does, not how it is \
        made. Rejected by: Opens
                Do your tests look inside?
              Not noticed yet:
                Would they notice a free ride?
                fault-4
            ✔ Opens · catches 2 faults
            ✔ Closes · catches one fault
            ✔ Stands · catches nothing

        3 of 3 tests · 2.5 of 10 points

        """
      )
    )
  }

  @Test("In Korean, questions are asked in Korean")
  func korean() throws {
    let text = try Report(verdict: Self.verdict(Self.tried), language: .korean, token: "TOKEN").text(as: .text)

    #expect(text.contains("✘ 1.1 연습 Gate · 결함 4개 중 2개 발견"))
    #expect(text.contains("      아직 알아채지 못한 것:\n        공짜로 타면 알아챌까요?\n"))
    #expect(text.contains("✔ Stands · 잡은 결함 없음"))
  }

  @Test("Tests that object to the right feature are shown with their claims, and nothing is said of faults")
  func rejected() throws {
    let text = try Report(verdict: Self.verdict(Self.rejected), language: .english, token: "TOKEN").text(as: .text)

    #expect(text.contains("  ✘ 1.1 The Gate · 0 of 10 points\n      Your tests object to the feature that is right"))
    #expect(text.contains("    ✘ Adds\n      ✔ test line 20  send(.up)\n      ✘ test line 21  send(.down)"))
    #expect(!text.contains("aults"))
    #expect(!text.contains("catches"))
  }

  @Test("Where there is no test, that is said, and nothing of an objection")
  func none() throws {
    var verdict = Self.verdict(Self.rejected)
    verdict.chapters[0].exercises[0].tests = []
    verdict.chapters[0].exercises[0].doubts = [.noTests]
    let text = try Report(verdict: verdict, language: .english, token: "TOKEN").text(as: .text)

    #expect(text.contains("  ✘ 1.1 The Gate · 0 of 10 points\n      There is no test here yet."))
    #expect(!text.contains("object"))
  }

  @Test(
    "Every format for people asks the questions",
    arguments: [ReportFormat.html, .markdown, .gradescope, .junit, .json]
  )
  func formats(_ format: ReportFormat) throws {
    let text = try Report(verdict: Self.verdict(Self.tried), language: .english, token: "TOKEN").text(as: format)

    #expect(text.contains("Would they notice a free ride?"))
  }

  @Test("What a test lets pass stands under it, with its line and its difference")
  func skipped() throws {
    var verdict = Self.verdict(Self.tried)
    verdict.chapters[0].exercises[0].tests[0].skipped = [
      SkippedClaim(kind: .change, line: 21, text: "Skipped: a change.", difference: "- 0\n+ 1"),
      SkippedClaim(kind: .effect, line: 22, text: "Skipped: effects that are running."),
    ]
    let report = Report(verdict: verdict, language: .english, token: "TOKEN")

    #expect(
      try report.text(as: .text).contains(
        """
            ✔ Opens · catches 2 faults
              ◽ test line 21  Skipped: a change.

                  - 0
                  + 1

              ◽ test line 22  Skipped: effects that are running.

            ✔ Closes · catches one fault
        """
      )
    )
    let page = try report.text(as: .html)
    #expect(page.contains("<span class=\"place\">test line 21</span>\n<p class=\"message\">Skipped: a change.</p>"))
    #expect(page.contains("<del>- 0\n</del><ins>+ 1\n</ins>"))
    #expect(try report.text(as: .json).contains("\"kind\" : \"effect\""))
    #expect(try report.text(as: .json).contains("\"difference\" : \"- 0\\n+ 1\""))
  }

  @Test("A table has what there is of an exercise: faults to catch, where learners write the tests")
  func table() throws {
    let tried = try Report(verdict: Self.verdict(Self.tried), language: .english, token: "TOKEN").text(as: .markdown)
    #expect(tried.contains("| ✘ | 1.1 The Gate | failed | 3 / 3 | 2 of 4 faults caught | 2.5 / 10 |"))
    let rejected = Report(verdict: Self.verdict(Self.rejected), language: .english, token: "TOKEN")
    #expect(try rejected.text(as: .markdown).contains("| ✘ | 1.1 The Gate | failed | 0 / 1 | – | 0 / 10 |"))
  }

  @Test("The document says of each version what became of it, and which tests caught nothing")
  func document() {
    let exercise = VerdictDocument(Self.verdict(Self.tried), language: .korean).chapters[0].exercises[0]

    #expect(exercise.variants.map(\.id) == Self.tried.map(\.id))
    #expect(exercise.variants.map(\.status) == Self.tried.map(\.status))
    #expect(exercise.variants[3].question == "공짜로 타면 알아챌까요?")
    #expect(exercise.variants[1].how == .failed)
    #expect(exercise.variants[1].caughtBy == ["T/opens()", "T/closes()"])
    #expect(exercise.caughtNothing == ["T/stands()"])
  }

  private static let tried = [
    VariantVerdict(id: "reference", kind: .reference, status: .accepted),
    VariantVerdict(id: "fault-1", kind: .fault, status: .caught, how: .failed, caughtBy: ["T/opens()", "T/closes()"]),
    VariantVerdict(id: "fault-2", kind: .fault, status: .caught, how: .crashed, caughtBy: ["T/opens()"]),
    VariantVerdict(
      id: "fault-3",
      kind: .fault,
      question: LocalizedText(en: "Would they notice a free ride?", ko: "공짜로 타면 알아챌까요?"),
      status: .missed
    ),
    VariantVerdict(id: "fault-4", kind: .fault, status: .missed),
    VariantVerdict(
      id: "refactoring-1",
      kind: .refactoring,
      question: LocalizedText(en: "Do your tests look inside?", ko: "속을 보나요?"),
      status: .rejected,
      how: .failed,
      caughtBy: ["T/opens()"]
    ),
  ]
  private static let rejected = [
    VariantVerdict(id: "reference", kind: .reference, status: .rejected, how: .failed, caughtBy: ["Tests/adds()"])
  ]

  private static func verdict(_ variants: [VariantVerdict]) -> Verdict {
    var verdict = SampleVerdict.verdict
    let gate = SampleCourse.exercise("Gate", kind: .tests)
    let passing = ["Opens", "Closes", "Stands"].map {
      TestVerdict(id: "T/\($0.lowercased())()", title: $0, status: .passed)
    }
    let exercise = ExerciseVerdict(
      id: SampleCourse.gate,
      exercise: gate,
      outcome: .judged,
      tests: variants.acceptReference ? passing : [SampleVerdict.failing],
      variants: variants
    )
    let chapter = Chapter(id: "01-Start", title: LocalizedText(en: "Start", ko: "시작"), exercises: [gate])
    verdict.chapters = [ChapterVerdict(chapter: chapter, exercises: [exercise])]
    return verdict
  }
}
