extension ClassPhrase {
  /// The wording in English.
  var english: String {
    switch self {
    case .grading(let done, let all, nil): "Grading the class: \(done) of \(all)…"
    case .grading(let done, let all, let remaining?):
      "Grading the class: \(done) of \(all), about \(Self.english(remaining)) left…"
    case .begun(1, nil): "Begun: one learner."
    case .begun(let count, nil): "Begun: \(count) learners."
    case .begun(let count, let shard?): "Begun: shard \(shard.number) of \(shard.count), learners: \(count)."
    case .outcome(let name, let outcome): "\(name): \(outcome.english)"
    case .ended(let summary): "Ended: \(summary.english)"
    case .failed(let name, let reason):
      "\(name): the grader could not do its work, and will try again the next time. \(reason)"
    case .putAside(let name, let place):
      "The record of '\(name)' could not be used and is kept as \(place); it is made anew."
    case .gone(let names): "No longer handed in, and out of the gradebook; the records are kept: \(Self.some(names))"
    case .strangers(let names):
      "The course file names some of whom nothing is handed in. See whether that is spelled right: \(Self.some(names))"
    case .ownFolders(let count):
      "On this machine each worker builds the library once, in a folder of its own below .build: \(count) builds, the first time."
    case .prepared: "Everything that shards need is built."

    case .summary(let summary, let gradebook): "\(summary.english)\nThe gradebook: \(gradebook)"
    case .merged(1, let gradebook): "Merged one learner.\nThe gradebook: \(gradebook)"
    case .merged(let count, let gradebook): "Merged \(count) learners.\nThe gradebook: \(gradebook)"
    case .notGraded(let names):
      "No shard has graded \(Self.some(names)). The gradebook is made without; grade what is missing, and merge again."

    case .overview: "Gradebook"
    case .learners(1): "one learner"
    case .learners(let count): "\(count) learners"
    case .learner: "Learner"
    case .handedIn: "Handed in"
    case .late: "late"
    case .lateUntil(let deadline, let factor): "Deadline \(deadline); what is late counts × \(factor)"
    case .total: "Sum"
    case .weighted: "Weighted"
    case .final: "Final"
    case .distribution: "How the final points are spread"
    case .average(let average, let median, let points): "On average \(average), median \(median), of \(points) points"
    case .mostMissed: "Missed most often"
    case .missedBy(let count, let all): "missed by \(count) of \(all)"
    case .needsLook: "These have no points for a reason other than their code"
    case .alike: "Alike"
    case .alikeMeans:
      "Pairs that share code which neither the stub, the lesson nor the solution has and few others wrote, whatever its names. A reason to look, not a verdict."
    case .alikeBy(let percent): "\(percent) % of the shorter one's own code"
    case .morePairs(1): "One more pair is less alike."
    case .morePairs(let count): "\(count) more pairs are less alike."
    }
  }

  /// A time to wait, roughly.
  private static func english(_ seconds: Int) -> String {
    switch seconds {
    case ..<90: "\(max(1, seconds)) s"
    case ..<5400: "\((seconds + 30) / 60) min"
    default: "\((seconds + 1800) / 3600) h"
    }
  }

  /// The first of some names.
  static func some(_ names: [String]) -> String {
    names.prefix(5).map { "'\($0)'" }.joined(separator: ", ") + (names.count > 5 ? ", … (\(names.count))" : "")
  }
}

extension ClassRun.Outcome {
  var english: String {
    switch self {
    case .unchanged: "unchanged"
    case .known: "from the store"
    case .graded(let seconds): "graded in \(Phrase.tenths(seconds)) s"
    case .refused(let reason): reason
    case .fault(let reason): "grader fault: \(reason)"
    }
  }
}

extension ClassSession.Summary {
  var english: String {
    "\(learners == 1 ? "One learner" : "\(learners) learners"), \(graded) of them graded now"
      + (refused == 0 ? "" : ", \(refused) with nothing that could be taken")
      + (faults == 0 ? "" : ", \(faults) whom the grader has failed (run it again)") + "."
  }
}

extension ClassError {
  var english: String {
    switch self {
    case .noSubmissions:
      "Which class? Name the folder that holds the submissions: swift run grader class SUBMISSIONS --output DIR"
    case .noFolder(let path): "'\(path)' is no folder. Name the folder that holds the submissions."
    case .unreadableFolder(let path): "'\(path)' cannot be read. Check its permissions."
    case .oneSubmission(let path):
      "'\(path)' is one submission. Name the folder that it lies in, or grade it alone: swift run grader grade --submission '\(path)'"
    case .nothingHandedIn(let path): "Nothing lies in '\(path)'. Name the folder that holds the submissions."
    case .noOutput(let command): "Where to? Name a folder for the gradebook: swift run grader \(command) … --output DIR"
    case .notAShard(let text): "'\(text)' is no shard. Name its number and how many there are, such as --shard 1/4."
    case .shardOutOfRange(let number, let count):
      "There is no shard \(number) of \(count): they are numbered from 1 to \(count), such as --shard 1/\(count)."
    case .outputInSubmissions(let path):
      "'\(path)' lies among the submissions, which are never written to. Name another folder for the gradebook."
    case .outputInKit(let path):
      "'\(path)' belongs to the workbook. Name a folder of its own for the gradebook, such as '--output ../class'."
    case .outputBelowBuild(let path):
      "'\(path)' lies below a '.build' folder, which may be deleted at any time. Name another folder for the gradebook."
    case .outputIsNoFolder(let path): "'\(path)' is no folder. Name another place for the gradebook."
    case .outputHasOthers(let path, let name):
      "'\(path)' holds '\(name)', and no class was graded there. Name a new folder, so that nothing is written over."
    case .outputInUse(let path):
      "Another 'class' is at work in '\(path)'. Wait for it, or name another folder: each shard needs one of its own."
    case .noShards:
      "Which shards? Name the folders that they were graded into: swift run grader merge DIR … --output DIR"
    case .noClass(let path): "No class was graded into '\(path)', or by another version of the grader. Grade it again."
    case .classesDiffer(let one, let other, let difference):
      "'\(one)' and '\(other)' cannot be merged: \(difference.english) Grade both with the same, and merge again."
    case .mergeIntoItself(let path): "'\(path)' is one of the shards. Name another folder for the whole."
    case .course(let path, let error): "The course file '\(path)' cannot be used: \(error.english)"
    }
  }
}

extension ClassError.Difference {
  fileprivate var english: String {
    switch self {
    case .course: "their course files differ."
    case .catalog: "they were graded on different exercises or points."
    case .language: "their reports are in different languages."
    }
  }
}

extension CourseError {
  var english: String {
    switch self {
    case .unreadable(let refusal): refusal.english
    case .notJSON: "it is not JSON. See that quotes, commas and braces are right."
    case .unknownKey(let key, let meant, let known):
      "'\(key)' is nothing that a course has.\(meant.map { " Did you mean '\($0)'?" } ?? "") It has: \(known.joined(separator: ", "))."
    case .wrongKind("", _): "it must be an object, such as { \"deadline\": \"2026-03-01T23:59:00+09:00\" }."
    case .wrongKind(let key, let kind): "'\(key)' must be \(kind.english)."
    case .unknownExercise(let key, let meant):
      "'\(key)' names no chapter or exercise.\(meant.map { " Did you mean '\($0)'?" } ?? " Write it such as '01' or '01/Counter'.")"
    case .notATime(let key, let value):
      "'\(key)' is '\(value)', which is no time with a zone. Write it such as 2026-03-01T23:59:00+09:00."
    case .outOfRange(let key, let value, let from, let to): "'\(key)' is \(value), and must be from \(from) to \(to)."
    case .tooManyDecimals(let key, let value): "'\(key)' is \(value), and may have four decimals at most."
    case .needsDeadline(let key):
      "'\(key)' says nothing without a 'deadline'. Add one, such as \"deadline\": \"2026-03-01T23:59:00+09:00\"."
    }
  }
}

extension CourseError.Kind {
  fileprivate var english: String {
    switch self {
    case .object: "an object"
    case .text: "a text in quotes"
    case .number: "a number, such as 0.5"
    case .wholeNumber: "a whole number"
    case .texts: "a list of chapters, such as [\"01\", \"02\"]"
    case .times: "an object of times by learner, such as { \"kim\": \"2026-03-08T23:59:00+09:00\" }"
    case .weights: "an object of numbers, such as { \"01\": 1, \"02/Timer\": 2.5 }"
    }
  }
}
