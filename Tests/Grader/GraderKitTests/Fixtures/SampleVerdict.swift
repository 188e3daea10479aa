@testable import GraderKit

/// A verdict with an exercise of every kind of outcome.
enum SampleVerdict {
  static let verdict = Verdict(
    swiftVersion: "6.3.1",
    isolation: .bubblewrap,
    seconds: 3.25,
    submission: .init(id: "Mina", isOwn: false, ignored: ["notes.txt", "Old/"], ignoresMore: true),
    chapters: [ChapterVerdict(chapter: chapter, exercises: [counter, lamp, broken, unfit, lost, gate])]
  )

  static let chapter = Chapter(
    id: "01-Start",
    title: LocalizedText(en: "Start", ko: "시작"),
    exercises: [
      SampleCourse.exercise("Counter"), SampleCourse.exercise("Lamp", points: 5),
      SampleCourse.exercise("Broken", points: 5), SampleCourse.exercise("Unfit", points: 5),
      SampleCourse.exercise("Lost", points: 5), SampleCourse.exercise("Gate", kind: .tests),
    ]
  )

  /// Passed, failed with a difference, crashed.
  static let counter = exercise("Counter", tests: [passing, failing, crashing])
  static let lamp = exercise("Lamp", tests: [passing])
  static let broken = exercise(
    "Broken",
    .doesNotCompile,
    diagnostics: [
      Diagnostic(file: "Broken.swift", line: 17, column: 9, severity: "error", message: "no member 'cuont'")
    ],
    tests: [unreached]
  )
  static let unfit = exercise(
    "Unfit",
    .doesNotFit([.other("cannot find 'Unfit' in scope"), .other("no member 'up'")]),
    tests: [unreached]
  )
  static let lost = exercise("Lost", .missing(file: "Lost.swift"), tests: [unreached])
  static let gate = exercise("Gate", .coming)

  static let passing = TestVerdict(
    id: "Tests/counts()",
    title: "Counts",
    status: .passed,
    seconds: 0.5,
    assertions: [assertion("send(.up)", 10), assertion("#expect(store.state.isOn)", 11, times: 3)]
  )
  static let failing = TestVerdict(
    id: "Tests/adds()",
    title: "Adds",
    status: .failed,
    code: .assertionFailed,
    seconds: 0.25,
    assertions: [
      assertion("send(.up)", 20),
      assertion(
        "send(.down)",
        21,
        times: 2,
        .failed,
        message: "The state is not as claimed.",
        difference: """
            Counter.State(
          -   count: 7,
          +   count: 2,
              …
            )

          (Expected: −, Actual: +)
          """
      ),
      assertion("#require(x)", 22, times: 0, .notReached),
    ]
  )
  static let crashing = TestVerdict(
    id: "Tests/traps()",
    title: "Traps",
    status: .crashed,
    code: .crashed,
    lastAssertion: 1,
    assertions: [assertion("send(.up)", 30), assertion("send(.up)", 31, times: 0, .notReached)],
    crash: Crash(signal: "SIGILL", fatalMessage: "Counter.swift:12: Fatal error: stop")
  )
  static let unreached = TestVerdict(
    id: "Tests/counts()",
    title: "Counts",
    status: .notReached,
    code: .notStarted,
    assertions: [assertion("send(.up)", 10, times: 0, .notReached)]
  )

  /// An exercise of the sample's chapter or, by its name, of none.
  static func exercise(
    _ id: String,
    _ outcome: ExerciseVerdict.Outcome = .judged,
    points: Int = 10,
    diagnostics: [Diagnostic] = [],
    tests: [TestVerdict] = [],
    doubts: [RunDoubt] = []
  ) -> ExerciseVerdict {
    ExerciseVerdict(
      id: ExerciseID(chapter: "01-Start", exercise: id),
      exercise: chapter.exercises.first { $0.id == id } ?? SampleCourse.exercise(id, points: points),
      outcome: outcome,
      diagnostics: diagnostics,
      tests: tests,
      doubts: doubts
    )
  }

  static func assertion(
    _ text: String,
    _ line: Int,
    times: Int = 1,
    _ status: AssertionStatus = .passed,
    message: String? = nil,
    difference: String? = nil
  ) -> AssertionVerdict {
    AssertionVerdict(text: text, line: line, times: times, status: status, message: message, difference: difference)
  }

  /// A test of so many assertions with these statuses.
  static func test(_ status: TestStatus, _ statuses: [AssertionStatus]) -> TestVerdict {
    TestVerdict(
      id: "Tests/test()",
      title: "Test",
      status: status,
      assertions: statuses.enumerated().map { assertion("#expect(x)", $0, $1) }
    )
  }
}
