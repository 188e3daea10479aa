/// A verdict as Exercism's `results.json`, version 2.
///
/// See <https://exercism.org/docs/building/tooling/test-runners/interface>.
struct ExercismReport: Encodable {
  private var version = 2
  private var status: Status
  private var message: String?
  private var tests: [Test]

  private static let messageLimit = 65_535
  private static let outputLimit = 500

  init(source: ReportSource) {
    let entries = source.entries.filter { $0.outcome != .coming }
    let reasons = entries.filter { $0.exercise.message != nil && $0.isFirst || $0.test == nil }
      .compactMap { entry in entry.reason(source.phrases).map { "\(entry.label.name)\n\($0)" } }
    if entries.allSatisfy({ $0.outcome == .notReached }) {
      status = .error
      let message = reasons.isEmpty ? source.phrases[entries.isEmpty ? .nothingToDo : .testNotReached] : nil
      self.message = (message ?? reasons.joined(separator: "\n\n")).excerpt(Self.messageLimit)
    } else {
      status = entries.allSatisfy { $0.outcome == .passed } ? .pass : .fail
    }
    var names = UniqueNames()
    let hasOneExercise = Set(entries.map { "\($0.chapter.id)/\($0.exercise.id)" }).count < 2
    tests = entries.map { entry in
      Test(
        name: names.name(hasOneExercise ? entry.name : entry.fullName),
        status: Status(entry.outcome),
        message: entry.reason(source.phrases)?.excerpt(Self.messageLimit),
        output: entry.test?.output?.excerpt(Self.outputLimit),
        code: (entry.test?.assertions ?? []).map(\.text).joined(separator: "\n")
      )
    }
  }

  private enum CodingKeys: String, CodingKey {
    case version
    case status
    case message
    case tests
  }
}

extension ExercismReport {
  private enum Status: String, Encodable {
    case pass
    case fail
    /// It could not run.
    case error

    init(_ outcome: ReportEntry.Outcome) {
      switch outcome {
      case .passed, .coming: self = .pass
      case .failed: self = .fail
      case .notReached: self = .error
      }
    }
  }

  private struct Test: Encodable {
    var name: String
    var status: Status
    var message: String?
    var output: String?
    /// The claims alone; the hidden suite stays hidden.
    var code: String

    enum CodingKeys: String, CodingKey {
      case name
      case status
      case message
      case output
      case code = "test_code"
    }
  }
}
