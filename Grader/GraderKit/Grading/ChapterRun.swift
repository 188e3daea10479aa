/// Runs the tests of one chapter until each has had its turn, and judges them.
struct ChapterRun {
  /// The chapter's exercises that are built.
  let graded: [Assignment]
  private let bundle: TestBundle
  /// The key that the tests read a run's number by, and write their marks by.
  let key: UInt64
  let protections: Protections
  let report: (Phrase) -> Void
  /// What the tests find in their environment beside what every run finds there.
  var variables: [String: String] = [:]
  /// How many runs in which claims are altered come before the one that counts, by lot.
  ///
  /// What can tell the first process from those after it, by whatever one leaves for the next outside of all that is taken away,
  /// must not know which of them counts.
  var earlyRuns = 0...0
  /// After how many hangs what waits for its turn need not run; each is laid to the test that was open then.
  var mostHangs: Int?
  /// What the processes left, one after the other.
  private var rounds: [Evidence] = []
  /// Which of the rounds speaks of a test, by the test's id.
  private var roundOf: [String: Int] = [:]
  /// The rounds that something else has ended than the test that was open.
  private var brokenOff: Set<Int> = []

  /// What canary runs have shown of the tests, by id.
  private var canaries: [String: CanaryResult] = [:]
  private var silentForms: [String: [String]] = [:]
  /// Which values runs with altered claims begin with.
  private let firstTurn = Int.random(in: RunNumber.turns)
  private var early: [(round: CanaryRun.Round, evidence: Evidence)] = []

  init(
    graded: [Assignment],
    bundle: TestBundle,
    key: UInt64,
    protections: Protections = .all,
    report: @escaping (Phrase) -> Void
  ) {
    self.protections = protections
    self.graded = graded
    var bundle = bundle
    bundle.processes = graded.flatMap(\.exercise.allProcesses).map(\.name)
    self.bundle = bundle
    self.key = key
    self.report = report
  }

  /// Runs all tests in one process, and again what did not get its turn there, or not a fair one.
  ///
  /// - Throws: ``GraderFault`` where the tests cannot be started.
  mutating func run() throws(GraderFault) {
    guard !tests.isEmpty else { return }
    if protections.contains(.canaries) { for _ in 0..<Int.random(in: earlyRuns) { try runEarly() } }
    try settle(tests, first: start(tests, by: [Self.allTests(of: graded.compactMap(\.suite))]))
    // Whatever casts doubt on a process casts it on all that ran there: by itself, each exercise answers for itself.
    if graded.count > 1 {
      let doubtful = doubtfulRounds
      for assignment in graded where !rounds(of: assignment).isDisjoint(with: doubtful) {
        let own = tests.filter { $0.exercise == assignment.id }
        report(.rerunningApart)
        try settle(own, first: start(own))
      }
    }
    try runCanaries()
  }

  /// Runs the tests that are known, by their names, in one process, and again what did not get its turn there.
  ///
  /// - Throws: ``GraderFault`` where the tests cannot be started.
  mutating func runNamed() throws(GraderFault) {
    guard !tests.isEmpty else { return }
    try settle(tests, first: start(tests))
  }

  /// Runs each test in a process of its own, in an order drawn anew.
  ///
  /// - Throws: ``GraderFault`` where the tests cannot be started.
  mutating func runEachAlone() throws(GraderFault) {
    for test in tests.shuffled() { try runAlone(test) }
  }

  /// What became of an exercise.
  func verdict(on assignment: Assignment) -> ExerciseVerdict {
    let module = assignment.exercise.suiteModule
    let tests = (assignment.suite?.tests ?? []).map { test in
      guard let suite = assignment.suite, assignment.exercise.kind == .tests else {
        return verdict(on: test, module: module)
      }
      let round = roundOf[test.id(module: module)]
      return TestVerdict(learner: test, in: suite, evidence: round.map { rounds[$0] } ?? .nothing)
    }
    return ExerciseVerdict(
      id: assignment.id,
      exercise: assignment.exercise,
      outcome: assignment.outcome ?? (assignment.exercise.hasEngine ? .judged : .coming),
      diagnostics: assignment.diagnostics,
      tests: tests,
      doubts: assignment.sourceDoubts + doubts(on: assignment),
      suspicions: assignment.inspection.suspicions
    )
  }

  private func verdict(on test: SuiteTest, module: String) -> TestVerdict {
    let id = test.id(module: module)
    return TestVerdict(
      test,
      module: module,
      evidence: roundOf[id].map { rounds[$0] } ?? .nothing,
      canary: canaries[id] ?? CanaryResult()
    )
  }

  // MARK: - Running

  /// One expression for all tests of some suites.
  private static func allTests(of suites: [ExerciseSuite]) -> String {
    let modules = suites.map { TestFilter.escaped($0.module) }
    return "^(\(modules.joined(separator: "|")))[.]"
  }

  /// Runs tests in one process.
  private func start(
    _ candidates: [Candidate],
    by filters: [String]? = nil,
    isHanging: Bool = false
  ) throws(GraderFault) -> Evidence {
    let number = RunNumber(key: key, turn: nil)
    var bundle = bundle
    bundle.tests = Set(candidates.map(\.id))
    if isHanging { bundle.limits.test = bundle.limits.testAfterHang }
    let traces = try bundle.run(
      filters: filters ?? candidates.map(\.filter),
      variables: variables.merging(number.variables) { $1 }
    )
    let evidence = Evidence(traces, code: MarkCode(key: key, run: number))
    return protections.seen(evidence, of: graded.compactMap(\.suite))
  }

  /// Runs all tests with other claims before anything is known of them.
  private mutating func runEarly() throws(GraderFault) {
    let round = CanaryRun.Round(turn: firstTurn + early.count)
    let number = RunNumber(key: key, turn: round.turn)
    var bundle = bundle
    bundle.tests = Set(tests.map(\.id))
    // What hangs here shall not take longer than it may in the run that counts.
    bundle.limits.test = max(1, min(3, bundle.limits.test / 2))
    let traces = try bundle.run(filters: [Self.allTests(of: graded.compactMap(\.suite))], variables: number.variables)
    early.append((round, Evidence(traces, code: MarkCode(key: key, run: number))))
  }

  /// Lets what has passed claim something else, exercise by exercise.
  ///
  /// Together, one that knows what is right for it could tell the others that the claims are altered, or end the process
  /// before they have their turn.
  private mutating func runCanaries() throws(GraderFault) {
    guard protections.contains(.canaries) else { return }
    // What is in doubt already has not passed anyway.
    for assignment in graded where doubts(on: assignment).isEmpty {
      guard let suite = assignment.suite else { continue }
      let passed = suite.tests.compactMap { candidate($0, module: suite.module) }
      guard !passed.isEmpty else { continue }
      let forms = suite.forms.map { CanaryRun.Candidate(test: $0, module: suite.module, isForm: true) }
      var run = CanaryRun(
        bundle: bundle,
        key: key,
        confirms: protections.contains(.confirmations),
        isWatched: assignment.inspection.suspicions.contains { $0.code == .property }
      )
      let isWhole = passed.count == suite.tests.count
      let filters = isWhole ? [Self.allTests(of: [suite])] : (passed + forms).map(\.filter)
      try run.run(passed + forms, filters: filters, first: firstTurn, early: early)
      canaries.merge(run.results) { $1 }
      silentForms.merge(run.silentForms) { $1 }
    }
  }

  /// A test whose claims can be altered: one that has come to its end, and of which something has passed.
  private func candidate(_ test: SuiteTest, module: String) -> CanaryRun.Candidate? {
    let verdict = verdict(on: test, module: module)
    guard [.passed, .failed].contains(verdict.status), verdict.doubts.isEmpty, verdict.seconds != nil else {
      return nil
    }
    let passed = zip(test.sites, verdict.assertions).filter { $1.status == .passed }.map(\.0.id)
    if verdict.status != .passed, passed.isEmpty { return nil }
    return CanaryRun.Candidate(
      test: test,
      module: module,
      passed: Set(passed),
      hasPassed: verdict.status == .passed
    )
  }

  private typealias Candidate = (id: String, mark: String, filter: String, exercise: ExerciseID)

  private var tests: [Candidate] {
    graded.flatMap { assignment in
      (assignment.suite?.tests ?? []).map { test in
        let module = assignment.exercise.suiteModule
        return (
          test.id(module: module), test.mark(module: module), TestFilter.exactly(test, module: module), assignment.id
        )
      }
    }
  }

  /// Goes on after a round until each of some tests has had its turn.
  ///
  /// A test that is open when its process ends costs itself alone: the rest run again without it.
  private mutating func settle(_ candidates: [Candidate], first: Evidence) throws(GraderFault) {
    var waiting = candidates
    var round = first
    var hangs = 0
    while true {
      rounds.append(round)
      let begun = waiting.filter { round.hasStarted($0.id) }
      for candidate in begun { roundOf[candidate.id] = rounds.count - 1 }
      if round.hasTimedOut { hangs += 1 }
      if !round.events.hasEnded, !round.hasTimedOut || mostHangs == nil {
        try settleOpen(begun.filter { !round.hasEnded($0.id) }, of: rounds.count - 1)
      }
      waiting.removeAll { candidate in begun.contains { $0.id == candidate.id } }
      // A process that ends before any of them begins would do so again and again. One that has come to its end may have
      // only said so.
      guard !waiting.isEmpty, !begun.isEmpty, hangs < mostHangs ?? .max else { return }
      report(.rerunning)
      round = try start(waiting, isHanging: hangs > 0)
    }
  }

  /// Gives tests their turn alone that were open when their process ended: what another test has left running may have
  /// ended it.
  private mutating func settleOpen(_ open: [Candidate], of index: Int) throws(GraderFault) {
    let round = rounds[index]
    guard round.events.started.count > 1 else { return }
    // A hang would only cost its time once more, unless it began at once. But one test runs at a time: of several, some
    // have only been reported.
    for candidate in open where !round.hasTimedOut || open.count > 1 || !round.hasEndedAnAssertion(of: candidate.mark) {
      try runAlone(candidate)
      if rounds[rounds.count - 1].hasEnded(candidate.id) { brokenOff.insert(index) }
    }
  }

  private mutating func runAlone(_ candidate: Candidate) throws(GraderFault) {
    rounds.append(try start([candidate]))
    roundOf[candidate.id] = rounds.count - 1
  }

  // MARK: - Doubting

  /// The rounds that an exercise's verdict goes by.
  private func rounds(of assignment: Assignment) -> Set<Int> {
    guard let suite = assignment.suite else { return [] }
    return Set(suite.tests.compactMap { roundOf[$0.id(module: suite.module)] })
  }

  /// The rounds in which something does not agree, be it about a test or about the run.
  private var doubtfulRounds: Set<Int> {
    graded.reduce(into: []) { doubtful, assignment in
      let own = rounds(of: assignment)
      if !doubts(on: assignment).isEmpty { doubtful.formUnion(own) }
      for test in assignment.suite?.tests ?? [] {
        let verdict = verdict(on: test, module: assignment.exercise.suiteModule)
        // An '==' of one's own meddles with nobody else.
        guard verdict.doubts.contains(where: { $0.code != .blindEquality }) else { continue }
        if let round = roundOf[test.id(module: assignment.exercise.suiteModule)] { doubtful.insert(round) }
      }
    }
  }

  /// What speaks against the runs that an exercise's verdict goes by.
  private func doubts(on assignment: Assignment) -> [RunDoubt] {
    guard assignment.isGraded, let suite = assignment.suite else { return [] }
    let own = rounds(of: assignment)
    let modules = Set(graded.flatMap { $0.exercise.allModules + [$0.exercise.suiteModule] })
    let broken: [RunDoubt] = own.isDisjoint(with: brokenOff) ? [] : [.runNeverEnded]
    let silent = silentForms[suite.module, default: []].map { RunDoubt.silentForm($0) }
    let inRuns = own.sorted().flatMap { round in
      RunDoubt.all(in: rounds[round], for: suite, of: assignment.exercise.module, among: modules)
    }
    return (silent + broken + inRuns).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension Evidence {
  /// What is left where nothing was run.
  fileprivate static let nothing = Evidence(
    events: TestEvents(),
    marks: MarkLog(),
    steps: StepRecords(),
    ending: .exited(status: 0)
  )

  /// Reads what a run left.
  ///
  /// - Parameters:
  ///   - traces: What it left.
  ///   - code: The codes that its marks are written in.
  init(_ traces: TestBundle.Traces, code: MarkCode) {
    let events = TestEvents(traces.events)
    self.init(
      events: events,
      marks: MarkLog(traces.marks, code: code),
      steps: StepRecords(traces.steps),
      ending: traces.ending,
      output: traces.output,
      printed: PrintedTexts(traces.output, events: events).byTest
    )
  }

  /// Whether its process was stopped because a test took too long.
  var hasTimedOut: Bool { if case .timedOut = ending { true } else { false } }
  fileprivate func hasStarted(_ id: String) -> Bool { events.tests[id]?.starts ?? 0 > 0 }
  fileprivate func hasEndedAnAssertion(of mark: String) -> Bool {
    marks.tests[mark]?.contains { $0.phase == .ended } ?? false
  }
  fileprivate func hasEnded(_ id: String) -> Bool { events.tests[id]?.ends ?? 0 > 0 }
}
