/// Runs tests on versions of their feature, each in a process of its own, some at once.
struct VariantTrials: Sendable {
  let assignment: Assignment
  let bundle: TestBundle
  let key: UInt64

  /// Judges a learner's tests.
  ///
  /// - Parameter variants: The versions of their feature, number 1 first.
  /// - Returns: What they are worth.
  /// - Throws: ``GraderFault`` where the tests cannot be started.
  func verdict(on variants: [Variant]) throws(GraderFault) -> ExerciseVerdict {
    try VariantJudge(variants: variants, limit: bundle.limits.test) { numbers, limit throws(GraderFault) in
      try trials(numbers, limit: limit, mostHangs: Self.mostHangs)
    } repetition: { limit throws(GraderFault) in
      try repetition(limit: limit)
    }.verdict()
  }

  /// So many hangs on one version are told one by one.
  private static let mostHangs = 3

  /// Runs all tests on some versions.
  ///
  /// Much of what a wrong version makes of tests is that they wait in vain: several at once wait no longer than one.
  ///
  /// - Parameters:
  ///   - numbers: The versions' numbers; the right feature's is 0.
  ///   - limit: How many seconds a test may take.
  ///   - mostHangs: After how many tests that take longer the rest need not run; on the right feature, each has its turn.
  /// - Returns: What became of the tests, in the numbers' order.
  /// - Throws: ``GraderFault`` where the tests cannot be started.
  func trials(_ numbers: [Int], limit: Int, mostHangs: Int) throws(GraderFault) -> [ExerciseVerdict] {
    try numbers.map(atOnce: bundle.mostAtOnce) { number throws(GraderFault) in
      try trial(number, limit: limit, mostHangs: number == 0 ? nil : mostHangs)
    }
  }

  private func trial(_ number: Int, limit: Int, mostHangs: Int?) throws(GraderFault) -> ExerciseVerdict {
    var bundle = bundle
    bundle.limits.test = limit
    var run = ChapterRun(graded: [assignment], bundle: bundle, key: key, report: { _ in })
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
    return try Repetition(count: repeats, atOnce: bundle.mostAtOnce).first { () throws(GraderFault) in
      let outcome = try trial(0, limit: limit, mostHangs: nil)
      // Where no test begins, the machine is busier than any test could bear.
      return outcome.acceptsAll || outcome.hasNotBegun ? nil : outcome
    }
  }
}
