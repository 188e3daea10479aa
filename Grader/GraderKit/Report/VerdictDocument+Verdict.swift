extension VerdictDocument {
  /// Puts a verdict into words.
  ///
  /// - Parameters:
  ///   - verdict: Codes and facts.
  ///   - language: The language of titles and sentences; what the library and the compiler say stays English.
  package init(_ verdict: Verdict, language: Language) {
    let phrases = Phrases(language)
    self.language = language
    grader = GraderFacts(swift: verdict.swiftVersion, isolation: verdict.isolation, seconds: verdict.seconds)
    submission = SubmissionFacts(
      id: Printable.line(verdict.submission.id),
      ignored: verdict.submission.ignored.map(Printable.line),
      notes: Self.notes(verdict, phrases)
    )
    summary = Summary(
      tests: verdict.testCounts,
      assertions: verdict.assertionCounts,
      points: verdict.points,
      earned: verdict.earned
    )
    chapters = verdict.chapters.map { chapter in
      ChapterDocument(
        id: chapter.chapter.id,
        title: chapter.chapter.title[language],
        points: chapter.points,
        earned: chapter.earned,
        exercises: chapter.exercises.map { ExerciseDocument($0, isOwn: verdict.submission.isOwn, phrases: phrases) }
      )
    }
  }
}

extension VerdictDocument {
  private static func notes(_ verdict: Verdict, _ phrases: Phrases) -> [String] {
    (verdict.submission.refusal.map { [phrases[.nothingTaken($0)]] } ?? []) + [phrases[.evidenceNotProof]]
      + (verdict.hasRun && verdict.isolation.isWeak ? [phrases[.weakIsolation]] : [])
      + (verdict.submission.ignoresMore ? [phrases[.ignoresMore]] : [])
      + (verdict.submission.misnamed.map { [phrases[.misnamed($0)]] } ?? [])
  }
}

extension VerdictDocument.ExerciseDocument {
  fileprivate init(_ exercise: ExerciseVerdict, isOwn: Bool, phrases: Phrases) {
    id = exercise.id.exercise
    kind = exercise.exercise.kind
    points = exercise.points
    earned = exercise.earned
    status = exercise.status
    code = exercise.outcome.code
    message = exercise.outcome.phrase(id: exercise.id, isOwn: isOwn).map { Printable.text(phrases[$0]) }
    diagnostics = exercise.diagnostics.map {
      var diagnostic = $0
      diagnostic.message = Printable.text($0.message)
      return diagnostic
    }
    if case .refusedCode(let refusals) = exercise.outcome {
      diagnostics += refusals.map { refusal in
        Diagnostic(
          file: refusal.file,
          line: refusal.line,
          column: refusal.column,
          severity: "error",
          message: Printable.text(phrases[.refusal(refusal.kind)])
        )
      }
    }
    suspicions = exercise.suspicions.map {
      .init(file: $0.file, line: $0.line, code: $0.code, text: Printable.text(phrases[.suspicion($0)]))
    }
    doubts =
      exercise.doubts.map { .init(code: $0.code, text: Printable.text(phrases[.runDoubt($0)])) }
      + exercise.tests.flatMap(\.doubts).map {
        .init(code: $0.code.rawValue, text: Printable.line(phrases[.testDoubt($0)]))
      }
    tests = zip(exercise.tests, zip(exercise.testPoints, exercise.testEarned)).map { test, points in
      VerdictDocument.TestDocument(test, points: points.0, earned: points.1, phrases: phrases)
    }
    variants = exercise.variants.map { variant in
      VerdictDocument.Variant(
        id: variant.id,
        kind: variant.kind,
        question: variant.question?[phrases.language],
        status: variant.status,
        how: variant.how,
        caughtBy: variant.caughtBy.map(Printable.line)
      )
    }
    caughtNothing = exercise.caughtNothing.map(Printable.line)
  }
}

extension ExerciseVerdict.Outcome {
  /// What there is to say of it; nothing where the tests say all.
  fileprivate func phrase(id: ExerciseID, isOwn: Bool) -> Phrase? {
    switch self {
    case .judged: nil
    case .coming: .coming
    case .withheld: .withheld
    case .missing(let file): .missing(file: "\(id.path)/\(file)", isOwn: isOwn)
    case .refused(let file, let reason): .refused(file: file, reason: reason)
    case .refusedCode: .refusedCode
    case .doesNotCompile: .doesNotCompile
    case .compilerGaveUp(let seconds): .compilerGaveUp(seconds: seconds)
    case .doesNotFit(let messages): .doesNotFit(messages)
    case .fault(let fault): .exerciseFault(fault)
    }
  }
}

extension AssertionVerdict {
  /// What there is to say of it where nothing was reported.
  fileprivate var phrase: Phrase? {
    if isBlind { return .claimIgnored }
    return status == .failed && difference == nil ? .failureToldElsewhere : nil
  }
}

extension VerdictDocument.TestDocument {
  fileprivate init(_ test: TestVerdict, points: Points, earned: Points, phrases: Phrases) {
    id = Printable.line(test.id)
    title = Printable.line(test.title)
    self.points = points
    self.earned = earned
    seconds = test.seconds ?? 0
    status = test.status
    code = test.code?.rawValue
    let sentences =
      (test.phrase.map { [phrases[$0]] + test.messages } ?? [])
      + (test.untold == 0 ? [] : [phrases[.moreIssues(test.untold)]])
    message = sentences.isEmpty ? nil : sentences.map(Printable.text).joined(separator: "\n")
    moreIssues = test.untold == 0 ? nil : test.untold
    output = test.output.map(Printable.text)
    signal = test.crash?.signal
    fatalMessage = test.crash?.fatalMessage.map(Printable.text)
    lastAssertion = test.lastAssertion
    assertions = test.assertions.map {
      VerdictDocument.AssertionDocument(
        text: Printable.line($0.text),
        line: $0.line,
        times: $0.times,
        status: $0.status,
        message: ($0.message ?? $0.phrase.map { phrases[$0] }).map(Printable.text),
        difference: $0.difference.map(Printable.text)
      )
    }
    skipped = test.skipped.map {
      .init(
        kind: $0.kind,
        line: $0.line,
        text: Printable.text($0.text),
        difference: $0.difference.map(Printable.text)
      )
    }
  }
}

extension TestVerdict {
  /// What there is to say of it; nothing where the assertions say all.
  fileprivate var phrase: Phrase? {
    switch code {
    case nil: nil
    case .assertionFailed: messages.isEmpty ? nil : .issueOutsideAssertions
    case .issueOutsideAssertions: .issueOutsideAssertions
    case .assertionsNotReached: .assertionsNotReached
    case .doubted: .testDoubted
    case .crashed: .testCrashed(after: lastAssertion, crash ?? Crash())
    case .exited: .testExited(after: lastAssertion)
    case .timedOut: .testTimedOut(after: lastAssertion, seconds: timeLimit ?? 0)
    case .wroteTooMuch: .testWroteTooMuch(after: lastAssertion)
    case .notStarted: .testNotReached
    case .skipped: .testSkipped
    }
  }
}
