import Testing

@testable import GraderKit

@Suite("The verdict on an exercise")
struct ExerciseVerdictTests {
  @Test("Its status and its code follow from how far grading came", arguments: outcomes)
  func status(_ outcome: ExerciseVerdict.Outcome, _ status: ExerciseStatus, _ code: String) {
    let verdict = SampleVerdict.exercise("Any", outcome, tests: [SampleVerdict.unreached])
    #expect(verdict.status == status)
    #expect(verdict.outcome.code == code)
    #expect(verdict.earned == .zero)
  }

  @Test("Judged, it passes when it has tests, all pass and nothing is in doubt")
  func judged() {
    let passed = SampleVerdict.test(.passed, [.passed])
    #expect(verdict([passed, passed]).status == .passed)
    #expect(verdict([passed, passed]).outcome.code == nil)
    #expect(verdict([]).status == .failed)
    #expect(verdict([passed], doubts: [.runNeverEnded]).status == .failed)
    for status in [TestStatus.failed, .crashed, .timedOut, .notReached] {
      #expect(verdict([passed, SampleVerdict.test(status, [.passed])]).status == .failed)
    }
  }

  @Test(
    "It earns points × passed assertions / all assertions, and all only when every test passes",
    arguments: earnings
  )
  func earned(_ earning: Earning) {
    let verdict = verdict(earning.tests)
    #expect(verdict.earned == Points(hundredths: earning.earned))
    #expect(verdict.testEarned.map(\.hundredths) == earning.parts)
    #expect(verdict.points == Points(10))
  }

  @Test("The tests' parts add up to the whole, and none earns more than its part")
  func parts() {
    let statuses: [[AssertionStatus]] = [
      [.passed, .failed, .passed], [.passed], [.passed, .passed, .notReached, .passed, .failed, .passed, .passed],
    ]
    let tests = statuses.map { SampleVerdict.test($0.contains(.failed) ? .failed : .passed, $0) }
    let verdict = verdict(tests)
    #expect(verdict.testPoints.map(\.hundredths) == [273, 91, 636])
    #expect(verdict.testPoints.reduce(.zero, +) == verdict.points)
    #expect(verdict.testEarned.reduce(.zero, +) == verdict.earned)
    #expect(zip(verdict.testEarned, verdict.testPoints).allSatisfy { $0 <= $1 })
  }

  @Test("Rounding lets no test earn more than it is worth")
  func rounded() {
    let lost: [AssertionStatus] = [.failed, .passed, .notReached]
    let tests = [[.failed, .failed], lost, [.passed, .passed], [.passed], lost, lost, lost].map {
      SampleVerdict.test($0.allSatisfy { $0 == .passed } ? .passed : .failed, $0)
    }
    let verdict = verdict(tests)
    #expect(zip(verdict.testEarned, verdict.testPoints).allSatisfy { $0 <= $1 })
    #expect(verdict.earned == verdict.points.share(7, of: 17))
  }

  @Test("What ran in a doubtful run earns nothing")
  func doubted() {
    let verdict = verdict([SampleVerdict.test(.passed, [.passed])], doubts: [.unreadableTraces])
    #expect(verdict.earned == .zero)
    #expect(verdict.testEarned == [.zero])
    #expect(verdict.testPoints == [Points(10)])
  }

  @Test("An exercise to come has no points")
  func coming() {
    #expect(SampleVerdict.exercise("Gate", .coming).points == .zero)
    #expect(SampleVerdict.exercise("Any", .doesNotCompile).points == Points(10))
  }

  @Test("Tests and assertions are counted by their status; what crashed or hung counts as failed")
  func counts() {
    let verdict = verdict([
      SampleVerdict.test(.passed, [.passed, .passed]), SampleVerdict.test(.failed, [.failed, .passed, .notReached]),
      SampleVerdict.test(.crashed, [.passed, .notReached]), SampleVerdict.test(.timedOut, [.notReached]),
      SampleVerdict.test(.notReached, [.notReached, .notReached]),
    ])
    #expect(verdict.testCounts == Counts(passed: 1, failed: 3, notReached: 1))
    #expect(verdict.assertionCounts == Counts(passed: 4, failed: 1, notReached: 5))
    #expect(verdict.assertionCounts.all == 10)
  }

  private func verdict(_ tests: [TestVerdict], doubts: [RunDoubt] = []) -> ExerciseVerdict {
    SampleVerdict.exercise("Any", tests: tests, doubts: doubts)
  }

  struct Earning: CustomTestStringConvertible {
    var testDescription: String
    var tests: [TestVerdict]
    var earned: Int
    var parts: [Int]
  }
}

private let outcomes: [(ExerciseVerdict.Outcome, ExerciseStatus, String)] = [
  (.coming, .coming, "coming"),
  (.missing(file: "A.swift"), .missing, "missing"),
  (.refused(file: "A.swift", reason: .missing), .missing, "missing"),
  (.refused(file: "A.swift", reason: .notRegular), .missing, "notRegular"),
  (.refused(file: "A.swift", reason: .tooLarge), .doesNotCompile, "tooLarge"),
  (.refused(file: "A.swift", reason: .notUTF8), .doesNotCompile, "notUTF8"),
  (.refusedCode([]), .doesNotFit, "refusedCode"),
  (.refused(file: "A.swift", reason: .unreadable), .doesNotCompile, "unreadable"),
  (.doesNotCompile, .doesNotCompile, "doesNotCompile"),
  (.compilerGaveUp(seconds: nil), .doesNotCompile, "compilerFailed"),
  (.compilerGaveUp(seconds: 900), .doesNotCompile, "buildTimedOut"),
  (.doesNotFit([.other("no member")]), .doesNotFit, "doesNotFit"),
  (.fault(.noKit), .graderFault, "graderFault"),
]

private let earnings: [ExerciseVerdictTests.Earning] = [
  .init(
    testDescription: "everything passes",
    tests: [SampleVerdict.test(.passed, [.passed, .passed]), SampleVerdict.test(.passed, [.passed])],
    earned: 1000,
    parts: [667, 333]
  ),
  .init(
    testDescription: "one of three assertions fails",
    tests: [SampleVerdict.test(.failed, [.passed, .failed]), SampleVerdict.test(.passed, [.passed])],
    earned: 667,
    parts: [334, 333]
  ),
  .init(
    testDescription: "nothing passes",
    tests: [SampleVerdict.test(.failed, [.failed, .failed]), SampleVerdict.test(.notReached, [.notReached])],
    earned: 0,
    parts: [0, 0]
  ),
  .init(
    testDescription: "every assertion passes, but not the test: one assertion's points are lost",
    tests: [SampleVerdict.test(.failed, [.passed, .passed]), SampleVerdict.test(.passed, [.passed, .passed])],
    earned: 750,
    parts: [250, 500]
  ),
  .init(
    testDescription: "almost everything passes: rounding makes it neither all of the test's points nor of all",
    tests: [
      SampleVerdict.test(.failed, Array(repeating: .passed, count: 2999) + [.failed]),
      SampleVerdict.test(.passed, [.passed]),
    ],
    earned: 999,
    parts: [999, 0]
  ),
  .init(
    testDescription: "a failed test that is worth nothing keeps the whole from being full",
    tests: [
      SampleVerdict.test(.failed, [.failed]), SampleVerdict.test(.passed, Array(repeating: .passed, count: 2999)),
    ],
    earned: 999,
    parts: [0, 999]
  ),
  .init(
    testDescription: "a crash keeps what passed before it",
    tests: [SampleVerdict.test(.crashed, [.passed, .passed, .passed, .notReached])],
    earned: 750,
    parts: [750]
  ),
]
