/// One exercise's status, by the names that the verdict's JSON fixes.
package enum ExerciseStatus: String, CaseIterable, Sendable, Codable {
  case passed
  case failed
  case doesNotCompile
  case doesNotFit
  case missing
  case coming
  case graderFault
}

/// What became of one exercise.
package struct ExerciseVerdict: Equatable, Sendable {
  /// How far grading came.
  package enum Outcome: Equatable, Sendable, Codable {
    /// The tests ran, or were to run, and speak for themselves.
    case judged
    /// Its kind has no engine yet.
    case coming
    /// It compiles; what judges it is not in this edition.
    case withheld
    case missing(file: String)
    case refused(file: String, reason: SourceText.Refusal)
    /// The learner's files hold what the grader does not build.
    case refusedCode([SourceRefusal])
    case doesNotCompile
    /// The compiler failed on the learner's files, or took longer than so many seconds, without naming a line.
    case compilerGaveUp(seconds: Int?)
    /// The hidden suite cannot use the learner's files, for these reasons.
    case doesNotFit([Misfit])
    case fault(GraderFault)

    /// Names the outcome in the verdict; none where the tests say all.
    package var code: String? {
      switch self {
      case .judged: nil
      case .coming: "coming"
      case .withheld: "withheld"
      case .missing: "missing"
      case .refused(_, let reason): reason.rawValue
      case .refusedCode: "refusedCode"
      case .doesNotCompile: "doesNotCompile"
      case .compilerGaveUp(nil): "compilerFailed"
      case .compilerGaveUp: "buildTimedOut"
      case .doesNotFit: "doesNotFit"
      case .fault: "graderFault"
      }
    }
  }

  package var id: ExerciseID
  package var exercise: Exercise
  package var outcome: Outcome
  /// The compiler's messages, about the learner's own lines only.
  package var diagnostics: [Diagnostic]
  /// In the suite's order.
  ///
  /// They stand here also when they could not run: then nothing of them was reached.
  package var tests: [TestVerdict]
  /// What speaks against the runs that its tests were part of.
  package var doubts: [RunDoubt]
  /// What a teacher may want to look at; it changes no status.
  package var suspicions: [Suspicion]
  /// The versions of the feature that a learner's tests were run on, the right one first; after it had been rejected, none.
  package var variants: [VariantVerdict]

  package init(
    id: ExerciseID,
    exercise: Exercise,
    outcome: Outcome,
    diagnostics: [Diagnostic] = [],
    tests: [TestVerdict] = [],
    doubts: [RunDoubt] = [],
    suspicions: [Suspicion] = [],
    variants: [VariantVerdict] = []
  ) {
    self.id = id
    self.exercise = exercise
    self.outcome = outcome
    self.diagnostics = diagnostics
    self.tests = tests
    self.doubts = doubts
    self.suspicions = suspicions
    self.variants = variants
  }

  package var status: ExerciseStatus {
    switch outcome {
    case .judged where exercise.kind == .tests: variants.areAllSettled ? .passed : .failed
    case .judged: tests.allSatisfy { $0.status == .passed } && !tests.isEmpty && doubts.isEmpty ? .passed : .failed
    case .coming, .withheld: .coming
    case .missing: .missing
    case .refused(_, .missing), .refused(_, .notRegular): .missing
    case .refused, .doesNotCompile, .compilerGaveUp: .doesNotCompile
    case .doesNotFit, .refusedCode: .doesNotFit
    case .fault: .graderFault
    }
  }

  /// Nothing while the exercise is still to come, and where somebody else judges it.
  package var points: Points { status == .coming ? .zero : Points(exercise.points) }

  /// Where a hidden suite judges, the points × passed assertions / all assertions, full only when every test passes; where
  /// the learner's tests are judged, what they catch.
  package var earned: Points {
    exercise.kind == .tests ? variants.earned(of: points) : testEarned.reduce(.zero, +)
  }

  /// Each test's part of the points, by its number of assertions; the parts of a hidden suite's tests add up to the
  /// exercise's points, a learner's tests have none of their own.
  package var testPoints: [Points] {
    if exercise.kind == .tests { return tests.map { _ in .zero } }
    return points.split(tests.map { max(1, $0.assertions.count) }, of: assertionWeight)
  }

  /// What each test earns; the parts of a hidden suite's tests add up to what the exercise earns.
  package var testEarned: [Points] {
    guard doubts.isEmpty, exercise.kind == .feature else { return tests.map { _ in .zero } }
    let parts = points.split(tests.map(\.passedWeight), of: assertionWeight)
    // Rounding makes nothing full that is not.
    let caps = zip(tests, testPoints).map { test, points in
      test.status == .passed ? points : max(.zero, points - Points(hundredths: 1))
    }
    var earned = Points.fit(parts, below: caps)
    let isWhole = tests.allSatisfy { $0.status == .passed }
    if !isWhole, earned.reduce(.zero, +) == points, let last = earned.lastIndex(where: { $0 > .zero }) {
      earned[last] = earned[last] - Points(hundredths: 1)
    }
    return earned
  }

  private var assertionWeight: Int { tests.map { max(1, $0.assertions.count) }.reduce(0, +) }

  /// The ids of a learner's tests that accept the right feature and that no fault failed.
  package var caughtNothing: [String] {
    guard variants.acceptReference else { return [] }
    let catchers = Set(variants.caught.flatMap(\.caughtBy))
    return tests.map(\.id).filter { !catchers.contains($0) }
  }

  package var testCounts: Counts {
    tests.reduce(into: Counts()) { counts, test in
      switch test.status {
      case .passed: counts.passed += 1
      case .failed, .crashed, .timedOut: counts.failed += 1
      case .notReached: counts.notReached += 1
      }
    }
  }

  package var assertionCounts: Counts {
    tests.flatMap(\.assertions).reduce(into: Counts()) { counts, assertion in
      switch assertion.status {
      case .passed: counts.passed += 1
      case .failed: counts.failed += 1
      case .notReached: counts.notReached += 1
      }
    }
  }
}

extension TestVerdict {
  /// How many assertions earn their points: one less than all where the test failed for another reason.
  fileprivate var passedWeight: Int {
    let weight = max(1, assertions.count)
    if status == .passed { return weight }
    return min(assertions.count { $0.status == .passed }, weight - 1)
  }
}
