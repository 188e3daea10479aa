/// Compares what a lesson says of its samples with what a run of them left.
enum LessonCheck {
  /// What does not hold.
  ///
  /// - Parameters:
  ///   - lesson: What the lesson says.
  ///   - module: Its samples as they were run.
  ///   - events: The run's event stream.
  /// - Returns: The problems, in the order of the samples.
  static func problems(_ lesson: Lesson, _ module: LessonModule, events: TestEvents) -> [Finding.Problem] {
    lesson.samples.flatMap { sample -> [Finding.Problem] in
      guard let type = module.types[sample.name] else { return [] }
      let prefix = "\(module.name).\(type)/"
      let tests = events.tests.filter { $0.key.hasPrefix(prefix) && !$0.value.isSuite }
        .sorted { $0.key < $1.key }.map(\.value)
      guard !tests.isEmpty, tests.allSatisfy({ $0.ends == 1 }) else { return [.sampleDidNotRun(sample.name)] }
      let issues = tests.flatMap(\.issues).filter(\.isFailure)
      let outcome: Lesson.Outcome = issues.isEmpty ? .passes : .fails
      guard outcome == sample.outcome else {
        return [.sampleOutcome(sample.name, said: sample.outcome.rawValue, was: outcome.rawValue)]
      }
      let printed = issues.map { "✘ \(module.withPlacesInSamples($0.message))" }.joined(separator: "\n\n")
      guard let said = sample.printed, said != printed else { return [] }
      return [.samplePrinted(sample.name, was: printed)]
    }
  }
}
