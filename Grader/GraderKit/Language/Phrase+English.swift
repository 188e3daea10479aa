extension Phrase {
  /// The wording in English.
  var english: String {
    switch self {
    case .chapterHeading(let number, let title): "\(number)  \(title)"
    case .pointsEarned(let earned, let points): "\(earned) of \(points) points"
    case .assertionsPassed(let passed, let all): "\(passed) of \(all) assertions"
    case .testsPassed(let passed, let all): "\(passed) of \(all) tests"
    case .line(let line): "test line \(line)"
    case .notReached: "not reached"
    case .times(let count): "ran \(count) times"
    case .nextExercise(let number, let title): "Next: \(number) \(title)"
    case .nextStep(let file, let command): "Edit \(file), then run: \(command)"
    case .allDone: "Everything passes."
    case .nothingToDo: "There is nothing here that can be graded yet."
    case .evidenceNotProof:
      "Your code ran in one process with its tests: a pass is evidence of your work, not a proof against forgery."
    case .weakIsolation:
      "Only limits kept this code apart from the machine: it could read files and use the network. To keep it apart, "
        + "install bubblewrap (such as: apt install bubblewrap)."
    case .ignored(let paths): "Not taken, because no exercise asks for it: \(paths.joined(separator: ", "))"
    case .progressPutAside(let path):
      "Not all of the record of your progress could be understood; it was put aside as \(path)."
    case .progressDamaged(let path):
      "Not all of the record of your progress can be understood, so something may be missing here that you have done: \(path). "
        + "To grade it again: swift run grader"
    case .noneListed: "No exercise is in that state."
    case .misnamed(let format): "The archive is not what its name says; it was read as \(format.rawValue)."
    case .nothingTaken(let refusal): "Nothing of this submission was taken. \(refusal.english)"
    case .ignoresMore: "There is more in the submission that was not taken; only the beginning is listed."
    case .gradedTree(let id): "Graded: \(id)"
    case .minutes(1): "about a minute"
    case .minutes(let minutes): "about \(minutes) minutes"
    case .neverGraded: "not graded yet"
    case .changedSince: "changed since it was graded"
    case .todo(let text): "To do: \(text)"

    case .hintHeading(let number, let title, let given, let count): "\(number) \(title) · hint \(given) of \(count)"
    case .moreHints(let command): "One more: \(command)"
    case .lastHint(let lesson, let section): "That was the last hint. Section \(section) of \(lesson) tells the rest."
    case .isStub(let exercise): "\(exercise) is as it began: there is nothing to put back."
    case .putBack(let exercise, nil): "\(exercise) is as it began. There was nothing of yours to keep."
    case .putBack(let exercise, let kept?): "\(exercise) is as it began. What you had is kept in \(kept)"
    case .solutionLocked(let exercise, let id):
      "The solution of \(exercise) is shown once yours passes. Grade it: swift run grader grade \(id)\n"
        + "A hint: swift run grader hint \(id). To see the solution all the same: swift run grader solution \(id) --anyway"
    case .noSolution(let exercise):
      "This edition of the workbook has no solution of \(exercise). Ask whoever gave it to you."
    case .yourFile(let name): "\(name), yours"
    case .solutionFile(let name): "\(name), the solution"

    case .gradingNow: "grading…"
    case .gradedAt(let time): "graded \(time)"
    case .watchKeys: "h hint  n next  l list  r run  q quit"
    case .moreLines(1): "… one line more"
    case .moreLines(let count): "… \(count) lines more"

    case .reportTitle: "Grading report"
    case .lookFirst: "Look at this first"
    case .exercise: "Exercise"
    case .status: "Status"
    case .tests: "Tests"
    case .assertions: "Assertions"
    case .points: "Points"
    case .suspicions: "For the instructor: code that is worth a look"
    case .graded(let swift, let isolation, let seconds):
      "Graded with Swift \(swift) in \(Self.tenths(seconds)) seconds. Isolation: \(isolation.english)"
    case .moreProblems(1): "There is one more problem; the log tells it."
    case .moreProblems(let count): "There are \(count) more problems; the log tells them all."
    case .cutShort: "The report ends here because it has grown too long."
    case .failed: "failed"
    case .crashed: "crashed"
    case .ranTooLong: "ran too long"
    case .notCompiling: "does not compile"
    case .notFitting: "does not fit the tests"
    case .lacking: "missing"
    case .notGraded: "could not be graded"

    case .passed: "passed"
    case .coming: "coming"
    case .withheld: "can be handed in; your teacher judges it"
    case .missing(let file, true):
      "Chapters/\(file) is missing. Put it back, for example with: git checkout -- Chapters/\(file)"
    case .missing(let file, false): "\(file) is missing from the submission."
    case .refused(let file, let reason): "\(file) was not taken: \(reason.english)"
    case .refusedCode:
      "Some of this is no code for an exercise, so it was not built. Change the lines below; the other exercises were graded without it."
    case .refusal(let kind): kind.english
    case .suspicion(let suspicion): suspicion.code.english(suspicion.name)
    case .doesNotCompile: "This does not compile yet. Mend the lines below; the other exercises were graded without it."
    case .compilerGaveUp(let seconds?):
      "The compiler was still busy with this file after \(seconds) seconds. Split long expressions and give types."
    case .compilerGaveUp(nil):
      "The compiler gave up on this file without naming a line. Undo your last change and try again."
    case .doesNotFit(let misfits):
      "This compiles, but the tests cannot use it. Keep the names, types and `public` of the file as it came:"
        + misfits.prefix(5).map { "\n  \($0.english)" }.joined()
    case .exerciseFault(let fault):
      "The grader could not judge this exercise; that is not your mistake. \(fault.english)"

    case .faultsCaught(let caught, let all): "\(caught) of \(all) faults caught"
    case .referenceAccepted: "Your tests accept the right feature."
    case .referenceRejected:
      "Your tests object to the feature that is right, so they earn nothing yet. Mend the tests that are marked."
    case .notNoticed: "Not noticed yet:"
    case .brittle(let tests):
      "A version that behaves the same was rejected, which costs a quarter of the points. Claim what it does, not how it is "
        + "made. Rejected by: \(tests.joined(separator: ", "))"
    case .catches(1): "catches one fault"
    case .catches(let count): "catches \(count) faults"
    case .catchesNothing: "catches nothing"

    case .testCrashed(nil, let crash): "Crashed before the first assertion was done.\(crash.english)"
    case .testCrashed(let assertion?, let crash):
      "Crashed after assertion \(assertion), before the next was done.\(crash.english)"
    case .testExited(nil): "The process was ended by the code under test, before the first assertion was done."
    case .testExited(let assertion?): "The process was ended by the code under test, after assertion \(assertion)."
    case .testTimedOut(nil, let seconds): "Timed out after \(seconds) s, before the first assertion was done."
    case .testTimedOut(let assertion?, let seconds):
      "Timed out after \(seconds) s; the last assertion that was done is number \(assertion)."
    case .testWroteTooMuch(nil): "Ended because it reported without end, before the first assertion was done."
    case .testWroteTooMuch(let assertion?):
      "Ended because it reported without end; the last assertion that was done is number \(assertion)."
    case .testNotReached: "This test did not run."
    case .testSkipped:
      "This test was skipped or cancelled, so it says nothing of the feature. Take out what skips it, such as '.disabled'."
    case .issueOutsideAssertions: "Something went wrong outside the test's own assertions:"
    case .moreIssues(1): "One more issue of this test is not told here."
    case .moreIssues(let count): "\(count) more issues of this test are not told here."
    case .assertionsNotReached: "This test ended without a complaint, but not all of its assertions ran."
    case .claimIgnored: "This also passed when the grader made it claim something else."
    case .failureToldElsewhere: "This follows from a failure that stands at another line of this test."
    case .testsAreGiven:
      "What is advised here is for the author of a test. These tests are given: change the feature so that none of it is needed."
    case .testDoubted: "Not counted as passed: what was seen of this test does not agree with itself."
    case .testDoubt(let doubt): "\(doubt.test): \(doubt.code.english)"
    case .runDoubt(let doubt): doubt.english

    case .building(first: true):
      "Building the library for the first time, which takes a minute or more; later runs build only what has changed…"
    case .building(first: false): "Building…"
    case .buildSteps(let done, let all): "\(done) of \(all) steps"
    case .seconds(let seconds): "\(seconds) s"
    case .running(let chapter, let position, let count): "Grading \(chapter) (\(position) of \(count))…"
    case .rerunning: "A test did not come to its end; running the rest without it…"
    case .rerunningApart: "That run does not agree with itself; running the exercises that were part of it one by one…"
    case .waitingForOther: "Another grader is at work in this checkout; waiting for it…"

    case .classroom(let phrase): phrase.english

    case .usage(let error): error.english
    case .fault(let fault): fault.english
    case .seeHelp(nil): "See 'swift run grader --help'."
    case .seeHelp(let command?): "See 'swift run grader \(command) --help'."

    case .verifying(let what): "Verifying \(what)…"
    case .verified(let exercises, let assertions):
      "The kit holds what it promises: \(exercises == 1 ? "one exercise" : "\(exercises) exercises"), "
        + (assertions == 1 ? "one assertion." : "\(assertions) assertions.")
    case .finding(let finding): finding.english
    case .scaffolded(let id, let files):
      "\(id) begins here:" + files.map { "\n  \($0)" }.joined()
        + "\nIt works, but teaches nothing yet. 'swift run grader verify \(id)' says what is still to write."

    case .released(let path, let exercises, .gradescope):
      "The autograder is ready, with \(exercises == 1 ? "one exercise" : "\(exercises) exercises"): upload "
        + "\(path)/\(EditionTarget.autograder) as the assignment's autograder."
    case .released(let path, let exercises, let target):
      "The edition is ready: \(path), with \(exercises == 1 ? "one exercise" : "\(exercises) exercises"). "
        + "Try it as a learner would: cd \(path), git init, swift run grader." + (target?.needs?.english ?? "")
    }
  }
}
