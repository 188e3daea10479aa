/// Who objects to a version of a feature.
enum Objector: Hashable {
  /// A test, by its id.
  case test(String)
  /// What is reported, or ends the process, outside of every test.
  case noTest
}

/// What became of the tests on one version, each time that they ran on it.
struct VariantRecord {
  var outcomes: [ExerciseVerdict] = []

  /// Whether the tests have to run on it once more: nobody has, or somebody objected the last time.
  var isOpen: Bool { outcomes.last.map { !$0.objections.isEmpty } ?? true }

  /// Who objected each time, and how the first time.
  var steady: [Objector: VariantVerdict.How] {
    guard let first = outcomes.first else { return [:] }
    return first.objections.filter { objector, _ in outcomes.allSatisfy { $0.objections[objector] != nil } }
  }

  /// Who objected once and accepted the version another time.
  var wavering: Set<Objector> {
    let objectors = outcomes.reduce(into: Set<Objector>()) { $0.formUnion($1.objections.keys) }
    return objectors.filter { objector in outcomes.contains { $0.accepts(objector) } }
  }
}

extension ExerciseVerdict {
  /// Whether each test ran and passed, and nothing speaks against the run.
  var acceptsAll: Bool { !tests.isEmpty && doubts.isEmpty && tests.allSatisfy { $0.status == .passed } }

  var hasTimedOut: Bool { tests.contains { $0.status == .timedOut } }

  var hasNotBegun: Bool { tests.allSatisfy { $0.status == .notReached } }

  /// Who objected to what the tests ran on, and how; what only contradicts itself is no objection.
  var objections: [Objector: VariantVerdict.How] {
    var objections: [Objector: VariantVerdict.How] = [:]
    for test in tests {
      let how: VariantVerdict.How? =
        switch test.status {
        case .failed: test.code == .doubted || test.code == .wroteTooMuch ? nil : .failed
        case .crashed: .crashed
        case .timedOut: .timedOut
        case .passed, .notReached: nil
        }
      if let how { objections[.test(test.id)] = how }
    }
    if doubts.contains(where: { if case .issueOfNoTest = $0 { true } else { false } }) { objections[.noTest] = .failed }
    if doubts.contains(.runNeverEnded) { objections[.noTest] = .crashed }
    return objections
  }

  /// Whether somebody had a turn and did not object; a test that another one kept from its turn has not.
  fileprivate func accepts(_ objector: Objector) -> Bool {
    switch objector {
    case .test(let id): tests.contains { $0.id == id && $0.status == .passed }
    case .noTest: objections[.noTest] == nil
    }
  }
}

extension Collection<VariantVerdict.How> {
  /// A crash before a hang, a hang before a failure.
  var gravest: VariantVerdict.How? {
    [.crashed, .timedOut, .failed].first { contains($0) }
  }
}
