/// Runs the tests of one chapter until each has had its turn, and judges them.
struct ChapterRun {
  /// The chapter's exercises that are built.
  let graded: [Assignment]
  let test: SwiftTest
  let report: (Phrase) -> Void
  /// What the processes left, one after the other.
  private var rounds: [Evidence] = []
  /// Which of the rounds speaks of a test, by the test's id.
  private var roundOf: [String: Int] = [:]

  init(graded: [Assignment], test: SwiftTest, report: @escaping (Phrase) -> Void) {
    self.graded = graded
    self.test = test
    self.report = report
  }

  /// Takes what the first run left, and runs again what did not get its turn, or not a fair one.
  mutating func complete(after first: SwiftTest.Traces) throws(GraderFault) {
    try settle(tests, first: Evidence(first))
    // Whatever casts doubt on a process casts it on all that ran there: by itself, each exercise answers for itself.
    guard graded.count > 1 else { return }
    for assignment in graded where !doubts(on: assignment).isEmpty {
      let own = tests.filter { $0.exercise == assignment.id }
      report(.rerunning)
      try settle(own, first: Evidence(try test.run(filters: own.map(\.filter), start: .built)))
    }
  }

  /// Runs each test in a process of its own, in an order drawn anew.
  mutating func runEachAlone() throws(GraderFault) {
    for test in tests.shuffled() { try runAlone(test) }
  }

  /// What became of an exercise.
  func verdict(on assignment: Assignment) -> ExerciseVerdict {
    let tests = (assignment.suite?.tests ?? []).map { test in
      let module = assignment.exercise.suiteModule
      let round = roundOf[test.id(module: module)]
      return TestVerdict(test, module: module, evidence: round.map { rounds[$0] } ?? .nothing)
    }
    return ExerciseVerdict(
      id: assignment.id,
      exercise: assignment.exercise,
      outcome: assignment.outcome ?? (assignment.exercise.hasEngine ? .judged : .coming),
      diagnostics: assignment.diagnostics,
      tests: tests,
      doubts: doubts(on: assignment)
    )
  }

  // MARK: - Running

  private typealias Candidate = (id: String, filter: String, exercise: ExerciseID)

  private var tests: [Candidate] {
    graded.flatMap { assignment in
      (assignment.suite?.tests ?? []).map { test in
        let module = assignment.exercise.suiteModule
        return (test.id(module: module), TestFilter.exactly(test, module: module), assignment.id)
      }
    }
  }

  /// Goes on after a round until each of some tests has had its turn.
  ///
  /// A test that is open when its process ends costs itself alone: the rest run again without it.
  private mutating func settle(_ candidates: [Candidate], first: Evidence) throws(GraderFault) {
    var waiting = candidates
    var round = first
    while true {
      rounds.append(round)
      let begun = waiting.filter { round.hasStarted($0.id) }
      for candidate in begun { roundOf[candidate.id] = rounds.count - 1 }
      guard !round.events.hasEnded else { return }
      // What another test has left running may have ended the process. A hang would only cost its time once more.
      if round.ending != .timedOut {
        for candidate in begun where !round.hasEnded(candidate.id) { try runAlone(candidate) }
      }
      waiting.removeAll { candidate in begun.contains { $0.id == candidate.id } }
      // A process that ends before any of them begins would do so again and again.
      guard !waiting.isEmpty, !begun.isEmpty else { return }
      report(.rerunning)
      round = Evidence(try test.run(filters: waiting.map(\.filter), start: .built))
    }
  }

  private mutating func runAlone(_ candidate: Candidate) throws(GraderFault) {
    rounds.append(Evidence(try test.run(filters: [candidate.filter], start: .built)))
    roundOf[candidate.id] = rounds.count - 1
  }

  // MARK: - Doubting

  /// What speaks against the runs that an exercise's verdict goes by.
  private func doubts(on assignment: Assignment) -> [RunDoubt] {
    guard assignment.isGraded, let suite = assignment.suite else { return [] }
    let own = Set(suite.tests.compactMap { roundOf[$0.id(module: suite.module)] })
    return own.sorted().flatMap { doubts(on: assignment, suite, rounds[$0]) }.reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  private func doubts(on assignment: Assignment, _ suite: ExerciseSuite, _ round: Evidence) -> [RunDoubt] {
    var doubts: [RunDoubt] = []
    if !round.events.hasEnded, round.events.open.isEmpty { doubts.append(.runNeverEnded) }
    if round.events.malformed > 0 || round.marks.malformed > 0 || round.steps.malformed > 0 {
      doubts.append(.unreadableTraces)
    }
    for issue in round.events.unattributed where issue.isFailure && concerns(issue, assignment, suite) {
      doubts.append(.issueOfNoTest(SuiteAPI.withoutSelectors(issue.message)))
    }
    return doubts
  }

  /// An issue outside of every test is laid to the exercise whose module it was reported in, or else to all that ran.
  ///
  /// One that falls on an assertion counts there already.
  private func concerns(_ issue: TestEvents.Issue, _ assignment: Assignment, _ suite: ExerciseSuite) -> Bool {
    guard let location = issue.location else { return true }
    let parts = location.fileID.split(separator: "/").map(String.init)
    guard let module = parts.first else { return true }
    let place = SourcePlace(line: location.line, column: location.column)
    if module == suite.module {
      return !suite.tests.contains { $0.file == parts.last && $0.sites.contains { $0.place == place } }
    }
    let modules = graded.flatMap { [$0.exercise.module, $0.exercise.suiteModule] }
    return module == assignment.exercise.module || !modules.contains(module)
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
      case .exited(0): .exited
      // 'swift test' has a status of its own when the tests' process ends by a signal, and does not tell which.
      case .exited where traces.start == .building: .crashed(signal: nil)
      case .exited: .exited
      case .signalled(let signal): .crashed(signal: signal)
      case .stopped: .timedOut
      }
    self.init(
      events: TestEvents(traces.events),
      marks: MarkLog(traces.marks),
      steps: StepRecords(traces.steps),
      ending: ending,
      output: traces.output
    )
  }

  fileprivate func hasStarted(_ id: String) -> Bool { events.tests[id]?.starts ?? 0 > 0 }
  fileprivate func hasEnded(_ id: String) -> Bool { events.tests[id]?.ends ?? 0 > 0 }
}
