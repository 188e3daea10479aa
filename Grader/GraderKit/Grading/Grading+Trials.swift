import Foundation

extension Grading {
  /// What hidden suites, or reference tests, made of the versions of one feature.
  struct Trials {
    var id: ExerciseID
    /// Why there is nothing below, if there is a reason.
    var outcome: ExerciseVerdict.Outcome?
    var verdicts: [(variant: Variant, verdict: ExerciseVerdict)] = []
  }

  /// Runs the hidden suites of features, and the tests of exercises of kind *tests*, on every version.
  ///
  /// - Parameters:
  ///   - solutions: The kit's own, from which the versions are made.
  ///   - selection: Which exercises.
  /// - Returns: What became of the suites, in the selection's order.
  /// - Throws: ``GraderFault`` where it could not be tried.
  func trials(_ solutions: Submission, selection: Selection) throws -> [Trials] {
    let conditions = try conditions()
    return try workspace.exclusively(waiting: { report(.waitingForOther) }) {
      let key = try workspace.key()
      let bundle = bundle(conditions)
      var assignments = assignments(solutions, selection, key)
      for index in assignments.indices where assignments[index].isGraded && assignments[index].variants == nil {
        let assignment = assignments[index]
        do throws(GraderFault) {
          assignments[index].variants =
            try ExerciseVariants(kit: kit, id: assignment.id, exercise: assignment.exercise, key: key)
        } catch {
          assignments[index].outcome = .fault(error)
        }
      }
      var build = build(solutions, assignments, conditions.toolchain)
      try build.run()
      return try build.assignments.map { assignment in
        var trials = Trials(id: assignment.id, outcome: assignment.outcome)
        guard assignment.isGraded, let variants = assignment.variants else { return trials }
        let runs = VariantTrials(assignment: assignment, bundle: bundle, key: key)
        try trials.run(variants.variants) { numbers throws(GraderFault) in
          try runs.trials(numbers, limit: Self.trialLimit, mostHangs: 1)
        }
        return trials
      }
    }
  }

  /// How long a hidden test may take on a faulty version, in seconds, before that counts as caught.
  private static let trialLimit = 20
}

extension Grading.Trials {
  /// Tries versions of a feature, and those again that do not fare as their author has seen them.
  ///
  /// On a busy machine what waits for its turn may fail a claim more or less; a claim that was taken away is missed each time.
  ///
  /// - Parameters:
  ///   - variants: The versions.
  ///   - trial: Tries those of some numbers, of which the first version's is 1.
  /// - Throws: What a trial throws.
  mutating func run(
    _ variants: [Variant],
    _ trial: (_ numbers: [Int]) throws(GraderFault) -> [ExerciseVerdict]
  ) throws(GraderFault) {
    verdicts = zip(variants, try trial(variants.indices.map { $0 + 1 })).map { (variant: $0, verdict: $1) }
    for _ in 0..<Self.moreTries {
      let odd = verdicts.indices.filter { !verdicts[$0].variant.fares(asIn: verdicts[$0].verdict) }
      if odd.isEmpty { break }
      for (index, verdict) in zip(odd, try trial(odd.map { $0 + 1 })) { verdicts[index].verdict = verdict }
    }
  }

  /// How often a version is tried again.
  private static let moreTries = 2
}

extension Variant {
  /// Whether a hidden suite makes of the version what its author says; of reference tests nothing is said.
  func fares(asIn verdict: ExerciseVerdict) -> Bool {
    guard verdict.exercise.kind == .feature else { return true }
    return kind == .fault ? verdict.assertionCounts.failed == fails : verdict.tests.allSatisfy { $0.status == .passed }
  }
}
