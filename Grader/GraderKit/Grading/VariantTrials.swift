/// Runs tests on every version of their feature, each in a process of its own, and judges a learner's tests by that.
struct VariantTrials {
  let assignment: Assignment
  let variants: ExerciseVariants
  let bundle: TestBundle
  let key: UInt64
  let report: (Phrase) -> Void

  /// What a learner's tests are worth.
  ///
  /// The right feature comes first and last and now and then between, the others in an order drawn anew: a test that goes by
  /// how often or how late it runs objects to the right feature, too.
  func verdict() throws(GraderFault) -> ExerciseVerdict {
    var first = try trial(0)
    if first.tests.isEmpty { first.doubts.append(.noTests) }
    guard first.acceptsAll else { return rejecting(first) }

    let limit = Self.limit(first, atMost: bundle.limits.test)
    var verdicts: [Int: VariantVerdict] = [:]
    let others = Array(1..<variants.variants.count + 1)
    let controls = Array(repeating: 0, count: others.count / 4)
    for number in (others + controls).shuffled() + [0] {
      var outcome = try trial(number, limit: number == 0 ? nil : limit)
      if !isFault(number), outcome.hasTimedOut { outcome = try trial(number) }
      if number > 0 {
        verdicts[number] = verdict(on: number, outcome)
      } else if !outcome.acceptsAll {
        outcome.doubts.append(.unsteady)
        return rejecting(outcome)
      }
    }
    first.variants = [VariantVerdict(id: variants.id(of: 0), kind: .reference, status: .accepted)]
    first.variants += others.compactMap { verdicts[$0] }
    return first
  }

  /// Runs all tests on one version.
  ///
  /// - Parameters:
  ///   - number: The version's number; the right feature's is 0.
  ///   - limit: How many seconds a test may take, where a hang says enough.
  /// - Returns: What became of the tests.
  /// - Throws: ``GraderFault`` where the tests cannot be started.
  func trial(_ number: Int, limit: Int? = nil) throws(GraderFault) -> ExerciseVerdict {
    var bundle = bundle
    if let limit { bundle.limits.test = limit }
    var run = ChapterRun(graded: [assignment], bundle: bundle, key: nil, report: report)
    run.variables = ChosenVariant.variables(number: number, key: key)
    run.endsWithHang = limit != nil
    try run.runNamed()
    return run.verdict(on: assignment)
  }

  // MARK: - Judging

  private func isFault(_ number: Int) -> Bool { number > 0 && variants.variants[number - 1].kind == .fault }

  private func rejecting(_ outcome: ExerciseVerdict) -> ExerciseVerdict {
    var verdict = outcome
    let objection = outcome.objection
    verdict.variants = [
      VariantVerdict(
        id: variants.id(of: 0),
        kind: .reference,
        status: .rejected,
        how: objection?.how ?? .failed,
        caughtBy: objection?.tests ?? []
      )
    ]
    return verdict
  }

  private func verdict(on number: Int, _ outcome: ExerciseVerdict) -> VariantVerdict {
    let variant = variants.variants[number - 1]
    let objection = outcome.objection
    let status: VariantVerdict.Status =
      switch variant.kind {
      case .fault: objection == nil ? .missed : .caught
      case .refactoring: outcome.acceptsAll ? .accepted : .rejected
      }
    return VariantVerdict(
      id: variants.id(of: number),
      kind: variant.kind == .fault ? .fault : .refactoring,
      question: variant.question,
      status: status,
      how: status == .caught || status == .rejected ? objection?.how ?? .failed : nil,
      caughtBy: objection?.tests ?? []
    )
  }

  /// Long enough for a machine that is ten times as busy as it was for the right feature.
  private static func limit(_ first: ExerciseVerdict, atMost limit: Int) -> Int {
    let slowest = first.tests.compactMap(\.seconds).max() ?? 0
    return min(limit, 5 + Int(10 * min(slowest, 60)))
  }
}

extension ExerciseVerdict {
  /// Whether each test ran and passed, and nothing speaks against the run.
  fileprivate var acceptsAll: Bool {
    !tests.isEmpty && doubts.isEmpty && tests.allSatisfy { $0.status == .passed }
  }

  fileprivate var hasTimedOut: Bool { tests.contains { $0.status == .timedOut } }

  /// How the tests objected to what they ran on, and which of them; what only contradicts itself is no objection.
  fileprivate var objection: (how: VariantVerdict.How, tests: [String])? {
    let objecting = tests.filter { test in
      switch test.status {
      case .failed: test.code != .doubted && test.code != .wroteTooMuch
      case .crashed, .timedOut: true
      case .passed, .notReached: false
      }
    }
    let ids = objecting.map(\.id)
    if objecting.contains(where: { $0.status == .crashed }) || doubts.contains(.runNeverEnded) {
      return (.crashed, ids)
    }
    if objecting.contains(where: { $0.status == .timedOut }) { return (.timedOut, ids) }
    let isReported = doubts.contains { if case .issueOfNoTest = $0 { true } else { false } }
    return objecting.isEmpty && !isReported ? nil : (.failed, ids)
  }
}
