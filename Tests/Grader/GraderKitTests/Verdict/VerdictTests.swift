import Testing

@testable import GraderKit

@Suite("The verdict on a submission")
struct VerdictTests {
  @Test("Its exit status tells whether all that was asked for passes", arguments: statuses)
  func exitStatus(_ exercises: [ExerciseStatus], _ exitStatus: Int32) {
    let verdict = verdict([exercises.map(exercise)])
    #expect(verdict.exercises.map(\.status) == exercises)
    #expect(verdict.exitStatus == exitStatus)
  }

  @Test("Its numbers are the sums of its chapters', nothing counted twice")
  func sums() {
    let verdict = verdict([[SampleVerdict.counter, SampleVerdict.lamp], [SampleVerdict.broken, SampleVerdict.gate]])
    #expect(verdict.exercises.map(\.id.exercise) == ["Counter", "Lamp", "Broken", "Gate"])
    #expect(verdict.points == Points(20))
    #expect(verdict.earned == Points(hundredths: 1071))
    #expect(verdict.chapters.map(\.points) == [Points(15), Points(5)])
    #expect(verdict.chapters.map(\.earned) == [Points(hundredths: 1071), .zero])
    #expect(verdict.testCounts == Counts(passed: 2, failed: 2, notReached: 1))
    #expect(verdict.assertionCounts == Counts(passed: 6, failed: 1, notReached: 3))
  }

  private func verdict(_ chapters: [[ExerciseVerdict]]) -> Verdict {
    var verdict = SampleVerdict.verdict
    verdict.chapters = chapters.map { ChapterVerdict(chapter: SampleVerdict.chapter, exercises: $0) }
    return verdict
  }

  private func exercise(_ status: ExerciseStatus) -> ExerciseVerdict {
    switch status {
    case .passed: SampleVerdict.exercise("Any", tests: [SampleVerdict.passing])
    case .failed: SampleVerdict.exercise("Any", tests: [SampleVerdict.failing])
    case .doesNotCompile: SampleVerdict.exercise("Any", .doesNotCompile)
    case .doesNotFit: SampleVerdict.exercise("Any", .doesNotFit([]))
    case .missing: SampleVerdict.exercise("Any", .missing(file: "Any.swift"))
    case .coming: SampleVerdict.exercise("Any", .coming)
    case .graderFault: SampleVerdict.exercise("Any", .fault(.noKit))
    }
  }
}

private let statuses: [([ExerciseStatus], Int32)] = [
  ([], 0),
  ([.passed], 0),
  ([.coming], 0),
  ([.passed, .coming, .passed], 0),
  ([.failed], 1),
  ([.doesNotCompile], 1),
  ([.doesNotFit], 1),
  ([.missing], 1),
  ([.passed, .failed, .coming], 1),
  ([.graderFault], 3),
  ([.passed, .graderFault], 3),
  ([.failed, .graderFault, .passed], 3),
]
