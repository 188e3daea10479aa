import Foundation

/// The kit's check of itself: what authors promise of stubs, solutions and suites is tried.
package struct Verification {
  /// What a check found.
  package struct Result: Equatable, Sendable {
    package var findings: [Finding] = []
    /// How many exercises and assertions were looked at.
    package var exercises = 0
    package var assertions = 0
  }

  private let kit: Kit
  private let catalog: Catalog
  private let grading: Grading
  private let lessons: LessonInspection
  private let variants: VariantInspection
  private let report: (Phrase) -> Void

  /// Prepares the check of a kit.
  ///
  /// - Parameters:
  ///   - kit: The kit.
  ///   - catalog: What it holds.
  ///   - limits: How much things may take.
  ///   - sandbox: How much what is tried must be kept apart from the machine.
  ///   - report: Is told what is being done.
  package init(
    kit: Kit,
    catalog: Catalog,
    limits: Limits,
    sandbox: SandboxMode = .auto,
    report: @escaping (Phrase) -> Void
  ) {
    self.kit = kit
    self.catalog = catalog
    self.report = report
    let grading = Grading(kit: kit, catalog: catalog, limits: limits, sandbox: sandbox, report: report)
    self.grading = grading
    variants = VariantInspection(kit: kit, catalog: catalog)
    lessons = LessonInspection(grading: grading)
  }

  /// Checks exercises, and the kit as a whole.
  ///
  /// - Parameter selection: Which exercises.
  /// - Returns: What it found.
  /// - Throws: ``GraderFault`` where the check itself could not be done.
  package func run(_ selection: Selection) throws -> Result {
    var result = Result()
    let inspection = KitInspection(kit: kit, catalog: catalog)
    result.findings = inspection.findings() + (try formatFindings())
    for (chapter, exercise) in catalog.exercises {
      guard selection.contains(ExerciseID(chapter: chapter.id, exercise: exercise.id)) else { continue }
      result.findings += inspection.findings(chapter, exercise) + variants.findings(chapter, exercise)
    }

    for chapter in catalog.chapters where selection.exercises.contains(where: { $0.chapter == chapter.id }) {
      report(.verifying("Chapters/\(chapter.id)/README.md"))
      result.findings += inspection.findings(chapter) + (try lessons.findings(chapter))
    }

    let stubs = try Submission(at: kit.chapters, catalog: catalog)
    let solutions = try Submission(at: kit.solutions, catalog: catalog)
    report(.verifying("Chapters"))
    let stubVerdict = try grading.grade(stubs, selection: selection)
    report(.verifying("Solutions"))
    let together = try grading.grade(solutions, selection: selection)
    let apart = try grading.grade(solutions, selection: selection, order: .eachAloneShuffled)

    result.findings += stubVerdict.exercises.flatMap(Self.stubFindings)
    result.findings += together.exercises.flatMap(Self.solutionFindings)
    result.findings += together.exercises.flatMap(variants.idleTests)
    for (first, second) in zip(together.exercises, apart.exercises) where first.status == .passed {
      result.findings += Self.aloneFindings(second)
    }
    report(.verifying("Tests/Chapters"))
    // What objects to the right feature says nothing of what it would make of a fault.
    let accepting = Set(
      together.exercises.filter { $0.status == .passed || $0.variants.acceptReference }.map(\.id.description)
    )
    let trials = try grading.trials(solutions, selection: selection).filter { accepting.contains($0.id.description) }
    result.findings += variants.findings(trials, stubs: stubVerdict.exercises)

    result.exercises = together.exercises.count { $0.status != .coming }
    result.assertions = together.assertionCounts.all
    return result
  }

  /// What `swift format`, which every toolchain has, says of the exercises' files.
  private func formatFindings() throws(GraderFault) -> [Finding] {
    let folders = [kit.chapters, kit.solutions, kit.suites].map(\.path)
    let process = ChildProcess(
      program: "swift",
      arguments: ["format", "lint", "--strict", "--recursive"] + folders,
      environment: ProcessInfo.processInfo.environment
    )
    let result = try process.run()
    guard result.ending != .exited(0) else { return [] }
    guard result.output.contains(": error: ") else {
      throw .cannotRun(program: "swift format", reason: String(result.output.suffix(300)))
    }
    let lines = result.output.split(separator: "\n").filter { $0.contains(": error: ") }
    return lines.prefix(10).map { line in
      Finding(nil, .notFormatted(line: String(line.replacing(kit.root.path + "/", with: ""))))
    }
  }

  /// What authors promise of a stub and a run of it does not show.
  static func stubFindings(_ stub: ExerciseVerdict) -> [Finding] {
    let id = stub.id.description
    switch stub.status {
    case .coming: return []
    case .passed: return [Finding(id, .stubPasses)]
    case .failed: break
    case .doesNotCompile, .doesNotFit, .missing, .graderFault:
      return [Finding(id, .stubBreaks(status: stub.status.rawValue))]
    }
    let earned = stub.exercise.kind == .tests && stub.earned > .zero ? [Finding(id, .stubEarns(stub.earned))] : []
    // Where learners write the tests, a given one may well end the process: that is one way for a test to be bad.
    let breaking = stub.exercise.kind == .feature ? stub.tests : []
    return earned + stub.doubts.map { Finding(id, .runInDoubt($0)) }
      + breaking.filter { $0.status != .passed && $0.code != .assertionFailed }.map {
        Finding(id, .stubTestBreaks(test: $0.title, status: $0.code?.rawValue ?? $0.status.rawValue))
      }
  }

  static func solutionFindings(_ solution: ExerciseVerdict) -> [Finding] {
    let id = solution.id.description
    switch solution.status {
    case .coming: return []
    // Reference tests that catch everything may still waver.
    case .passed, .failed:
      return solution.doubts.map { Finding(id, .runInDoubt($0)) }
        + solution.tests.filter { $0.status != .passed }.map {
          Finding(id, .solutionTestFails(test: $0.title, status: $0.status.rawValue))
        }
    case .doesNotCompile, .doesNotFit, .missing, .graderFault:
      return [Finding(id, .solutionFails(status: solution.status.rawValue))]
    }
  }

  private static func aloneFindings(_ solution: ExerciseVerdict) -> [Finding] {
    solution.doubts.map { Finding(solution.id.description, .runInDoubt($0)) }
      + solution.tests.filter { $0.status != .passed }.map {
        Finding(solution.id.description, .solutionTestFailsAlone(test: $0.title, status: $0.status.rawValue))
      }
  }
}
