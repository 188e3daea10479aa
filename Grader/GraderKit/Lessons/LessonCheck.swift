/// Compares what a lesson says of its samples with what a run of them left.
enum LessonCheck {
  /// What does not hold.
  ///
  /// - Parameters:
  ///   - lesson: What the lesson says; of its samples that crash nothing is asked here.
  ///   - module: Its samples as they were run.
  ///   - events: The run's event stream.
  /// - Returns: The problems, in the order of the samples.
  static func problems(_ lesson: Lesson, _ module: LessonModule, events: TestEvents) -> [Finding.Problem] {
    lesson.samples.flatMap { sample -> [Finding.Problem] in
      guard sample.outcome != .crashes, let type = module.types[sample.name] else { return [] }
      let prefix = "\(module.name).\(type)/"
      let tests = events.tests.filter { $0.key.hasPrefix(prefix) && !$0.value.isSuite }
        .sorted { $0.key < $1.key }.map(\.value)
      guard !tests.isEmpty, tests.allSatisfy({ $0.ends == 1 }) else { return [.sampleDidNotRun(sample.name)] }
      let issues = tests.flatMap(\.issues)
      let outcome: Lesson.Outcome = issues.contains(where: \.isFailure) ? .fails : .passes
      guard outcome == sample.outcome else {
        return [.sampleOutcome(sample.name, said: sample.outcome.rawValue, was: outcome.rawValue)]
      }
      let printed = issues.map { issue in
        "\(issue.isFailure ? "✘" : "◽") \(module.withPlacesInSamples(issue.message))"
      }
      .joined(separator: "\n\n")
      guard let said = sample.printed, said != printed else { return [] }
      return [.samplePrinted(sample.name, was: printed)]
    }
  }

  /// What does not hold of a sample that is said to crash.
  ///
  /// - Parameters:
  ///   - sample: The sample.
  ///   - ending: How the process ended that ran it alone.
  ///   - output: What that process said.
  /// - Returns: The problems.
  static func problems(crashing sample: Lesson.Sample, ending: Evidence.Ending, output: String) -> [Finding.Problem] {
    guard case .crashed = ending else {
      let was: Lesson.Outcome = ending == .exited(status: 0) ? .passes : .fails
      return [.sampleOutcome(sample.name, said: sample.outcome.rawValue, was: was.rawValue)]
    }
    guard let said = sample.printed, !output.contains(said) else { return [] }
    return [.samplePrinted(sample.name, was: String(output.suffix(300)))]
  }
}
