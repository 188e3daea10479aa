import Foundation
import Synchronization

@testable import GraderKit

/// A fixture that is built once and judged as often as is asked for, side by side and while others build.
///
/// Much of what is judged only waits for its end: nobody else has to wait for that, too.
struct BuiltFixture {
  /// How a fixture is judged.
  struct Way: Sendable {
    var sandbox = SandboxMode.auto
    /// Those that the build heeds must be those that the fixture was built with.
    var protections = Protections.all
    var earlyRuns: ClosedRange<Int>?
    var limits = Limits()
    /// The exercises that are judged, if not all.
    var exercises: Set<String>?
  }

  private let fixture: FixtureKit
  private let catalog: Catalog
  private let submission: Submission
  private let toolchain: Toolchain

  #if !canImport(Darwin)
    private let built: Grading.Built
    /// Holds copies of the programs: the next build puts others in their place.
    private let folder: URL
  #endif

  /// Builds the fixture of some exercises.
  init(
    _ exercises: [(id: String, stub: String, suite: String)],
    protections: Protections = .all,
    judgedFor seconds: Int = 0
  ) throws {
    try self.init(FixtureKit(exercises), protections: protections, judgedFor: seconds)
  }

  /// Builds what lies in a kit's own chapters.
  ///
  /// - Parameters:
  ///   - fixture: The kit.
  ///   - protections: Those that the build heeds.
  ///   - seconds: How long it takes to judge it, about: what takes long is built first.
  /// - Throws: What keeps it from being built.
  init(_ fixture: FixtureKit, protections: Protections = .all, judgedFor seconds: Int = 0) throws {
    self.fixture = fixture
    catalog = try Catalog(kit: fixture.kit)
    submission = try Submission(at: fixture.kit.root, catalog: catalog, isOwn: true)
    toolchain = try Toolchain.current()
    #if !canImport(Darwin)
      let folder = FileManager.default.temporaryDirectory.appending(path: "built-fixture-\(UUID().uuidString)")
      self.folder = folder
      let (catalog, submission, toolchain) = (catalog, submission, toolchain)
      let workspace = FixtureKit.workspace
      var grading = Grading(kit: fixture.kit, catalog: catalog, workspace: workspace)
      grading.protections = protections
      built = try FixtureKit.turns.take(before: seconds) { [grading] in
        try workspace.exclusively(waiting: {}) {
          let built = try grading.built(submission, Selection(all: catalog), toolchain)
          let copy = Workspace(folder: folder, library: workspace.library, moduleCache: workspace.moduleCache)
          try folder.makeFolder("processes")
          try FileManager.default.copyItem(at: workspace.bundle, to: copy.bundle)
          for name in built.assignments.filter(\.isGraded).flatMap(\.exercise.allProcesses).map(\.name) {
            let program = workspace.processes.appending(path: name)
            try FileManager.default.copyItem(at: program, to: copy.processes.appending(path: name))
          }
          return built
        }
      }
    #endif
  }

  /// Takes it away again.
  func remove() {
    fixture.remove()
    #if !canImport(Darwin)
      try? FileManager.default.removeItem(at: folder)
    #endif
  }

  /// Judges the fixture as a submission is judged.
  ///
  /// - Parameter way: How.
  /// - Returns: A verdict on each exercise, by its id.
  /// - Throws: What keeps it from being judged.
  func judge(_ way: Way = Way()) throws -> [String: ExerciseVerdict] {
    let exercises = try judge([way]).flatMap(\.exercises)
    return Dictionary(uniqueKeysWithValues: exercises.map { ($0.id.exercise, $0) })
  }

  /// Judges the fixture in some ways at once.
  ///
  /// - Parameter ways: The ways.
  /// - Returns: A verdict for each.
  /// - Throws: What keeps one of them from being come to.
  func judge(_ ways: [Way]) throws -> [Verdict] {
    #if canImport(Darwin)
      return try ways.map(verdict)
    #else
      let verdicts = Mutex<[Int: Result<Verdict, any Error>]>([:])
      DispatchQueue.concurrentPerform(iterations: ways.count) { index in
        let result = Result { try verdict(ways[index]) }
        verdicts.withLock { $0[index] = result }
      }
      return try verdicts.withLock { verdicts in try verdicts.sorted { $0.key < $1.key }.map { try $0.value.get() } }
    #endif
  }

  /// Runs each exercise by itself, by the clock.
  ///
  /// - Parameter way: How.
  /// - Returns: Of each, its verdict and how long the run took, in seconds.
  /// - Throws: What keeps one of them from being run.
  func runEach(_ way: Way) throws -> [(verdict: ExerciseVerdict, seconds: Double)] {
    try run(way) { _, built, bundle in
      try built.assignments.map { assignment in
        var run = ChapterRun(graded: [assignment], bundle: bundle, key: built.key, protections: way.protections) { _ in
        }
        let start = ContinuousClock.now
        try run.run()
        return (run.verdict(on: assignment), (ContinuousClock.now - start) / .seconds(1))
      }
    }
  }

  /// Runs all tests of an exercise in one process.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - number: Draws the run's number by the key that the tests are compiled with.
  /// - Returns: What the run left.
  /// - Throws: What keeps it from being started.
  func traces(of exercise: String, _ number: (_ key: UInt64) -> RunNumber) throws -> TestBundle.Traces {
    try run(Way()) { _, built, bundle in
      try bundle.run(filters: ["^\(exercise)Suite[.]"], variables: number(built.key).variables)
    }
  }

  private func verdict(_ way: Way) throws -> Verdict {
    try run(way) { grading, built, bundle in
      grading.verdict(
        on: submission,
        swiftVersion: toolchain.version,
        isolation: bundle.launcher.isolation,
        seconds: 0,
        chapters: grading.judge(built, bundle: bundle)
      )
    }
  }

  /// Does something with what was built, where it can be run while others build.
  private func run<Result>(
    _ way: Way,
    _ body: (Grading, Grading.Built, TestBundle) throws -> Result
  ) throws -> Result {
    #if canImport(Darwin)
      // A bundle is no program there: it runs where it was built.
      let grading = grading(way, in: FixtureKit.workspace)
      return try FixtureKit.turns.take {
        try grading.workspace.exclusively(waiting: {}) {
          let built = try grading.built(submission, Selection(all: catalog), toolchain)
          return try body(grading, built.only(way.exercises), grading.bundle(grading.conditions(toolchain)))
        }
      }
    #else
      let grading = try grading(way, in: place())
      var bundle = try grading.bundle(grading.conditions(toolchain))
      if case .other = bundle.launcher.user { bundle.launcher.user = .other(Self.nextUser) }
      return try body(grading, built.only(way.exercises), bundle)
    #endif
  }

  private func grading(_ way: Way, in place: Workspace) -> Grading {
    var grading = Grading(
      kit: fixture.kit,
      catalog: catalog,
      limits: way.limits,
      sandbox: way.sandbox,
      workspace: place
    )
    grading.protections = way.protections
    grading.earlyRuns = way.earlyRuns
    return grading
  }

  #if !canImport(Darwin)
    /// A workspace with the programs, and nothing else.
    private func place() throws -> Workspace {
      let place = Workspace(
        folder: folder.appending(path: UUID().uuidString),
        library: FixtureKit.workspace.library,
        moduleCache: FixtureKit.workspace.moduleCache
      )
      try FileManager.default.createDirectory(at: place.sandbox, withIntermediateDirectories: true)
      for copy in [place.bundle, place.processes] {
        try FileManager.default.linkItem(at: folder.appending(path: copy.lastPathComponent), to: copy)
      }
      return place
    }

    /// A user for each judgement: at the end of a run that is not in a sandbox, all that its user has started is ended.
    private static var nextUser: UInt32 {
      Launcher.limitedUsers.lowerBound
        + (UInt32(getpid()) + 100 + users.add(1, ordering: .relaxed).newValue) % UInt32(Launcher.limitedUsers.count)
    }

    private static let users = Atomic<UInt32>(0)
  #endif
}

extension Grading.Built {
  /// What was built of some exercises, if not of all.
  fileprivate func only(_ exercises: Set<String>?) -> Self {
    var built = self
    if let exercises { built.assignments.removeAll { !exercises.contains($0.id.exercise) } }
    return built
  }
}
