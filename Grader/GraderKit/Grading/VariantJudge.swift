/// Judges a learner's tests by what they make of every version of their feature.
///
/// What counts is what tests say of a version each time that they run on it, and of the right feature never. So the right
/// feature comes first and last and now and then between, the others in an order drawn anew, and those that are objected to once
/// more: a test that goes by its process, the time or a throw of dice is found out.
struct VariantJudge {
  /// The versions, number 1 first.
  let variants: [Variant]
  /// How many seconds a test may take at most.
  let limit: Int
  /// Runs all tests on the versions of some numbers, with a limit for each test in seconds; the right feature's number is 0.
  let trials: (_ numbers: [Int], _ limit: Int) throws(GraderFault) -> [ExerciseVerdict]
  /// Runs all tests on the right feature as often as the exercise asks for, until a run objects to it.
  var repetition: (_ limit: Int) throws(GraderFault) -> Repetition.Find<ExerciseVerdict>? = { _ in nil }

  /// What the tests are worth.
  ///
  /// - Throws: ``GraderFault`` where the tests cannot be started.
  func verdict() throws(GraderFault) -> ExerciseVerdict {
    var first = try reference(limit)
    if first.tests.isEmpty { first.doubts.append(.noTests) }
    guard first.acceptsAll else { return rejecting(first) }
    if let objection = try repetition(limit) {
      return rejecting(objection.found, .guesses(accepted: 1 + objection.before))
    }
    return try verdict(first, limit: min(limit, Self.limit(first)))
  }

  private func verdict(_ first: ExerciseVerdict, limit: Int) throws(GraderFault) -> ExerciseVerdict {
    // Where even what is right takes longer than a short limit, or no test begins in time, the machine is too busy for that
    // limit to say anything.
    func isTooShort(for outcome: ExerciseVerdict, ofFault isFault: Bool = false) -> Bool {
      limit < self.limit && (outcome.hasNotBegun || !isFault && outcome.hasTimedOut)
    }
    var records = variants.map { _ in VariantRecord() }
    for _ in 1...2 {
      let numbers = records.indices.filter { records[$0].isOpen }.map { $0 + 1 }
      let controls = Array(repeating: 0, count: (numbers.count + 4) / 8)
      let order = (numbers + controls).shuffled()
      for (number, outcome) in zip(order, try trials(order, limit)) {
        let isFault = number > 0 && variants[number - 1].kind == .fault
        if isTooShort(for: outcome, ofFault: isFault) { return try verdict(first, limit: self.limit) }
        if number > 0 {
          records[number - 1].outcomes.append(outcome)
        } else if !outcome.acceptsAll {
          return rejecting(outcome, .unsteady)
        }
      }
    }
    let last = try reference(limit)
    if isTooShort(for: last) { return try verdict(first, limit: self.limit) }
    guard last.acceptsAll else { return rejecting(last, .unsteady) }
    return accepting(first, records)
  }

  private func reference(_ limit: Int) throws(GraderFault) -> ExerciseVerdict {
    // As many come back as are asked for.
    try trials([0], limit)[0]
  }

  // MARK: - Judging

  private func accepting(_ first: ExerciseVerdict, _ records: [VariantRecord]) -> ExerciseVerdict {
    var verdict = first
    let wavering = records.reduce(into: Set<Objector>()) { $0.formUnion($1.wavering) }
    for test in first.tests where wavering.contains(.test(test.id)) { verdict.doubts.append(.wavers(test: test.title)) }
    if wavering.contains(.noTest) { verdict.doubts.append(.unsteady) }
    verdict.variants = [VariantVerdict(id: Variant.referenceID, kind: .reference, status: .accepted)]
    for (index, record) in records.enumerated() {
      let variant = variants[index]
      let objections = record.steady.filter { !wavering.contains($0.key) }
      let isFault = variant.kind == .fault
      verdict.variants.append(
        VariantVerdict(
          id: variants.id(of: index + 1),
          kind: isFault ? .fault : .refactoring,
          question: variant.question,
          status: objections.isEmpty ? (isFault ? .missed : .accepted) : (isFault ? .caught : .rejected),
          how: objections.values.gravest,
          caughtBy: first.tests.map(\.id).filter { objections[.test($0)] != nil }
        )
      )
    }
    return verdict
  }

  private func rejecting(_ outcome: ExerciseVerdict, _ doubt: RunDoubt? = nil) -> ExerciseVerdict {
    var verdict = outcome
    if let doubt { verdict.doubts.append(doubt) }
    let objections = outcome.objections
    verdict.variants = [
      VariantVerdict(
        id: Variant.referenceID,
        kind: .reference,
        status: .rejected,
        how: objections.values.gravest ?? .failed,
        caughtBy: outcome.tests.map(\.id).filter { objections[.test($0)] != nil }
      )
    ]
    return verdict
  }

  /// Long enough for a machine that is ten times as busy as it was for the right feature.
  private static func limit(_ first: ExerciseVerdict) -> Int {
    let slowest = first.tests.compactMap(\.seconds).max() ?? 0
    return 2 + Int(10 * min(slowest, 60))
  }
}
