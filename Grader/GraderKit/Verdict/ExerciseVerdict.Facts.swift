extension ExerciseVerdict {
  /// A verdict without what the catalog says of its exercise: what is kept of it, and put together again later.
  package struct Facts: Equatable, Sendable, Codable {
    package var outcome: Outcome
    package var diagnostics: [Diagnostic]
    package var tests: [TestVerdict]
    package var doubts: [RunDoubt]
    package var suspicions: [Suspicion]
    package var variants: [VariantVerdict]
  }

  /// What can be kept of it.
  package var facts: Facts {
    Facts(
      outcome: outcome,
      diagnostics: diagnostics,
      tests: tests,
      doubts: doubts,
      suspicions: suspicions,
      variants: variants
    )
  }

  /// Puts a verdict together again.
  ///
  /// - Parameters:
  ///   - id: The exercise.
  ///   - exercise: What the catalog says of it.
  ///   - facts: What was kept.
  package init(id: ExerciseID, exercise: Exercise, facts: Facts) {
    self.init(
      id: id,
      exercise: exercise,
      outcome: facts.outcome,
      diagnostics: facts.diagnostics,
      tests: facts.tests,
      doubts: facts.doubts,
      suspicions: facts.suspicions,
      variants: facts.variants
    )
  }
}

extension ExerciseVerdict.Facts {
  /// Whether the content of the files alone has decided, so that grading them again would come to the same.
  ///
  /// What took too long may be quicker on a machine that is less busy, and what is in doubt deserves another look.
  package var areDecided: Bool {
    switch outcome {
    case .coming, .compilerGaveUp, .fault, .refused(_, .unreadable): return false
    case .withheld, .missing, .refused, .refusedCode, .doesNotCompile, .doesNotFit: return true
    case .judged: break
    }
    return doubts.allSatisfy { $0 == .noTests } && tests.allSatisfy(\.isDecided)
      && variants.allSatisfy { $0.how != .timedOut }
  }
}

extension TestVerdict {
  /// Whether the run shows what the content of the files does, and not what the machine was able to.
  fileprivate var isDecided: Bool {
    guard doubts.isEmpty else { return false }
    switch code {
    case .timedOut, .wroteTooMuch, .doubted, .notStarted: return false
    // The kernel ends what takes too much.
    case .crashed: return crash?.signal != nil && !["SIGKILL", "SIGXCPU"].contains(crash?.signal)
    case .assertionFailed, .issueOutsideAssertions, .assertionsNotReached, .exited, .skipped, nil: return true
    }
  }
}
