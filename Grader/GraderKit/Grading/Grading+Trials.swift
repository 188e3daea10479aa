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
        let numbers = variants.variants.indices.map { $0 + 1 }
        let verdicts = try runs.trials(numbers, limit: Self.trialLimit, mostHangs: 1)
        trials.verdicts = zip(variants.variants, verdicts).map { (variant: $0, verdict: $1) }
        return trials
      }
    }
  }

  /// How long a hidden test may take on a faulty version, in seconds, before that counts as caught.
  private static let trialLimit = 20
}
