import Testing

@testable import GraderKit

@Suite("The next exercise")
struct NextReportTests {
  @Test("Is told with what its files still ask for, and which command grades it")
  func next() {
    #expect(
      report(.english, [.passed, .open(passed: 2, of: 7), .coming, .untried]) == """
        Next: 1.2 The Lamp · 1.43 of 5 points · about 7 minutes
          To do: Turn it on.
          To do: And \u{FFFD}[2Joff.
        Edit Chapters/01-Start/Lamp/Lamp.swift, then run: swift run grader grade 01/Lamp
        """
    )
    #expect(
      report(.korean, [.passed, .open(passed: 2, of: 7), .coming, .untried]) == """
        다음: 1.2 연습 Lamp · 5점 중 1.43점 · 약 7분
          할 일: Turn it on.
          할 일: And \u{FFFD}[2Joff.
        Chapters/01-Start/Lamp/Lamp.swift 파일을 고치고 이렇게 실행해 보세요: swift run grader grade 01/Lamp
        """
    )
  }

  @Test("Of several files, the first is named, and what each asks for")
  func files() {
    #expect(
      report(.english, [.passed, .passed, .coming, .changed]) == """
        Next: 10.1 The Timer · 1.43 of 10 points · about 7 minutes
          To do: Start.
          To do: Tick.
        Edit Chapters/10-More/Timer/Timer.swift, then run: swift run grader grade 10/Timer
        """
    )
  }

  @Test("Is none where all passes, or nothing can be graded")
  func none() {
    #expect(report(.english, [.passed, .passed, .coming, .passed]) == "Everything passes.")
    #expect(
      report(.english, [.coming, .coming, .coming, .coming]) == "There is nothing here that can be graded yet."
    )
    #expect(report(.english, []) == "There is nothing here that can be graded yet.")
  }

  @Test("Of very many things to do, the first are told")
  func many() {
    let text = String(repeating: "// TODO: Something.\n", count: 400)
    var submission = submission
    submission.works[SampleCourse.lamp] = work([("Lamp.swift", text)])
    let report = report(.english, [.passed, .untried, .coming, .passed], of: submission)
    #expect(report.split(separator: "\n").count == 22)
  }

  private func report(_ language: Language, _ states: [Standing.State], of submission: Submission? = nil) -> String {
    let standing = Standing(
      entries: zip(SampleCourse.catalog.exercises, states).map { place, state in
        Standing.Entry(
          chapter: place.chapter,
          exercise: place.exercise,
          state: state,
          earned: Points(hundredths: 143)
        )
      }
    )
    return NextReport(standing: standing, submission: submission ?? self.submission, phrases: Phrases(language)).text
  }

  private let submission = Submission(
    id: "kit",
    works: [
      SampleCourse.lamp: work([
        ("Lamp.swift", "a\n  // TODO: Turn it on.\nb // TODO:And \u{1B}[2Joff.\n// todo: no\nTODO\n")
      ]),
      SampleCourse.timer: work([("Timer.swift", "// TODO: Start."), ("Clock.swift", "// TODO:  Tick.\n")]),
    ],
    isOwn: true,
    ignored: [],
    ignoresMore: false
  )
}

private func work(_ files: [(String, String)]) -> Submission.Work {
  Submission.Work(sources: files.map { .init(name: $0.0, text: SourceText(text: $0.1)) }, refused: [])
}
