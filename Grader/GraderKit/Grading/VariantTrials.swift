/// Runs tests on versions of their feature, each in a process of its own.
struct VariantTrials {
  let assignment: Assignment
  let bundle: TestBundle
  let key: UInt64
  let report: (Phrase) -> Void

  /// Judges a learner's tests.
  ///
  /// - Parameter variants: The versions of their feature, number 1 first.
  /// - Returns: What they are worth.
  /// - Throws: ``GraderFault`` where the tests cannot be started.
  func verdict(on variants: [Variant]) throws(GraderFault) -> ExerciseVerdict {
    try VariantJudge(variants: variants, limit: bundle.limits.test) { number, limit throws(GraderFault) in
      try trial(number, limit: limit, mostHangs: number == 0 ? nil : Self.mostHangs)
    } repetition: { limit throws(GraderFault) in
      try repetition(limit: limit)
    }.verdict()
  }

  /// So many hangs on one version are told one by one.
  private static let mostHangs = 3

  /// Runs all tests on one version.
  ///
  /// - Parameters:
  ///   - number: The version's number; the right feature's is 0.
  ///   - limit: How many seconds a test may take.
  ///   - mostHangs: After how many tests that take longer the rest need not run; without it, each has its turn.
  /// - Returns: What became of the tests.
  /// - Throws: ``GraderFault`` where the tests cannot be started.
  func trial(_ number: Int, limit: Int, mostHangs: Int? = nil) throws(GraderFault) -> ExerciseVerdict {
    var bundle = bundle
    bundle.limits.test = limit
    var run = ChapterRun(graded: [assignment], bundle: bundle, key: key, report: report)
    run.variables = ChosenVariant.variables(number: number, key: key)
    run.mostHangs = mostHangs
    try run.runNamed()
    return run.verdict(on: assignment)
  }

  /// Runs all tests on the right feature as often as the exercise asks for.
  ///
  /// The runs are each other's load: more of them at once than there are processors.
  private func repetition(limit: Int) throws(GraderFault) -> Repetition.Find<ExerciseVerdict>? {
    guard let repeats = assignment.exercise.repeats else { return nil }
    let (assignment, bundle, key) = (assignment, bundle, key)
    return try Repetition(count: repeats, atOnce: bundle.mostAtOnce).first { () throws(GraderFault) in
      let trials = VariantTrials(assignment: assignment, bundle: bundle, key: key, report: { _ in })
      let outcome = try trials.trial(0, limit: limit)
      // Where no test begins, the machine is busier than any test could bear.
      return outcome.acceptsAll || outcome.hasNotBegun ? nil : outcome
    }
  }
}
