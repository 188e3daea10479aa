/// Brings the marks, the issues and the library's reports of a test together, assertion by assertion.
struct AssertionLedger {
  private(set) var assertions: [AssertionVerdict] = []
  /// The messages of failures that are no assertion's.
  private(set) var outside: [String] = []
  /// How many failures there are beside those that are told.
  private(set) var untold = 0
  private(set) var doubts: [Doubt] = []
  /// The position, from 1, of the assertion that ended last.
  private(set) var lastEnded: Int?
  private let trace: TestTrace
  private let blind: Set<Int>
  private var runs: [Int: Run] = [:]
  /// The assertions that have begun and not ended, outermost first.
  private var open: [Int] = []
  /// The errors that the test threw: the testing library reports them at the test itself.
  private var thrown: [String] = []

  /// What is known of one assertion, by its id.
  private struct Run {
    var times = 0
    var isOpen = false
    var failures: [Failure] = []
  }

  private struct Failure: Equatable {
    var message: String?
    var difference: String?
  }

  /// Reads a trace.
  ///
  /// - Parameters:
  ///   - trace: What the run left of the test.
  ///   - testHasEnded: Whether what is still open was left by an error, not by the end of the process.
  ///   - blind: The ids of assertions that went on passing when they claimed something else.
  init(_ trace: TestTrace, testHasEnded: Bool, blind: Set<Int> = []) {
    self.trace = trace
    self.blind = blind
    readMarks()
    readReports(testHasEnded: testHasEnded)
    for location in trace.blindChecks { doubt(.blindEquality, site(at: location).flatMap { position(of: $0.id) }) }
    readIssues()
    readFailedSteps()
    if testHasEnded { closeOpen() }
    for id in open { runs[id, default: Run()].isOpen = true }
    for site in trace.test.sites where blind.contains(site.id) { doubt(.claimIgnored, position(of: site.id)) }
    assertions = trace.test.sites.map { verdict(on: $0, runs[$0.id] ?? Run()) }
    // Of all assertions together, no more than of what is no assertion's, but of each at least one.
    var room = ToldIssues.limit
    for index in assertions.indices {
      let site = trace.test.sites[index]
      let (told, rest) = ToldIssues.first(of: runs[site.id]?.failures.compactMap(\.message) ?? [], limit: max(1, room))
      room -= told.count
      untold += rest
      assertions[index].message = told.isEmpty ? nil : SuiteAPI.withoutSelectors(told.joined(separator: "\n\n"))
    }
    let (told, rest) = ToldIssues.first(of: outside + thrown)
    outside = told
    untold += rest
  }

  // MARK: - Reading

  private mutating func readMarks() {
    for mark in trace.marks {
      guard let position = position(of: mark.site) else {
        doubt(.foreignAssertion)
        continue
      }
      switch mark.phase {
      case .began:
        open.append(mark.site)
      case .ended:
        guard let index = open.lastIndex(of: mark.site) else {
          doubt(.assertionNeverBegan, position)
          continue
        }
        open.remove(at: index)
        runs[mark.site, default: Run()].times += 1
        lastEnded = position
      case .claimed:
        break
      case .altered:
        // Nothing is altered in a run that counts.
        doubt(.claimAltered, position)
      }
    }
  }

  /// The library's own reports keep summary and difference apart, so they come before the stream's texts.
  private mutating func readReports(testHasEnded: Bool) {
    let issuesByPlace = Dictionary(grouping: trace.issues, by: \.location)
    for report in trace.reports {
      let site = site(at: report.location)
      let issues = issuesByPlace[report.location] ?? []
      // A process that ends between the two writes silences nothing.
      if issues.isEmpty, testHasEnded { doubt(.silencedIssue, site.flatMap { position(of: $0.id) }) }
      let isExpected = site?.isExpected ?? true
      guard issues.isEmpty || issues.contains(where: \.isFailure) || !isExpected else { continue }
      let failure = Failure(message: report.message, difference: report.difference)
      if let site {
        runs[site.id, default: Run()].failures.append(failure)
      } else if issues.isEmpty {
        outside.append(report.message)
      }
    }
  }

  private mutating func readIssues() {
    let reported = Set(trace.reports.map(\.location))
    for issue in trace.issues where issue.isFailure && issue.location != trace.ownLocation {
      guard let site = issue.location.flatMap(site(at:)) else {
        outside.append(SuiteAPI.withoutSelectors(issue.message))
        continue
      }
      if issue.location.map(reported.contains) != true {
        runs[site.id, default: Run()].failures.append(Failure(message: issue.message))
      }
    }
    thrown = trace.issues.filter { $0.isFailure && $0.location == trace.ownLocation }.map {
      SuiteAPI.withoutSelectors($0.message)
    }
  }

  /// A step may fail without an issue of its own, when an assertion in its closure throws and has reported itself.
  private mutating func readFailedSteps() {
    for site in trace.test.sites where trace.failedSteps.contains(trace.location(of: site)) {
      let isExpected =
        site.isExpected && trace.issues.contains { $0.location == trace.location(of: site) && $0.isKnown }
      if runs[site.id, default: Run()].failures.isEmpty, !isExpected {
        runs[site.id, default: Run()].failures.append(Failure(message: nil))
      }
    }
  }

  // MARK: - Judging

  /// Says why assertions were left before their end, from the inside out: by a failure of their own, by an error that
  /// reached the test, or by an error of an assertion within.
  private mutating func closeOpen() {
    var isExplained = false
    for id in open.reversed() {
      if runs[id]?.failures.isEmpty == false {
        isExplained = true
      } else if !isExplained, !thrown.isEmpty {
        runs[id, default: Run()].failures.append(Failure(message: thrown.removeFirst()))
        isExplained = true
      } else if !isExplained {
        doubt(.assertionNeverEnded, position(of: id))
        continue
      } else {
        continue
      }
      runs[id, default: Run()].times += 1
    }
  }

  private func verdict(on site: AssertionSite, _ run: Run) -> AssertionVerdict {
    var status: AssertionStatus =
      if !run.failures.isEmpty { .failed } else if run.isOpen || run.times == 0 { .notReached } else { .passed }
    let isBlind = status == .passed && blind.contains(site.id)
    if isBlind { status = .failed }
    return AssertionVerdict(
      text: site.text,
      line: site.line,
      times: run.times,
      status: status,
      difference: run.failures.lazy.compactMap(\.difference).first,
      isBlind: isBlind
    )
  }

  private mutating func doubt(_ code: Doubt.Code, _ assertion: Int? = nil) {
    let doubt = Doubt(code, test: trace.test.title, assertion: assertion)
    if !doubts.contains(doubt) { doubts.append(doubt) }
  }

  private func position(of id: Int) -> Int? {
    trace.test.sites.firstIndex { $0.id == id }.map { $0 + 1 }
  }

  private func site(at location: IssueLocation) -> AssertionSite? {
    trace.test.sites.first { trace.location(of: $0) == location }
  }
}
