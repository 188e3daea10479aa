import Foundation

/// Runs tests that have passed once more, in processes in which their assertions claim something else.
///
/// An assertion that fails then has looked at what it compares. One that passes whatever it claims has not: its feature
/// compares by a `==` of its own, answers a claim by making it true, or silences what would be reported.
///
/// A run is one exercise's alone.
struct CanaryRun: Sendable {
  /// A test of which something has passed, or one that the grader has added.
  struct Candidate {
    var test: SuiteTest
    var module: String
    /// The ids of the assertions that have passed.
    var passed: Set<Int> = []
    /// Whether all of it has passed: then it has to pass again, and none of its claims may stay as it is where it has its turn.
    var hasPassed = true
    var isForm = false
    var id: String { test.id(module: module) }
    var filter: String { TestFilter.exactly(test, module: module) }
  }

  /// What has been shown of the tests, by id.
  private(set) var results: [String: CanaryResult] = [:]
  /// The forms of assertion that have not failed where they had to, by module.
  private(set) var silentForms: [String: [String]] = [:]
  private let bundle: TestBundle
  private let key: UInt64
  private let confirms: Bool
  private let isWatched: Bool
  /// Whether assertions failed when a value was altered, by run and by test.
  private var rounds: [Round: [String: [CanaryLedger.Value: Bool]]] = [:]
  /// The same over all runs, by the first that was altered in that run, and by test.
  private var hasFailed: [Int: [String: [CanaryLedger.Value: Bool]]] = [:]

  /// Prepares to run.
  ///
  /// - Parameters:
  ///   - bundle: The tests.
  ///   - key: The key that they read a run's number by.
  ///   - confirms: Whether what has passed must pass again.
  ///   - isWatched: Whether the feature has code of its own where claims are written to its state.
  init(bundle: TestBundle, key: UInt64, confirms: Bool, isWatched: Bool) {
    self.confirms = confirms
    self.isWatched = isWatched
    self.bundle = bundle
    self.key = key
  }

  /// Runs tests until the claims of each assertion have been altered one after the other, and those that nothing was noticed of
  /// in every way that there is.
  ///
  /// - Parameters:
  ///   - candidates: Tests of which something has passed, and those that the grader has added to their suites.
  ///   - filters: What selects just them.
  ///   - first: The turn that the runs begin with.
  ///   - early: What runs left that came before, with the first of these turns.
  /// - Throws: ``GraderFault`` where the tests cannot be started.
  mutating func run(
    _ candidates: [Candidate],
    filters: [String],
    first: Int,
    early: [(round: Round, evidence: Evidence)]
  ) throws(GraderFault) {
    let sites = candidates.flatMap { candidate in candidate.test.sites.filter { candidate.passed.contains($0.id) } }
    let count = min(Self.roundLimit, max(1, early.count, sites.map(\.claims.count).max() ?? 0))
    var rounds = (0..<count).map { Round(turn: first + $0) }
    rounds += lateSites(sites).map { Round(turn: first, first: $0) }
    try runAmongOthers(rounds, candidates, filters: filters)
    for candidate in candidates where early.contains(where: { isOtherNow(candidate, $0.evidence, $0.round) }) {
      results[candidate.id, default: CanaryResult()].isUnsteady = true
    }
    // A claim may be true of more than one value, as where a setter keeps a number within its bounds.
    let end = ContinuousClock.now + .seconds(Self.doubtTime)
    for (round, values) in roundsInDoubt(candidates) where ContinuousClock.now < end {
      let doubtful = candidates.filter { candidate in
        values.contains { $0.id == candidate.id && hasFailed[round.first]?[$0.id]?[$0.value] == false }
      }
      if doubtful.isEmpty { continue }
      try runAmongOthers([round], doubtful, filters: doubtful.map(\.filter))
    }
    for (id, values) in hasFailed.values.joined() {
      results[id, default: CanaryResult()].blind.formUnion(values.filter { !$0.value }.keys.map(\.site))
    }
  }

  /// What a run alters.
  struct Round: Hashable {
    var turn: Int
    /// The id of the first assertion that it alters.
    var first = 0
  }

  /// Where some runs begin to alter claims: code that knows some of them to be right, and so learns that it is in a canary run,
  /// meets others before it can know.
  private func lateSites(_ sites: [AssertionSite]) -> ArraySlice<Int> {
    Set(sites.filter { !$0.claims.isEmpty }.map(\.id)).sorted().dropFirst().filter(RunNumber.firstSites.contains)
      .shuffled().prefix(isWatched ? Self.watchfulLimit : 1)
  }

  /// How many runs begin late where the feature's code can see what is claimed.
  private static let watchfulLimit = 40
  /// In seconds.
  private static let timeLimit = 20
  /// How many runs alter one claim after the other.
  private static let roundLimit = 5
  /// How long they may take that look again, in seconds: what is honest needs few of them, and a moment for each.
  private static let doubtTime = 120
  /// How many runs look again at what nothing was noticed of: more than enough, because claims of one shape share turns.
  private static let doubtLimit = 60

  /// The runs that alter what nothing was noticed of in every way that there is, and what each of them alters.
  private func roundsInDoubt(_ candidates: [Candidate]) -> [(Round, [(id: String, value: CanaryLedger.Value)])] {
    var rounds: [Round: [(id: String, value: CanaryLedger.Value)]] = [:]
    for (first, tests) in hasFailed {
      for candidate in candidates {
        for (value, failed) in tests[candidate.id] ?? [:] where !failed {
          guard let site = candidate.test.sites.first(where: { $0.id == value.site }),
            site.claims.indices.contains(value.part), site.claims[value.part].indices.contains(value.index)
          else { continue }
          for other in 0..<site.claims[value.part][value.index].others {
            let round = Round(turn: site.turn(altering: value, by: other), first: first)
            rounds[round, default: []].append((candidate.id, value))
          }
        }
      }
    }
    return Array(rounds.map { ($0.key, $0.value) }.shuffled().prefix(Self.doubtLimit))
  }

  /// Runs the turns, and among them, where nobody can tell, the tests as they are; as many at once as there are processors.
  ///
  /// What behaves in one way where it counts and in another where it does not, by whatever it finds out of its process,
  /// of those before it, or by lot, does not pass there.
  private mutating func runAmongOthers(
    _ rounds: [Round],
    _ candidates: [Candidate],
    filters: [String]
  ) throws(GraderFault) {
    var all: [Round?] = rounds
    if confirms { all.insert(nil, at: .random(in: 0...rounds.count)) }
    let atOnce = min(bundle.mostAtOnce, ProcessInfo.processInfo.activeProcessorCount)
    let runs = try all.map(atOnce: atOnce) { [self] round throws(GraderFault) in
      try run(candidates, filters: filters, round)
    }
    for note in runs.joined() { take(note) }
  }

  /// Runs a turn, in as many processes as it takes.
  private func run(_ candidates: [Candidate], filters: [String], _ round: Round?) throws(GraderFault) -> [Note] {
    var notes: [Note] = []
    var waiting = candidates
    var filters = filters
    // Each that ends its process has had its turn; none may keep another from its own.
    for _ in candidates {
      let number = RunNumber(key: key, turn: round?.turn, from: round?.first ?? 0)
      var bundle = bundle
      bundle.tests = Set(waiting.map(\.id))
      // What hangs where claims are altered costs no verdict, so it shall not cost much time.
      if round != nil { bundle.limits.test = min(bundle.limits.test, Self.timeLimit) }
      let traces = try bundle.run(filters: filters, variables: number.variables)
      let evidence = Evidence(traces, code: MarkCode(key: key, run: number))
      notes += waiting.compactMap { note(of: $0, evidence, round) }
      let count = waiting.count
      waiting.removeAll { evidence.events.tests[$0.id]?.starts ?? 0 > 0 }
      guard !waiting.isEmpty, waiting.count < count else { break }
      filters = waiting.map(\.filter)
    }
    return notes
  }

  /// What a process has shown of one test.
  private enum Note {
    /// It has not passed as it is.
    case unsteady(id: String)
    /// A form of assertion has not failed.
    case silent(form: String, module: String)
    /// What was noticed of its values that a run altered.
    case altered(id: String, Round, noticed: [CanaryLedger.Value: Bool], isEvaded: Bool)
  }

  private func note(of candidate: Candidate, _ evidence: Evidence, _ round: Round?) -> Note? {
    switch (round, candidate.isForm) {
    case (nil, true): return nil
    case (nil, false): return isUnsteady(candidate, evidence) ? .unsteady(id: candidate.id) : nil
    case (_?, true): return silentForm(candidate, evidence).map { .silent(form: $0, module: candidate.module) }
    case (let round?, false):
      let ledger = ledger(candidate, evidence, round)
      return .altered(
        id: candidate.id,
        round,
        noticed: noticed(candidate, ledger),
        isEvaded: candidate.hasPassed && ledger.isEvaded
      )
    }
  }

  private mutating func take(_ note: Note) {
    switch note {
    case .unsteady(let id): results[id, default: CanaryResult()].isUnsteady = true
    case .silent(let form, let module):
      if silentForms[module]?.contains(form) != true { silentForms[module, default: []].append(form) }
    case .altered(let id, let round, let noticed, let isEvaded):
      if isEvaded { results[id, default: CanaryResult()].isEvaded = true }
      rounds[round, default: [:]][id, default: [:]].merge(noticed) { $1 }
      hasFailed[round.first, default: [:]][id, default: [:]].merge(noticed) { $0 || $1 }
    }
  }

  private func ledger(_ candidate: Candidate, _ evidence: Evidence, _ round: Round) -> CanaryLedger {
    CanaryLedger(candidate.test, module: candidate.module, evidence: evidence, turn: round.turn, from: round.first)
  }

  private func noticed(_ candidate: Candidate, _ ledger: CanaryLedger) -> [CanaryLedger.Value: Bool] {
    ledger.hasFailed.filter { candidate.passed.contains($0.key.site) }
  }

  /// Whether a run that came before showed of a test what the same run does not show now.
  private func isOtherNow(_ candidate: Candidate, _ evidence: Evidence, _ round: Round) -> Bool {
    let now = rounds[round]?[candidate.id] ?? [:]
    return noticed(candidate, ledger(candidate, evidence, round)).contains { value, failed in
      now[value].map { $0 != failed } ?? false
    }
  }

  private func isUnsteady(_ candidate: Candidate, _ evidence: Evidence) -> Bool {
    guard candidate.hasPassed else { return false }
    let verdict = TestVerdict(candidate.test, module: candidate.module, evidence: evidence)
    // What another has kept from its turn is not to blame.
    return verdict.status != .passed && verdict.status != .notReached
  }

  private func silentForm(_ candidate: Candidate, _ evidence: Evidence) -> String? {
    let record = evidence.events.tests[candidate.id]
    guard record?.ends == 1, record?.issues.contains(where: \.isFailure) == false else { return nil }
    return GradingForms.name(of: candidate.test)
  }
}
