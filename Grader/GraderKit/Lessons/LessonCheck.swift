/// Compares what a lesson says of its samples with what a run of them left.
enum LessonCheck {
  /// What does not hold.
  ///
  /// - Parameters:
  ///   - lesson: What the lesson says; of its samples that run alone nothing is asked here.
  ///   - module: Its samples as they were run.
  ///   - events: The run's event stream.
  /// - Returns: The problems, in the order of the samples.
  static func problems(_ lesson: Lesson, _ module: LessonModule, events: TestEvents) -> [Finding.Problem] {
    let ofSamples = lesson.samples.filter { !$0.outcome.runsAlone }.flatMap { sample -> [Finding.Problem] in
      guard module.types[sample.name] != nil else { return [] }
      guard let issues = issues(of: sample, module, events) else { return [.sampleDidNotRun(sample.name)] }
      let outcome: Lesson.Outcome = issues.contains(where: \.isFailure) ? .fails : .passes
      guard outcome == sample.outcome else { return [.sampleOutcome(sample, was: outcome)] }
      return printed(issues, of: sample, module)
    }
    return ofSamples + events.unattributed.filter(\.isFailure).map { .samplesLeak($0.message) }
  }

  /// What does not hold of a sample whose tests are said to pass while their run fails.
  ///
  /// - Parameters:
  ///   - sample: The sample.
  ///   - module: Its lesson's samples.
  ///   - events: The event stream of a run that had this sample alone.
  /// - Returns: The problems.
  static func problems(
    leaking sample: Lesson.Sample,
    _ module: LessonModule,
    events: TestEvents
  ) -> [Finding.Problem] {
    guard let issues = issues(of: sample, module, events) else { return [.sampleDidNotRun(sample.name)] }
    guard !issues.contains(where: \.isFailure) else { return [.sampleOutcome(sample, was: .fails)] }
    guard events.unattributed.contains(where: \.isFailure) else { return [.sampleOutcome(sample, was: .passes)] }
    return printed(events.unattributed, of: sample, module)
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
      return [.sampleOutcome(sample, was: ending == .exited(status: 0) ? .passes : .fails)]
    }
    guard let said = sample.printed, !output.contains(said) else { return [] }
    return [.samplePrinted(sample.name, was: String(output.suffix(300)))]
  }

  /// The issues of a sample's tests, in order; nothing where they did not all come to their end.
  private static func issues(
    of sample: Lesson.Sample,
    _ module: LessonModule,
    _ events: TestEvents
  ) -> [TestEvents.Issue]? {
    guard let type = module.types[sample.name] else { return nil }
    let prefix = "\(module.name).\(type)/"
    let tests = events.tests.filter { $0.key.hasPrefix(prefix) && !$0.value.isSuite }
      .sorted { $0.key < $1.key }.map(\.value)
    guard !tests.isEmpty, tests.allSatisfy({ $0.ends == 1 }) else { return nil }
    return tests.flatMap(\.issues)
  }

  /// Compares issues with those that the lesson prints, if it prints any.
  private static func printed(
    _ issues: [TestEvents.Issue],
    of sample: Lesson.Sample,
    _ module: LessonModule
  ) -> [Finding.Problem] {
    let printed = issues.map { issue in
      "\(issue.isFailure ? "✘" : "◽") \(module.withPlacesInSamples(issue.message))"
    }
    .joined(separator: "\n\n")
    guard let said = sample.printed, said != printed else { return [] }
    return [.samplePrinted(sample.name, was: printed)]
  }
}

extension Finding.Problem {
  fileprivate static func sampleOutcome(_ sample: Lesson.Sample, was outcome: Lesson.Outcome) -> Self {
    .sampleOutcome(sample.name, said: sample.outcome.rawValue, was: outcome.rawValue)
  }
}
