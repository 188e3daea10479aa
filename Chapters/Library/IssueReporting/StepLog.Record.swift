import Testing

extension StepLog {
  /// One line of the log.
  struct Record: Encodable {
    enum Phase: String, Encodable {
      case began
      case ended
    }

    private enum Content {
      case step(Step, Phase, Outcome?)
      case issue(Complaint)
      case skipped(Skipped, Complaint)
      case blind
    }

    private let content: Content
    private let location: CodeLocation

    init(step: Step, phase: Phase, outcome: Outcome? = nil) {
      content = .step(step, phase, outcome)
      location = step.location
    }

    init(complaint: Complaint, location: CodeLocation) {
      content = .issue(complaint)
      self.location = location
    }

    /// Something that a test does not claim, told at a place as information.
    init(_ skipped: Skipped, complaint: Complaint, location: CodeLocation) {
      content = .skipped(skipped, complaint)
      self.location = location
    }

    /// A check at a place passed two values that print differently.
    init(blindAt location: CodeLocation) {
      content = .blind
      self.location = location
    }

    private enum Key: String, CodingKey {
      case kind, phase, step, text, outcome, message, difference, skipped, test, fileID, line, column
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      // Not 'encodeIfPresent': what is not there is written as 'null', so that every line of a kind has the same keys.
      try container.encode(currentTest, forKey: .test)
      try container.encode("\(location.fileID)", forKey: .fileID)
      try container.encode(location.line, forKey: .line)
      try container.encode(location.column, forKey: .column)
      switch content {
      case .step(let step, let phase, let outcome):
        try container.encode("step", forKey: .kind)
        try container.encode(phase, forKey: .phase)
        try container.encode(step.name, forKey: .step)
        try container.encode(step.text, forKey: .text)
        try container.encodeIfPresent(outcome, forKey: .outcome)
      case .issue(let complaint):
        try container.encode("issue", forKey: .kind)
        try encode(complaint, in: &container)
      case .skipped(let skipped, let complaint):
        try container.encode("skipped", forKey: .kind)
        try container.encode(skipped, forKey: .skipped)
        try encode(complaint, in: &container)
      case .blind:
        try container.encode("blind", forKey: .kind)
      }
    }

    private func encode(_ complaint: Complaint, in container: inout KeyedEncodingContainer<Key>) throws {
      try container.encode(complaint.summary, forKey: .message)
      try container.encode(
        complaint.difference.map { "\($0)\n\n\(complaint.legend.rawValue)" },
        forKey: .difference
      )
    }

    /// Where the running test is declared.
    private var currentTest: String? {
      (Test.current?.sourceLocation).map { "\($0.fileID):\($0.line):\($0.column)" }
    }
  }
}
