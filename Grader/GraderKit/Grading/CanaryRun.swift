/// Runs tests that have passed once more, in processes in which their assertions claim something else.
///
/// An assertion that fails then has looked at what it compares. One that passes whatever it claims has not: its feature
/// compares by a `==` of its own, answers a claim by making it true, or silences what would be reported.
struct CanaryRun {
  /// A test that has passed.
  struct Candidate {
    var test: SuiteTest
    var module: String
    var id: String { test.id(module: module) }
  }

  /// What has been shown of the tests, by id.
  private(set) var results: [String: CanaryResult] = [:]
  private var bundle: TestBundle
  private let key: UInt64
  private var hasFailed: [String: [CanaryLedger.Value: Bool]] = [:]

  /// Prepares to run.
  ///
  /// - Parameters:
  ///   - bundle: The tests.
  ///   - key: The key that they read a run's number by.
  init(bundle: TestBundle, key: UInt64) {
    self.bundle = bundle
    self.key = key
    // What hangs here costs no verdict, so it shall not cost much time.
    self.bundle.limits.test = min(bundle.limits.test, Self.timeLimit)
  }

  /// Runs tests until each claim has been altered, and those that nothing was noticed of in every way that there is.
  ///
  /// - Parameters:
  ///   - candidates: Tests that have passed.
  ///   - filters: What selects just them.
  /// - Throws: ``GraderFault`` where the tests cannot be started.
  mutating func run(_ candidates: [Candidate], filters: [String]) throws(GraderFault) {
    let sites = candidates.flatMap(\.test.sites)
    let first = Int.random(in: RunNumber.turns)
    for turn in 0..<min(Self.roundLimit, sites.map(\.claims.count).max() ?? 0) {
      try run(candidates, filters: filters, turn: first + turn)
    }
    // A claim may be true of more than one value, as where a setter keeps a number within its bounds.
    for turn in turnsInDoubt(candidates) {
      let doubtful = candidates.filter { candidate in hasFailed[candidate.id]?.values.contains(false) == true }
      if doubtful.isEmpty { break }
      try run(doubtful, filters: doubtful.map { TestFilter.exactly($0.test, module: $0.module) }, turn: turn)
    }
    for (id, values) in hasFailed {
      results[id, default: CanaryResult()].blind = Set(values.filter { !$0.value }.keys.map(\.site))
    }
  }

  /// In seconds.
  private static let timeLimit = 20
  /// How many runs alter one claim after the other.
  private static let roundLimit = 3
  /// How many runs look again at what nothing was noticed of.
  private static let doubtLimit = 12

  private func turnsInDoubt(_ candidates: [Candidate]) -> [Int] {
    var turns: [Int] = []
    for candidate in candidates {
      for (value, failed) in hasFailed[candidate.id] ?? [:] where !failed {
        guard let site = candidate.test.sites.first(where: { $0.id == value.site }) else { continue }
        for other in 0..<site.claims[value.part][value.index].others {
          let turn = site.turn(altering: value, by: other)
          if !turns.contains(turn) { turns.append(turn) }
        }
      }
    }
    return Array(turns.shuffled().prefix(Self.doubtLimit))
  }

  private mutating func run(_ candidates: [Candidate], filters: [String], turn: Int) throws(GraderFault) {
    var waiting = candidates
    var filters = filters
    for _ in 0..<3 {
      let number = RunNumber(key: key, turn: turn)
      let evidence = Evidence(try bundle.run(filters: filters, variables: number.variables))
      for candidate in waiting { note(candidate, evidence, turn) }
      guard !evidence.events.hasEnded else { return }
      // What ended the process has had its turn; the rest goes on without it.
      waiting.removeAll { evidence.events.tests[$0.id]?.starts ?? 0 > 0 }
      guard !waiting.isEmpty else { return }
      filters = waiting.map { TestFilter.exactly($0.test, module: $0.module) }
    }
  }

  private mutating func note(_ candidate: Candidate, _ evidence: Evidence, _ turn: Int) {
    let ledger = CanaryLedger(candidate.test, module: candidate.module, evidence: evidence, turn: turn)
    if ledger.isEvaded { results[candidate.id, default: CanaryResult()].isEvaded = true }
    hasFailed[candidate.id, default: [:]].merge(ledger.hasFailed) { $0 || $1 }
  }
}
