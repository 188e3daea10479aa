/// What keeps a submission from talking its way into a pass.
///
/// Only a test leaves any of it out: to show that what a protection is there for passes without it.
struct Protections: OptionSet, Hashable, Sendable {
  var rawValue: Int

  /// What a learner's files may hold is looked through before anything is built.
  static let sourceRules = Protections(rawValue: 1 << 0)

  /// What has passed runs once more with other claims, and has to fail.
  static let canaries = Protections(rawValue: 1 << 1)

  /// Among those runs, it has to pass once more as it is.
  static let confirmations = Protections(rawValue: 1 << 2)

  /// The copies of suites name the real API by its modules.
  static let selectors = Protections(rawValue: 1 << 3)

  /// Every assertion has to have left its marks.
  static let marks = Protections(rawValue: 1 << 4)

  /// The event stream has to tell of the run's end.
  static let endRecord = Protections(rawValue: 1 << 5)

  /// The process has to end as one does whose tests have these results.
  static let exitStatus = Protections(rawValue: 1 << 6)

  /// What the library says of its test stores counts beside the event stream.
  static let stepLog = Protections(rawValue: 1 << 7)

  /// Values that passed for equal must print alike.
  static let blindEquality = Protections(rawValue: 1 << 8)

  /// What is left where nothing is looked through beforehand and nothing runs twice.
  static let traces: Protections = [.selectors, .marks, .endRecord, .exitStatus, .stepLog, .blindEquality]

  static let all: Protections = [.sourceRules, .canaries, .confirmations, .traces]
}

extension Protections {
  /// A run as who lacks protections takes it: what is not looked at is believed to be well.
  ///
  /// - Parameters:
  ///   - evidence: What the run left.
  ///   - suites: What ran in it.
  /// - Returns: What is left to be judged by.
  func seen(_ evidence: Evidence, of suites: [ExerciseSuite]) -> Evidence {
    var evidence = evidence
    if !contains(.blindEquality) { evidence.steps.blindChecks = [] }
    if !contains(.stepLog) { (evidence.steps.issues, evidence.steps.steps) = ([], []) }
    if !contains(.marks) {
      for suite in suites {
        for test in suite.tests where evidence.events.tests[test.id(module: suite.module)]?.starts ?? 0 > 0 {
          evidence.marks.tests[test.mark(module: suite.module)] = test.sites.flatMap { site in
            [MarkLog.Mark(site: site.id, phase: .began), MarkLog.Mark(site: site.id, phase: .ended)]
          }
        }
      }
    }
    if !contains(.endRecord) { evidence.events.hasEnded = true }
    if !contains(.exitStatus), evidence.events.hasEnded {
      evidence.ending = .exited(status: evidence.hasFailures ? 1 : 0)
    }
    return evidence
  }
}
