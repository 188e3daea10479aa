/// A sentence that the grader can say: its occasion and its facts.
///
/// The wording stands in one table for each language.
package enum Phrase: Equatable, Sendable {
  // MARK: Where the learner stands
  case chapterHeading(number: String, title: String)
  case pointsEarned(Points, of: Points)
  case assertionsPassed(Int, of: Int)
  case testsPassed(Int, of: Int)
  case line(Int)
  case notReached
  case times(Int)
  case nextExercise(number: String, title: String)
  case nextStep(file: String, command: String)
  case allDone
  case nothingToDo
  case evidenceNotProof
  case weakIsolation
  case ignored([String])
  case ignoresMore
  case misnamed(Archive.Format)
  case nothingTaken(SubmissionRefusal)
  case progressPutAside(String)
  case progressDamaged(String)
  case noneListed
  case gradedTree(String)
  case minutes(Int)
  case neverGraded
  case changedSince
  case todo(String)

  // MARK: Hints, stubs and solutions
  case hintHeading(number: String, title: String, given: Int, of: Int)
  case moreHints(command: String)
  case lastHint(lesson: String, section: String)
  case isStub(exercise: String)
  case putBack(exercise: String, kept: String?)
  case solutionLocked(exercise: String, ExerciseID)
  case noSolution(exercise: String)
  case yourFile(String)
  case solutionFile(String)

  // MARK: While an exercise is watched
  case gradingNow
  case gradedAt(String)
  case watchKeys
  case moreLines(Int)

  // MARK: Headings and words of reports
  case reportTitle
  case lookFirst
  case exercise
  case status
  case tests
  case assertions
  case points
  case suspicions
  case graded(swift: String, Verdict.Isolation, seconds: Double)
  case moreProblems(Int)
  case cutShort
  case failed
  case crashed
  case ranTooLong
  case notCompiling
  case notFitting
  case lacking
  case notGraded

  // MARK: An exercise as a whole
  case passed
  case coming
  case withheld
  case missing(file: String, isOwn: Bool)
  case refused(file: String, reason: SourceText.Refusal)
  case refusedCode
  case refusal(SourceRefusal.Kind)
  case suspicion(Suspicion)
  case doesNotCompile
  case compilerGaveUp(seconds: Int?)
  case doesNotFit([Misfit])
  case exerciseFault(GraderFault)

  // MARK: A learner's tests
  case faultsCaught(Int, of: Int)
  case referenceAccepted
  case referenceRejected
  case notNoticed
  case brittle(tests: [String])
  case catches(Int)
  case catchesNothing

  // MARK: A test
  case testCrashed(after: Int?, Crash)
  case testExited(after: Int?)
  case testTimedOut(after: Int?, seconds: Int)
  case testWroteTooMuch(after: Int?)
  case testNotReached
  case testSkipped
  case issueOutsideAssertions
  case moreIssues(Int)
  case assertionsNotReached
  case claimIgnored
  case failureToldElsewhere
  case testsAreGiven
  case testDoubted
  case testDoubt(Doubt)
  case runDoubt(RunDoubt)

  // MARK: While it works
  case building(first: Bool)
  case buildSteps(Int, of: Int)
  case seconds(Int)
  case running(chapter: String, position: Int, count: Int)
  case rerunning
  case rerunningApart
  case waitingForOther

  // MARK: A class
  case classroom(ClassPhrase)

  // MARK: Mistakes at the command line
  case usage(UsageError)
  case fault(GraderFault)
  case seeHelp(command: String?)

  // MARK: The kit's check of itself
  case verifying(String)
  case verified(exercises: Int, assertions: Int)
  case finding(Finding)
  case scaffolded(ExerciseID, [String])

  // MARK: Editions
  case released(path: String, exercises: Int, EditionTarget?)
}

/// All sentences of the grader in one language.
package struct Phrases: Sendable {
  package var language: Language

  package init(_ language: Language) {
    self.language = language
  }

  /// The wording of a phrase.
  package subscript(_ phrase: Phrase) -> String {
    switch language {
    case .english: phrase.english
    case .korean: phrase.korean
    }
  }
}
