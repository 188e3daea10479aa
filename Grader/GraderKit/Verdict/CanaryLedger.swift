/// Reads what a canary run left of a test: which claims were altered, and whether their assertions failed for it.
struct CanaryLedger {
  /// A value in a claim of an assertion.
  struct Value: Hashable, Sendable {
    var site: Int
    var part: Int
    var index: Int
  }

  /// Whether the assertion failed each time that the value was altered.
  private(set) var hasFailed: [Value: Bool] = [:]
  /// Whether the test ran to its end, and no claim was altered of those that had to be.
  private(set) var isEvaded = false

  /// Reads a run.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - module: The suite's module.
  ///   - evidence: What the run left.
  ///   - turn: Which values the run altered.
  ///   - first: The id of the first assertion that it altered.
  init(_ test: SuiteTest, module: String, evidence: Evidence, turn: Int, from first: Int = 0) {
    let trace = TestTrace(test, module: module, evidence: evidence)
    // What ended the process here may be an index that was altered: that tells nothing.
    guard trace.record.starts == 1, trace.record.ends == 1 else { return }
    let executions = Self.executions(trace.marks)
    for site in test.sites {
      let altered = executions[site.id, default: []].filter { !$0.isEmpty }
      let failures = trace.issues.count { issue in
        (issue.isFailure || issue.isKnown && site.isExpected)
          && (issue.location == trace.location(of: site) || issue.location == trace.otherLocation(of: site))
      }
      for value in altered.joined() { hasFailed[value] = failures >= altered.count }
    }
    let due = test.sites.filter { $0.id >= first && $0.isDue(turn) && executions[$0.id]?.isEmpty == false }
    // What changes the run's number changes the codes that marks are read by.
    isEvaded = evidence.marks.malformed > 0 || !due.isEmpty && hasFailed.isEmpty
  }

  /// The values that were altered in each execution of each assertion that came to its end.
  private static func executions(_ marks: [MarkLog.Mark]) -> [Int: [Set<Value>]] {
    var open: [(site: Int, altered: Set<Value>)] = []
    var ended: [Int: [Set<Value>]] = [:]
    for mark in marks {
      switch mark.phase {
      case .began:
        open.append((mark.site, []))
      case .claimed:
        break
      case .altered:
        guard let index = open.lastIndex(where: { $0.site == mark.site }) else { continue }
        open[index].altered.insert(Value(site: mark.site, part: mark.part, index: mark.value))
      case .ended:
        guard let index = open.lastIndex(where: { $0.site == mark.site }) else { continue }
        ended[mark.site, default: []].append(open.remove(at: index).altered)
      }
    }
    return ended
  }
}

extension AssertionSite {
  /// Whether a turn alters a value of this that surely can be.
  fileprivate func isDue(_ turn: Int) -> Bool {
    guard !claims.isEmpty else { return false }
    let values = claims[turn % claims.count]
    return values[turn / claims.count % values.count].isCertain
  }

  /// A turn that alters a value in one of the ways that there are, by the copy's rule: the claims take turns, then the
  /// values of each, then what they are replaced by.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - other: Which of the others takes its place.
  /// - Returns: The least such turn.
  func turn(altering value: CanaryLedger.Value, by other: Int) -> Int {
    value.part + claims.count * (value.index + claims[value.part].count * other)
  }
}
