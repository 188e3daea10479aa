/// One exercise on its way through grading.
struct Assignment: Sendable {
  var id: ExerciseID
  var exercise: Exercise
  /// The learner's files by name.
  var sources: [String: String]
  /// What judges, taken apart: the hidden suite or, where the learner writes tests, these.
  ///
  /// None where there is no engine or the suite cannot be used.
  var suite: ExerciseSuite?
  /// What the tests are run on in place of the learner's own feature.
  var variants: ExerciseVariants?
  /// The feature that a learner's tests are for, where there are no versions of it.
  var given: [String: String]?
  /// Whether it is only built: what judges it is not in this edition.
  var isWithheld = false
  /// Why it is not built, once that is known.
  var outcome: ExerciseVerdict.Outcome?
  var diagnostics: [Diagnostic] = []
  /// What was found in the learner's files without building them.
  var inspection = SourceInspection()

  /// Whether its tests are to be run.
  var isGraded: Bool { outcome == nil && suite != nil }

  /// What speaks against its files, once they have been built all the same.
  var sourceDoubts: [RunDoubt] {
    isGraded ? inspection.unclear.map { .unclearSource(file: $0) } : []
  }

  /// What its place in the workspace holds.
  var content: WorkspacePlan.Content {
    guard isGraded, let suite else { return .empty }
    return .graded(sources: variants?.merged ?? given ?? sources, suite: suite.files, processes: suite.processes)
  }

  /// Looks through the learner's files, and keeps out of the build what it may not hold.
  ///
  /// - Parameters:
  ///   - origins: The exercise's files as the kit has them.
  ///   - everywhere: The modules of the library that every exercise uses.
  mutating func inspect(comparedWith origins: [[String: String]], everywhere: [String] = []) {
    let purpose = SourcePurpose(of: exercise, suiteNames: suite?.names ?? [], everywhere: everywhere)
    inspection = SourceInspection(sources, origins: origins, for: purpose)
    if outcome == nil, !inspection.refusals.isEmpty { outcome = .refusedCode(inspection.refusals) }
  }

  /// Takes what a failed build says of it.
  ///
  /// - Parameter fault: The compiler's messages, about files of the workspace.
  mutating func blame(_ fault: BuildBlame.Fault) {
    switch fault {
    case .doesNotCompile(let messages) where variants != nil || given != nil:
      let first = messages.first { $0.severity == .error }?.message ?? ""
      outcome = .fault(
        .unreadableVariants(exercise: id.description, reason: "they do not compile in one build: \(first)")
      )
    case .doesNotCompile(let messages):
      outcome = .doesNotCompile
      diagnostics = Self.learnersOwn(messages)
    case .doesNotFit(let messages) where exercise.kind == .tests:
      outcome = .doesNotCompile
      diagnostics = Self.learnersOwn(messages)
    case .doesNotFit(let messages):
      // The lines are the hidden suite's, so only what they ask of the learner's names is told.
      let reading = FitReading(suite: suite?.readFiles ?? [:], learner: Array(sources.values))
      outcome = .doesNotFit(reading.misfits(messages))
    }
  }

  /// Closes it where there is nothing here to judge it by, once it has been built.
  mutating func settleWithheld() {
    guard isWithheld, isGraded else { return }
    outcome = .withheld
    suite = nil
  }

  /// At most a screenful, errors before warnings, by their place in the learner's file.
  private static func learnersOwn(_ messages: [CompilerDiagnostic]) -> [Diagnostic] {
    let errors = messages.filter { $0.severity == .error }
    let others = messages.filter { $0.severity != .error }
    return (errors + others).prefix(20).map { message in
      Diagnostic(
        file: String(message.file.split(separator: "/").last ?? ""),
        line: message.line,
        column: message.column,
        severity: message.severity.rawValue,
        message: message.message.split(whereSeparator: \.isNewline).joined(separator: " ").excerpt(1_000)
      )
    }
  }
}
