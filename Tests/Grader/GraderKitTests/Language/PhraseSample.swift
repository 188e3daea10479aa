@testable import GraderKit

/// A phrase and its wording in both languages.
struct PhraseSample: Sendable {
  var phrase: Phrase
  var english: String
  var korean: String

  /// A phrase with its wording; without a Korean one, it is meant to be English in every language.
  init(_ phrase: Phrase, _ english: String, _ korean: String? = nil) {
    self.phrase = phrase
    self.english = english
    self.korean = korean ?? english
  }

  /// Samples of every phrase.
  static let all =
    standing + report + exercise + test + command + misfit + refusal + fault + finding + sourceRules + variants
    + edition
    + classroom + classMistakes
}

extension Phrase {
  /// What its Korean wording is made of.
  enum Form {
    /// Whole sentences.
    case sentences
    /// Words beside a number or a mark.
    case words
    /// The facts alone, or English.
    case other
  }

  /// Complete by the compiler's word: a new phrase needs a place here, and a sample.
  var form: Form {
    switch self {
    case .classroom(let phrase): phrase.form
    case .chapterHeading, .finding: .other
    case .pointsEarned, .assertionsPassed, .testsPassed, .line, .notReached, .times, .nextExercise, .gradedTree,
      .minutes, .neverGraded, .changedSince, .todo, .hintHeading, .moreHints, .yourFile, .solutionFile, .gradingNow,
      .gradedAt, .watchKeys, .moreLines, .passed,
      .coming, .withheld, .running, .buildSteps, .seconds, .verifying, .seeHelp,
      .reportTitle, .lookFirst, .exercise, .status, .tests, .assertions, .points, .suspicions, .graded, .failed,
      .crashed, .ranTooLong, .notCompiling, .notFitting, .lacking, .notGraded, .faultsCaught, .notNoticed, .catches,
      .catchesNothing:
      .words
    case .nextStep, .allDone, .nothingToDo, .noneListed, .evidenceNotProof, .weakIsolation, .ignored, .ignoresMore,
      .misnamed, .nothingTaken,
      .progressPutAside, .progressDamaged, .lastHint, .isStub, .putBack, .solutionLocked, .noSolution,
      .missing,
      .refused, .refusedCode, .refusal, .suspicion, .doesNotCompile, .compilerGaveUp, .doesNotFit, .exerciseFault,
      .testCrashed, .testExited,
      .testTimedOut, .testWroteTooMuch, .testNotReached, .testSkipped, .issueOutsideAssertions, .moreIssues,
      .assertionsNotReached, .claimIgnored, .failureToldElsewhere, .testsAreGiven,
      .testDoubted,
      .testDoubt, .runDoubt, .building, .rerunning, .rerunningApart, .waitingForOther, .usage, .fault, .verified,
      .moreProblems, .cutShort, .referenceAccepted, .referenceRejected, .brittle, .scaffolded, .released:
      .sentences
    }
  }
}

extension ClassPhrase {
  /// What its Korean wording is made of.
  var form: Phrase.Form {
    switch self {
    case .grading, .outcome, .overview, .learners, .learner, .handedIn, .late, .lateUntil, .total, .weighted, .final,
      .distribution, .average, .mostMissed, .missedBy, .needsLook, .alike, .alikeBy:
      .words
    case .begun, .ended, .failed, .putAside, .gone, .strangers, .ownFolders, .prepared, .summary, .merged, .notGraded,
      .alikeMeans, .morePairs:
      .sentences
    }
  }
}
