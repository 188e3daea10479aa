extension RunDoubt {
  /// What speaks against a run, for one of the exercises whose tests were part of it.
  ///
  /// - Parameters:
  ///   - evidence: What the run left.
  ///   - suite: The exercise's suite.
  ///   - module: The module of the learner's files.
  ///   - modules: The modules of all exercises in the run and of their suites.
  /// - Returns: The doubts, each once.
  static func all(
    in evidence: Evidence,
    for suite: ExerciseSuite,
    of module: String,
    among modules: Set<String>
  ) -> [RunDoubt] {
    var doubts: [RunDoubt] = []
    if !evidence.events.hasEnded, evidence.events.open.isEmpty { doubts.append(.runNeverEnded) }
    if !evidence.endsAsReported { doubts.append(.endsOtherwise) }
    if evidence.isUnreadable { doubts.append(.unreadableTraces) }
    if !evidence.marks.unattributed.isEmpty { doubts.append(.assertionOfNoTest) }
    let issues = evidence.events.unattributed.filter {
      $0.isFailure && suite.isTold($0, of: module, among: modules)
    }
    let (told, untold) = ToldIssues.first(of: issues.map { SuiteAPI.withoutSelectors($0.message) })
    doubts += told.map { .issueOfNoTest($0) }
    if untold > 0 { doubts.append(.moreIssuesOfNoTest(untold)) }
    return doubts
  }
}

extension ExerciseSuite {
  /// Whether an issue outside of every test is laid to this exercise: to the one in whose module it was reported, or else to
  /// all that ran.
  ///
  /// One that falls on an assertion counts there already.
  fileprivate func isTold(_ issue: TestEvents.Issue, of module: String, among modules: Set<String>) -> Bool {
    guard let location = issue.location else { return true }
    let parts = location.fileID.split(separator: "/").map(String.init)
    guard let place = parts.first else { return true }
    if place == self.module {
      let position = SourcePlace(line: location.line, column: location.column)
      return !tests.contains { $0.file == parts.last && $0.sites.contains { $0.place == position } }
    }
    return place == module || !modules.contains(place)
  }
}

extension Evidence {
  /// Whether something is in the traces that none of those who write them has written.
  ///
  /// Who is ended may be in the middle of a line; who ends by itself is not.
  fileprivate var isUnreadable: Bool {
    if events.malformed > 0 || marks.malformed > 0 || steps.malformed > 0 { return true }
    guard case .exited = ending else { return false }
    return events.isTruncated || marks.isTruncated || steps.isTruncated
  }
}
