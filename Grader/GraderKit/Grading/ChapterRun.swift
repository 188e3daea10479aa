/// Runs the tests of one chapter until each has had its turn, and judges them.
struct ChapterRun {
  /// The chapter's exercises that are built.
  let graded: [Assignment]
  let test: SwiftTest
  let report: (Phrase) -> Void
  /// What the processes left, one after the other.
  private var rounds: [Evidence] = []

  init(graded: [Assignment], test: SwiftTest, report: @escaping (Phrase) -> Void) {
    self.graded = graded
    self.test = test
    self.report = report
  }

  /// Takes what the first run left, and runs again what did not get its turn.
  ///
  /// A test that ends its process costs itself: it is not run again, all that have not started are, without it.
  mutating func complete(after first: SwiftTest.Traces) throws(GraderFault) {
    rounds.append(Evidence(first))
    while let last = rounds.last, !last.events.hasEnded {
      let waiting = tests.filter { !hasStarted($0.id) }
      // A process that ends before any test begins would do so again and again.
      guard !waiting.isEmpty, last.events.tests.values.contains(where: { !$0.isSuite && $0.starts > 0 }) else { return }
      report(.rerunning)
      rounds.append(Evidence(try test.run(filters: waiting.map(\.filter), start: .built)))
    }
  }

  /// Runs each test in a process of its own, in an order drawn anew.
  mutating func runEachAlone() throws(GraderFault) {
    for test in tests.shuffled() {
      rounds.append(Evidence(try self.test.run(filters: [test.filter], start: .built)))
    }
  }

  /// What became of an exercise.
  func verdict(on assignment: Assignment) -> ExerciseVerdict {
    guard let suite = assignment.suite else {
      return ExerciseVerdict(
        id: assignment.id,
        exercise: assignment.exercise,
        outcome: assignment.outcome ?? .coming,
        diagnostics: assignment.diagnostics
      )
    }
    let tests = suite.tests.map { test in
      TestVerdict(test, module: suite.module, evidence: evidence(on: test.id(module: suite.module)))
    }
    return ExerciseVerdict(
      id: assignment.id,
      exercise: assignment.exercise,
      outcome: assignment.outcome ?? .judged,
      diagnostics: assignment.diagnostics,
      tests: tests,
      doubts: assignment.isGraded ? runDoubts(on: assignment, suite) : []
    )
  }

  private var tests: [(id: String, filter: String)] {
    graded.flatMap { assignment in
      (assignment.suite?.tests ?? []).map { test in
        let module = assignment.exercise.suiteModule
        return (test.id(module: module), TestFilter.exactly(test, module: module))
      }
    }
  }

  private func hasStarted(_ id: String) -> Bool { rounds.contains { $0.events.tests[id]?.starts ?? 0 > 0 } }

  /// Of several runs, the one in which a test had its turn.
  private func evidence(on id: String) -> Evidence {
    rounds.first { $0.events.tests[id]?.starts ?? 0 > 0 } ?? rounds.last ?? .nothing
  }

  /// What speaks against the runs that an exercise's tests were part of.
  private func runDoubts(on assignment: Assignment, _ suite: ExerciseSuite) -> [RunDoubt] {
    let ids = suite.tests.map { $0.id(module: suite.module) }
    let own = rounds.filter { round in ids.contains { round.events.tests[$0]?.starts ?? 0 > 0 } }
    var doubts: [RunDoubt] = []
    for round in own {
      if !round.events.hasEnded, round.events.open.isEmpty { doubts.append(.runNeverEnded) }
      if round.events.malformed > 0 || round.marks.malformed > 0 || round.steps.malformed > 0 {
        doubts.append(.unreadableTraces)
      }
      for issue in round.events.unattributed where issue.isFailure && concerns(issue, assignment, suite) {
        doubts.append(.issueOfNoTest(SuiteAPI.withoutSelectors(issue.message)))
      }
    }
    return doubts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// An issue outside of every test is laid to the exercise whose module it was reported in, or else to all that ran.
  private func concerns(_ issue: TestEvents.Issue, _ assignment: Assignment, _ suite: ExerciseSuite) -> Bool {
    guard let module = issue.location?.fileID.split(separator: "/").first.map(String.init) else { return true }
    let modules = graded.flatMap { [$0.exercise.module, $0.exercise.suiteModule] }
    return !modules.contains(module) || module == assignment.exercise.module || module == suite.module
  }
}

extension Evidence {
  /// What is left where nothing was run.
  fileprivate static let nothing = Evidence(
    events: TestEvents(),
    marks: MarkLog(),
    steps: StepRecords(),
    ending: .exited
  )

  fileprivate init(_ traces: SwiftTest.Traces) {
    let ending: Ending =
      switch traces.ending {
      // 'swift test' ends with a status of its own when the tests' process ends by a signal.
      case .exited(0): .exited
      case .exited, .signalled: .crashed
      case .stopped: .timedOut
      }
    self.init(
      events: TestEvents(traces.events),
      marks: MarkLog(traces.marks),
      steps: StepRecords(traces.steps),
      ending: ending
    )
  }
}
