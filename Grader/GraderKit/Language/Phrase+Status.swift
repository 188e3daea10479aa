import Foundation

extension ExerciseStatus {
  /// Its name for people.
  var phrase: Phrase {
    switch self {
    case .passed: .passed
    case .failed: .failed
    case .doesNotCompile: .notCompiling
    case .doesNotFit: .notFitting
    case .missing: .lacking
    case .coming: .coming
    case .graderFault: .notGraded
    }
  }
}

extension TestStatus {
  /// Its name for people.
  var phrase: Phrase {
    switch self {
    case .passed: .passed
    case .failed: .failed
    case .crashed: .crashed
    case .timedOut: .ranTooLong
    case .notReached: .notReached
    }
  }
}

extension AssertionStatus {
  /// Its name for people.
  var phrase: Phrase {
    switch self {
    case .passed: .passed
    case .failed: .failed
    case .notReached: .notReached
    }
  }
}

extension Phrase {
  /// Seconds as sentences tell them.
  static func tenths(_ seconds: Double) -> String { String(format: "%.1f", seconds) }
}

extension VerdictDocument.ExerciseDocument {
  /// The name of its status for people.
  var statusPhrase: Phrase { code == ExerciseVerdict.Outcome.withheld.code ? .withheld : status.phrase }
}
