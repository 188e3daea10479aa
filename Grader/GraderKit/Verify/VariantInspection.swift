/// Looks at the versions of features that tests are tried on, and at what the tests make of them.
struct VariantInspection {
  var kit: Kit
  var catalog: Catalog

  /// How many versions an exercise has at least.
  static func least(_ kind: Variant.Kind, of exercise: Exercise) -> Int {
    switch (kind, exercise.kind) {
    case (.fault, .feature): 8
    case (.fault, .tests): 10
    case (.refactoring, .feature): 0
    case (.refactoring, .tests): 2
    }
  }

  // MARK: - Without running anything

  /// What is not as it should be with the versions of an exercise as they are written.
  func findings(_ chapter: Chapter, _ exercise: Exercise) -> [Finding] {
    guard exercise.hasEngine else { return [] }
    let id = ExerciseID(chapter: chapter.id, exercise: exercise.id)
    var problems: [Finding.Problem] = []
    do throws(GraderFault) {
      let variants = try variants(of: id, exercise)
      for kind in Variant.Kind.allCases {
        let count = variants.variants.count { $0.kind == kind }
        let least = Self.least(kind, of: exercise)
        if count < least { problems.append(.variantsTooFew(kind.rawValue, count: count, least: least)) }
      }
      if exercise.kind == .tests {
        problems += variants.variants.filter { $0.question == nil }.map { .variantWithoutQuestion($0.fileName) }
      }
    } catch {
      problems.append(.variantsUnusable(reason: error.english))
    }
    return problems.map { Finding(id.description, $0) }
  }

  // MARK: - Tests on each version

  /// What hidden suites and reference tests do not make of the versions of their features as they should.
  ///
  /// - Parameters:
  ///   - trials: What became of the tests on each version.
  ///   - stubs: What became of the suites on the stubs: an assertion that these fail need no fault fail.
  /// - Returns: The findings, in the order of the exercises.
  func findings(_ trials: [Grading.Trials], stubs: [ExerciseVerdict]) -> [Finding] {
    trials.flatMap { trial -> [Finding] in
      var problems: [Finding.Problem] = []
      if case .fault(let fault)? = trial.outcome { problems.append(.variantsUnusable(reason: fault.english)) }
      for (variant, verdict) in trial.verdicts {
        let objecting = verdict.tests.filter { $0.status != .passed }.map(\.title)
        switch variant.kind {
        case .fault where objecting.isEmpty: problems.append(.faultUncaught(variant.fileName))
        case .fault: problems += otherCount(variant, verdict)
        case .refactoring:
          if !objecting.isEmpty { problems.append(.refactoringRejected(variant.fileName, tests: objecting)) }
        }
      }
      let faulty = trial.verdicts.filter { $0.variant.kind == .fault }
      problems += alike(faulty)
      // What a reference test claims is known only where it fails.
      if let suite = faulty.first?.verdict, suite.exercise.kind == .feature {
        problems += neverFailing(faulty.map(\.verdict) + stubs.filter { $0.id == trial.id })
      }
      return problems.map { Finding(trial.id.description, $0) }
    }
  }

  /// Whether a fault fails another number of a hidden suite's assertions than its author has seen it fail.
  ///
  /// Each assertion fails for some fault, or for the stub: by these numbers, one that was made weaker is missed.
  private func otherCount(_ fault: Variant, _ verdict: ExerciseVerdict) -> [Finding.Problem] {
    guard verdict.exercise.kind == .feature else { return [] }
    let count = verdict.tests.flatMap(\.assertions).count { $0.status == .failed }
    return count == fault.fails ? [] : [.faultFails(fault.fileName, count: count, said: fault.fails)]
  }

  /// The faults that no test tells apart: each claim fares the same with both, with the same message and difference.
  private func alike(_ faulty: [(variant: Variant, verdict: ExerciseVerdict)]) -> [Finding.Problem] {
    var first: [TestsOutcome: Variant] = [:]
    return faulty.compactMap { variant, verdict in
      let outcome = TestsOutcome(verdict)
      guard outcome.objects else { return nil }
      if let twin = first[outcome] { return .faultsAlike(twin.fileName, variant.fileName) }
      first[outcome] = variant
      return nil
    }
  }

  /// The assertions that fail in none of some runs of one suite: they would be missed by nobody.
  private func neverFailing(_ verdicts: [ExerciseVerdict]) -> [Finding.Problem] {
    guard let suite = verdicts.first else { return [] }
    return suite.tests.enumerated().flatMap { testIndex, test in
      test.assertions.enumerated().compactMap { index, assertion in
        let fails = verdicts.contains { verdict in
          verdict.tests.indices.contains(testIndex)
            && verdict.tests[testIndex].assertions.indices.contains(index)
            && verdict.tests[testIndex].assertions[index].status == .failed
        }
        return fails ? nil : .assertionNeverFails(test: test.title, line: assertion.line, text: assertion.text)
      }
    }
  }

  /// The reference tests of an exercise that catch nothing.
  func idleTests(_ verdict: ExerciseVerdict) -> [Finding] {
    guard verdict.exercise.kind == .tests else { return [] }
    return verdict.caughtNothing.map { Finding(verdict.id.description, .testCatchesNothing($0)) }
  }

  private func variants(of id: ExerciseID, _ exercise: Exercise) throws(GraderFault) -> ExerciseVariants {
    try ExerciseVariants(kit: kit, id: id, exercise: exercise, key: 0)
  }
}

/// All that tests say of one version: as far as they go, two versions of which they say the same behave the same.
private struct TestsOutcome: Hashable {
  private struct Claim: Hashable {
    var line: Int
    var status: AssertionStatus
    var texts: [String?]
  }

  private struct Test: Hashable {
    var status: TestStatus
    var messages: [String]
    var claims: [Claim]
  }

  private let tests: [Test]

  init(_ verdict: ExerciseVerdict) {
    tests = verdict.tests.map { test in
      Test(
        status: test.status,
        messages: test.messages,
        claims: test.assertions.map {
          Claim(line: $0.line, status: $0.status, texts: [$0.text, $0.message, $0.difference])
        }
      )
    }
  }

  var objects: Bool { tests.contains { $0.status != .passed } }
}
