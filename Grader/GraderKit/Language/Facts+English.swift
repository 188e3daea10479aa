extension Crash {
  /// What is known of it, to be added to a sentence.
  var english: String {
    (signal.map { " (\($0))" } ?? "") + (fatalMessage.map { "\nSwift says: \($0)" } ?? "")
  }
}

extension Verdict.Isolation {
  var english: String {
    switch self {
    case .bubblewrap: "bubblewrap."
    case .namespaces: "namespaces of its own."
    case .sandboxExec: "sandbox-exec."
    case .limits: "limits alone."
    case .none: "none."
    }
  }
}

extension Doubt.Code {
  var english: String {
    switch self {
    case .assertionNeverEnded: "an assertion began and never ended, though its test did."
    case .assertionNeverBegan: "an assertion ended that had not begun."
    case .foreignAssertion: "it ran an assertion that is not its own."
    case .testNeverStarted: "its assertions ran, but it never started."
    case .testNeverEnded: "it started and never ended, though the run did."
    case .reportedTwice: "it was reported more than once."
    case .silencedIssue: "the library reported a failure that did not arrive."
    case .blindEquality: "two values passed for equal that print differently. Let the compiler write '=='."
    case .claimIgnored:
      "an assertion passes whatever it claims, so it says nothing of your code. Keep what the tests compare in stored "
        + "properties, and let the compiler write '=='."
    case .claimAltered: "a claim was other than the test makes it."
    case .claimNotAltered: "it evaded the run in which its claims are altered."
    case .passedOnce: "it passed, and did not pass when it was run once more."
    }
  }
}

extension RunDoubt {
  var english: String {
    switch self {
    case .runNeverEnded: "Not counted as passed: the process ended after the tests, before the run had come to its end."
    case .endsOtherwise: "Not counted as passed: the process did not end as one ends whose tests have these results."
    case .unreadableTraces: "Not counted as passed: something other than the tests wrote into the grader's records."
    case .issueOfNoTest(let message): "Not counted as passed: something was reported outside of every test: \(message)"
    case .moreIssuesOfNoTest(1):
      "Not counted as passed: one more issue was reported outside of every test, and is not told here."
    case .moreIssuesOfNoTest(let count):
      "Not counted as passed: \(count) more issues were reported outside of every test, and are not told here."
    case .silentForm(let name):
      "Not counted as passed: '\(name)' does not report failures any more where this code is linked."
    case .assertionOfNoTest: "Not counted as passed: an assertion ran outside of every test."
    case .unclearSource(let file):
      "Not counted as passed: the compiler takes \(file), but the grader cannot make out all of it. Write it more plainly."
    case .unsteady:
      """
      These tests accepted the right feature in one run and objected to it in another. Let no run depend on another, on \
      chance or on the time.
      """
    case .guesses(let accepted):
      """
      On a busy machine these tests accepted the right feature \(accepted == 1 ? "once" : "\(accepted) times"), and then \
      objected to it: they guess at time. Wait for what the feature brings, not for a while.
      """
    case .wavers(let test):
      """
      \(test): now it objects to a version of the feature, now it accepts the same one, so it catches nothing. Leave out \
      what changes from run to run, such as chance and time.
      """
    case .noTests: "There is no test here yet. Write a function and put '@Test' before it."
    }
  }
}

extension SourceText.Refusal {
  var english: String {
    switch self {
    case .missing: "it is not there."
    case .notRegular: "it is not an ordinary file."
    case .tooLarge: "it is larger than \(SourceText.sizeLimit >> 20) MiB."
    case .notUTF8: "it is not UTF-8 text, or holds a zero byte. Save it as plain UTF-8 text."
    case .unreadable: "it cannot be read. Check its permissions."
    }
  }
}

extension GraderFault {
  var english: String {
    switch self {
    case .noKit:
      "There is no workbook here. Run the grader in the folder that holds Package.swift, Chapters and Grader."
    case .noWorkingFolder: "The folder that you are in has been removed. Go to the workbook with 'cd' and try again."
    case .kitGone(let path):
      "The workbook is no longer at \(path); it seems that it was moved or removed while the grader ran. Go to where it is now "
        + "and try again."
    case .unreadableTree(let path, let refusal): "The workbook at \(path) cannot be graded. \(refusal.english)"
    case .tooFewDescriptors(let count, let least):
      "Only \(count) files may be open at a time here, and grading needs \(least). Raise the limit first: ulimit -n \(least) "
        + "(in a new shell, where this one refuses)."
    case .unreadableCatalog(let file, let reason):
      "\(file) cannot be used: \(reason.sentence) Mend it, or put it back as it came, for example with: git checkout -- \(file)"
    case .cannotRun("git", let reason):
      "A git repository was handed in, and 'git' cannot be started (\(reason)). Install git and see that it is on the PATH."
    case .cannotRun(let program, let reason) where program.hasPrefix("swift"):
      "'\(program)' cannot be started (\(reason)). Install Swift 6.3 and see that it is on the PATH."
    case .cannotRun(let program, let reason):
      "'\(program)' cannot be started (\(reason)). Remove .build/grading and try again."
    case .workspace(let path, let reason):
      "The grading workspace cannot be used: \(path.isEmpty ? "" : "\(path): ")\(reason.sentence) "
        + "See that the disk has room and that you may write there, or remove .build/grading, and try again."
    case .unreadableSuite(let exercise, let reason):
      "The hidden suite of \(exercise) cannot be used: \(reason.sentence) "
        + "Mend it, or put it back as it came, for example with: git checkout -- Tests/Chapters"
    case .unreadableVariants(let exercise, let reason):
      "The versions of \(exercise) that tests are tried on cannot be used: \(reason.sentence) "
        + "Mend them, or put them back as they came, for example with: git checkout -- Tests/Chapters Solutions"
    case .damagedSeal(let exercise, let file):
      "The sealed tests of \(exercise) are damaged: \(file) is not as it came. Put it back, for example with: git checkout -- \(file)"
    case .incompleteKit(let path, let reason):
      "The edition cannot be made: \(path): \(reason.sentence) 'swift run grader verify' tells all that is missing."
    case .buildFailed(let excerpt):
      "The workspace does not build, though no file of the submission is to blame. "
        + "Remove .build/grading and try again; Chapters/Library must be as it came."
        + excerpt.map { "\n  \($0)" }.joined()
    case .compilerKilled:
      "The compiler was ended from outside (signal 9), as systems do when memory runs out. See that there is enough, "
        + "have less run at once (such as fewer --jobs), and try again."
    case .builtElsewhere:
      "The workbook was moved or copied together with what had been built, which fits its old place only. "
        + "Remove the folder .build (nothing of yours lies in it), and start again: swift run grader"
    case .programGone:
      "The grader's own program is no longer there, as when .build was removed. Build and start it again: swift run grader"
    case .buildTimedOut(let seconds):
      "Building took longer than \(seconds) seconds. Try again with --build-timeout \(seconds * 2)."
    case .workerEnded(let reason):
      "A process that grades has ended in the middle of its work: \(reason.sentence) Try again; if it happens again, grade this "
        + "by itself with 'swift run grader grade', and show this line to whoever looks after the workbook."
    case .noSandbox:
      "'--sandbox require' was given, but neither bubblewrap nor namespaces work on this machine. Install bubblewrap "
        + "(such as: apt install bubblewrap), or leave '--sandbox require' out to grade with what there is."
    case .noStub(let exercise, let file):
      "\(exercise) cannot be put back: \(file) is missing. Put it back, for example with: git checkout -- \(file)"
    case .inTheWay(let path):
      "\(path) is in the way: a folder of the workbook belongs there. Move it elsewhere, then try again."
    case .output(let path, let reason):
      "\(path) cannot be written: \(reason.sentence) See that there is room, and that you may write there."
    case .unforeseen(let reason):
      "Something went wrong that the grader does not know: \(reason.sentence) Try again; if it happens again, show this line to whoever "
        + "looks after the workbook."
    }
  }
}

extension UsageError {
  var english: String {
    switch self {
    case .unknownCommand(let word, let meant): "Unknown command '\(word)'.\(Self.didYouMean(meant))"
    case .commandNotFirst(let command): "The command comes before its options: swift run grader \(command) …"
    case .unknownOption(let word, _, let meant): "Unknown option '\(word)'.\(Self.didYouMean(meant))"
    case .unexpectedValue(let option, let value): "Option '\(option)' stands alone; it takes no '\(value)'."
    case .missingValue(let option): "Option '\(option)' needs a value."
    case .repeated(let option): "Option '\(option)' is given more than once, and only one value can count."
    case .unknownValue(let option, let value, let known, let meant):
      "Option '\(option)' cannot be '\(value)'; it is one of \(known.joined(separator: ", ")).\(Self.didYouMean(meant))"
    case .tooLittleMemory(let memory, let least):
      "Option '--memory' needs at least \(least) (MiB), not \(memory): with less, tests do not start."
    case .notANumber(let option, let value): "Option '\(option)' needs a whole number above zero, not '\(value)'."
    case .outputWithoutFormat:
      "There are more '--output' options than '--format' options. Give each format its own output."
    case .outputShared(let formats, nil):
      "\(formats.map(\.rawValue).joined(separator: " and ")) would both go to standard output. Give all but one an "
        + "'--output' of its own: the first '--output' is for the first '--format', and so on."
    case .outputShared(let formats, let path?):
      "\(formats.map(\.rawValue).joined(separator: " and ")) would both be written to '\(path)', and one would be lost. "
        + "Give each an '--output' of its own."
    case .outputOverSubmission(let path):
      "'\(path)' belongs to the submission, which is never written to. Name another place for the report, such as "
        + "'--output report.html'."
    case .outputOverKit(let path):
      "'\(path)' belongs to the workbook, which is never written over. Name another place for the report, such as "
        + "'--output report.html'."
    case .outputOverFolder(let path):
      "'\(path)' is a folder. Name a file for the report, such as '--output \(path.hasSuffix("/") ? path : path + "/")report.html'."
    case .emptyWord:
      "An empty word ('') says nothing. If it comes from a variable of a script, see that the variable is set; to grade "
        + "everything, leave the word out."
    case .unexpectedArgument(let word, let command): "'\(command)' takes no '\(word)'."
    case .unknownExercise(let word, nil):
      "There is no chapter or exercise '\(word)' here. These are all there are: swift run grader list"
    case .unknownExercise(let word, let meant): "There is no chapter or exercise '\(word)'.\(Self.didYouMean(meant))"
    case .notAPlace(""): "Name the chapter and a new exercise, such as '02-Effects/Timer' or '02/Timer'."
    case .notAPlace(let word):
      "'\(word)' is no place for an exercise. Name the chapter and a new exercise, such as '02-Effects/Timer' or '02/Timer'."
    case .noExercise(let command): "Which exercise? Such as: swift run grader \(command) 01/Counter"
    case .severalExercises(let word, let command, let first):
      "'\(word)' is more than one exercise. Name one, such as: swift run grader \(command) \(first)"
    case .exerciseExists(let name): "'\(name)' is there already. Choose another name."
    case .nameTooLong(let name, let most):
      "'\(name.prefix(most))…' is too long a name: it has \(name.count) letters, and \(most) are the most. Choose a shorter one."
    case .nameTaken(let name, let owner):
      "An exercise cannot be called '\(name)': \(owner.english), and code that means one would find the other. Choose another "
        + "name."
    case .submission(let path, let refusal): "'\(path)' cannot be graded. \(refusal.english)"
    case .notInEdition(let command):
      "'\(command)' is for authors, and this is a learner edition of the workbook: it has no solutions and no faults to work with. "
        + "Ask whoever gave it to you for the authors' kit."
    case .withheldFromService(let target):
      "With '--target \(target.rawValue)' the service judges, so no suite can be withheld from it. Leave '--suites withheld' and "
        + "'--withhold' out: learners do not see what it has."
    case .destinationNotEmpty(let path):
      "'\(path)' is not empty, and nothing in it is written over. Name a folder that is new or empty."
    case .destinationIsFile(let path): "'\(path)' is not a folder. Name a folder that is new or empty."
    case .destinationInKit(let path):
      "'\(path)' lies in this workbook, where an edition of it cannot be. Name a folder elsewhere, such as '--to ../edition'."
    case .classroom(let error): error.english
    }
  }

  private static func didYouMean(_ word: String?) -> String {
    word.map { " Did you mean '\($0)'?" } ?? ""
  }
}

extension UsageError.NameOwner {
  var english: String {
    switch self {
    case .language: "Swift has a word like that"
    case .standardLibrary: "Swift's own libraries have a type or a module of that name"
    case .library: "the workbook's library has a type of that name"
    case .module: "the workbook has a module of that name"
    case .exercise: "another exercise has that name but for capital letters"
    }
  }
}

extension String {
  /// With a full stop at its end, if it has none.
  var sentence: String { hasSuffix(".") || hasSuffix("?") || hasSuffix("!") ? self : self + "." }
}

extension Finding {
  var english: String {
    let subject = exercise.map { "\($0): " } ?? ""
    return subject + problem.english
  }
}

extension Finding.Problem {
  var english: String {
    switch self {
    case .hintsTooFew(let language): "has fewer than three hints in \(language.rawValue)"
    case .noPoints: "is worth no points"
    case .noTitle(let language): "has no title in \(language.rawValue)"
    case .noLessonSection(let file, let heading): "\(file) has no section '\(heading)'"
    case .noTodo(let file): "\(file) has no '// TODO:'"
    case .todoLeft(let file): "\(file) still has a '// TODO:'"
    case .missingFile(let file): "\(file) is missing"
    case .strayFile(let file): "\(file) does not belong there"
    case .suiteUnreadable(let reason): "its hidden suite cannot be used: \(reason)"
    case .runInDoubt(let doubt): "a run of it is in doubt. \(doubt.english)"
    case .stubPasses: "its stub passes already"
    case .stubBreaks(let status): "its stub must fail by assertion, but its status is '\(status)'"
    case .stubTestBreaks(let test, let status): "its stub must fail by assertion, but the test '\(test)' is '\(status)'"
    case .solutionFails(let status): "its solution does not pass: its status is '\(status)'"
    case .solutionTestFails(let test, let status): "its solution does not pass the test '\(test)': '\(status)'"
    case .solutionTestFailsAlone(let test, let status):
      "its solution passes, but the test '\(test)' run by itself is '\(status)'"
    case .notFormatted(let line): "not formatted as the kit is: \(line). Run: .ci/format --fix"
    case .lessonUnreadable(let file, let line, let fault): "\(file):\(line): \(fault.english)"
    case .lessonsDiffer(let sample):
      "the sample '\(sample)' is not the same in every language of the lesson. Copy it, its marker and what it prints, from the "
        + "one that is right into the others"
    case .lessonsOutOfStep(let file, let line, let other, let otherLine):
      "\(file):\(line) does not go on as \(other):\(otherLine) does. "
        + "Give every language the same sections and samples, in one order"
    case .samplesDoNotCompile(let lines):
      "the lesson's samples do not compile. Mend these lines in every language of the lesson; what they use must stand in a "
        + "sample before them whose outcome is 'declares':\n  " + lines.joined(separator: "\n  ")
    case .sampleDidNotRun(let sample): "the lesson's sample '\(sample)' did not run to its end"
    case .samplesLeak(let message):
      "a sample of the lesson fails the run with an issue that belongs to no test. Find it, or say 'outcome: leaks' of it:\n"
        + message
    case .sampleOutcome(let sample, let said, let was):
      "the lesson says of its sample '\(sample)' that it \(said), but it \(was)"
    case .samplePrinted(let sample, let was):
      "the lesson's sample '\(sample)' prints something other than the lesson says:\n\(was)"
    case .suiteAsserts(let count, let said):
      "its suite makes \(count) assertions, and chapter.json says \(said.map { "\($0)" } ?? "nothing of it"). "
        + "Find out why; if it is as it should be, write '\"assertions\": \(count)' there"
    case .variantsUnusable(let reason): reason
    case .variantsTooFew(let kind, let count, let least):
      "has too few variants of kind '\(kind)': \(count), and at least \(least) are wanted"
    case .variantWithoutQuestion(let file): "\(file) has no question for learners whose tests do not notice it"
    case .faultUncaught(let file): "\(file) goes unnoticed: no test fails on it"
    case .faultFails(let file, let count, let said):
      "\(file) fails \(count) of the suite's assertions, and says \(said.map { "\($0)" } ?? "nothing of it"). "
        + "Find out why; if it is as it should be, write 'fails: \(count)' below its title"
    case .refactoringRejected(let file, let tests):
      "\(file) is right, but is rejected by: \(tests.joined(separator: ", "))"
    case .faultsAlike(let one, let other):
      "\(one) and \(other) fail the same claims in the same way: add a claim that tells them apart, or take one away"
    case .assertionNeverFails(let test, let line, let text):
      "neither the stub nor a fault fails '\(text)' (line \(line) of '\(test)'): add a fault that does, or take it out"
    case .testCatchesNothing(let test): "its reference test '\(test)' catches no fault"
    case .stubEarns(let points): "its stub must earn nothing, but earns \(points)"
    case .stubCopyDiffers(let copy, let stub):
      "\(copy) is not the same as \(stub), which 'reset' puts back: copy it: cp \(stub) \(copy)"
    case .givenDiffers(let file): "\(file) is not the same in Chapters and in Solutions, though it is given"
    case .manifest(let mend): "Package.swift and chapter.json disagree. Mend the table of exercises: \(mend)"
    }
  }
}

extension EditionTarget.Needs {
  var english: String { "\nIts service needs \(settings.joined(separator: " and ")): see the first lines of \(file)." }
}
