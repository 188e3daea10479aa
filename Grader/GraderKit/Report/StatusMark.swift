extension ExerciseStatus {
  /// The sign that reports put before it.
  var mark: String {
    switch self {
    case .passed: "✔"
    case .coming: "·"
    case .failed, .doesNotCompile, .doesNotFit, .missing, .graderFault: "✘"
    }
  }
}

extension TestStatus {
  /// The sign that reports put before it.
  var mark: String { self == .passed ? "✔" : self == .notReached ? "–" : "✘" }
}

extension AssertionStatus {
  /// The sign that reports put before it.
  var mark: String {
    switch self {
    case .passed: "✔"
    case .failed: "✘"
    case .notReached: "–"
    }
  }
}
