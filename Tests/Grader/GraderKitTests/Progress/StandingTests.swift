import Testing

@testable import GraderKit

@Suite("Where the learner stands")
struct StandingTests {
  @Test("Compares what was graded with what is there now")
  func states() throws {
    let standing = try standing(
      graded: [SampleCourse.counter: "one", SampleCourse.lamp: "one", SampleCourse.timer: "one"],
      now: [SampleCourse.counter: "one", SampleCourse.lamp: "two", SampleCourse.timer: "one"]
    )
    #expect(standing.entries.map(\.state) == [.passed, .changed, .coming, .open(passed: 1, of: 3)])
    #expect(standing.entries.map(\.earned) == [Points(10), .zero, .zero, Points(hundredths: 333)])
    #expect(standing.entries.map(\.points) == [Points(10), Points(5), .zero, Points(10)])
    #expect(standing.entries.map(\.isOpen) == [false, true, false, true])
    #expect(standing.entries.map(\.number) == ["1.1", "1.2", "1.3", "10.1"])
    #expect(standing.entries.map(\.id.description) == ["01/Counter", "01/Lamp", "01/Gate", "10/Timer"])
    #expect(standing.next?.id == SampleCourse.lamp)
  }

  @Test("An exercise that was edited is open again, and closed when it is put back")
  func edited() throws {
    let graded = [SampleCourse.counter: "one"]
    #expect(try standing(graded: graded, now: [SampleCourse.counter: "two"]).entries[0].state == .changed)
    #expect(try standing(graded: graded, now: [SampleCourse.counter: nil]).entries[0].state == .changed)
    #expect(try standing(graded: graded, now: graded).entries[0].state == .passed)
  }

  @Test("Before anything was graded, everything that can be is untried")
  func untried() throws {
    let standing = try standing(graded: [:], now: [SampleCourse.counter: "one"])
    #expect(standing.entries.map(\.state) == [.untried, .untried, .coming, .untried])
    #expect(standing.next?.id == SampleCourse.counter)
  }

  @Test("Nothing comes next when all passes")
  func done() throws {
    let counter = [SampleCourse.counter: "one"]
    var standing = try standing(graded: counter, now: counter)
    standing.entries.removeAll { $0.id != SampleCourse.counter && $0.id != SampleCourse.gate }
    #expect(standing.entries.count == 2)
    #expect(standing.next == nil)
  }

  @Test("Where the teacher judges, what compiles is done as far as can be told, but not the stub")
  func withheld() throws {
    try withTemporaryFolder { folder in
      let kit = Kit(root: folder)
      try folder.write("stub", to: "Tests/Chapters/01-Start/Lamp/Stub/A.swift")
      var catalog = SampleCourse.catalog
      catalog.withheld = ["01-Start"]
      var verdict = SampleVerdict.verdict
      verdict.chapters[0].exercises = [SampleCourse.counter, SampleCourse.lamp].compactMap { id in
        catalog.exercise(id).map { ExerciseVerdict(id: id, exercise: $0, outcome: .withheld) }
      }
      let work = submission([SampleCourse.counter: "one", SampleCourse.lamp: "stub"])
      var record = ProgressRecord(kit: kit)
      _ = try record.record(verdict, of: work)
      let standing = Standing(catalog: catalog, submission: work, progress: record)
      #expect(standing.entries.map(\.state) == [.handedOver, .untried, .coming, .untried])
      #expect(standing.entries.map(\.points) == [.zero, .zero, .zero, Points(10)])
      #expect(standing.next?.id == SampleCourse.lamp)
    }
  }

  /// Grades the counter and the lamp as passed, the timer as partly passed, and then looks at other files.
  private func standing(graded: [ExerciseID: String?], now: [ExerciseID: String?]) throws -> Standing {
    try withTemporaryFolder { folder in
      var record = ProgressRecord(kit: Kit(root: folder))
      var verdict = SampleVerdict.verdict
      verdict.chapters[0].exercises = SampleCourse.catalog.exercises.compactMap { chapter, exercise in
        let id = ExerciseID(chapter: chapter.id, exercise: exercise.id)
        guard graded[id] != nil else { return nil }
        let test =
          id == SampleCourse.timer
          ? SampleVerdict.test(.failed, [.passed, .failed, .notReached]) : SampleVerdict.test(.passed, [.passed])
        return ExerciseVerdict(id: id, exercise: exercise, outcome: .judged, tests: [test])
      }
      _ = try record.record(verdict, of: submission(graded))
      return Standing(catalog: SampleCourse.catalog, submission: submission(now), progress: record)
    }
  }

  private func submission(_ texts: [ExerciseID: String?]) -> Submission {
    Submission(
      id: "kit",
      works: texts.mapValues { text in
        let source = text.map { Submission.Source(name: "A.swift", text: SourceText(text: $0)) }
        return Submission.Work(sources: [source].compactMap { $0 }, refused: [])
      },
      isOwn: true,
      ignored: [],
      ignoresMore: false
    )
  }
}
