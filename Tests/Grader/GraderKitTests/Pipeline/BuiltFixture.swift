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
    var protections = Protections.all
    var earlyRuns: ClosedRange<Int>?
  }

  private let fixture: FixtureKit
  private let limits: Limits

  #if !canImport(Darwin)
    private let catalog: Catalog
    private let submission: Submission
    private let built: Grading.Built
    private let toolchain: Toolchain
    /// Holds a copy of the program of all tests: the next build puts another one in its place.
    private let folder: URL
  #endif

  /// Builds the fixture of some exercises.
  init(_ exercises: [(id: String, stub: String, suite: String)], limits: Limits = Limits()) throws {
    try self.init(FixtureKit(exercises), limits: limits)
  }

  /// Builds what lies in a kit's own chapters.
  init(_ fixture: FixtureKit, limits: Limits = Limits()) throws {
    self.limits = limits
    self.fixture = fixture
    #if !canImport(Darwin)
      let catalog = try Catalog(kit: fixture.kit)
      self.catalog = catalog
      let submission = try Submission(at: fixture.kit.root, catalog: catalog, isOwn: true)
      self.submission = submission
      let toolchain = try Toolchain.current()
      self.toolchain = toolchain
      let folder = FileManager.default.temporaryDirectory.appending(path: "built-fixture-\(UUID().uuidString)")
      self.folder = folder
      let workspace = FixtureKit.workspace
      built = try workspace.exclusively(waiting: {}) {
        let grading = Grading(kit: fixture.kit, catalog: catalog, limits: limits, workspace: workspace)
        let built = try grading.built(submission, Selection(all: catalog), toolchain)
        try folder.makeFolder("")
        try FileManager.default.copyItem(at: workspace.bundle, to: folder.appending(path: "tests"))
        return built
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
  /// - Returns: A verdict on each exercise, by its id.
  /// - Throws: What keeps it from being judged.
  func judge() throws -> [String: ExerciseVerdict] {
    let exercises = try judge([Way()]).flatMap(\.exercises)
    return Dictionary(uniqueKeysWithValues: exercises.map { ($0.id.exercise, $0) })
  }

  /// Judges the fixture in some ways at once.
  ///
  /// - Parameter ways: The ways.
  /// - Returns: A verdict for each.
  /// - Throws: What keeps one of them from being come to.
  func judge(_ ways: [Way]) throws -> [Verdict] {
    #if canImport(Darwin)
      // A bundle is no program there: it runs where it was built.
      return try ways.map { try fixture.verdict(limits: limits, sandbox: $0.sandbox, protections: $0.protections) }
    #else
      let verdicts = Mutex<[Int: Result<Verdict, any Error>]>([:])
      DispatchQueue.concurrentPerform(iterations: ways.count) { index in
        let verdict = Result { try judge(ways[index]) }
        verdicts.withLock { $0[index] = verdict }
      }
      return try verdicts.withLock { verdicts in try verdicts.sorted { $0.key < $1.key }.map { try $0.value.get() } }
    #endif
  }

  #if !canImport(Darwin)
    /// Runs all tests in one process.
    ///
    /// - Parameter number: Draws the run's number by the key that the tests are compiled with.
    /// - Returns: What the run left.
    /// - Throws: What keeps it from being started.
    func traces(_ number: (_ key: UInt64) -> RunNumber) throws -> TestBundle.Traces {
      let (_, bundle) = try grading(Way())
      return try bundle.run(filters: ["."], variables: number(built.key).variables)
    }

    private func judge(_ way: Way) throws -> Verdict {
      let (grading, bundle) = try grading(way)
      return grading.verdict(
        on: submission,
        swiftVersion: toolchain.version,
        isolation: bundle.launcher.isolation,
        seconds: 0,
        chapters: grading.judge(built, bundle: bundle)
      )
    }

    /// A workspace with a copy of the program, and the program as it is started there.
    private func grading(_ way: Way) throws -> (Grading, TestBundle) {
      let place = Workspace(
        folder: folder.appending(path: UUID().uuidString),
        library: FixtureKit.workspace.library,
        moduleCache: FixtureKit.workspace.moduleCache
      )
      try FileManager.default.createDirectory(at: place.sandbox, withIntermediateDirectories: true)
      try FileManager.default.linkItem(at: folder.appending(path: "tests"), to: place.bundle)
      var grading = Grading(
        kit: fixture.kit,
        catalog: catalog,
        limits: limits,
        sandbox: way.sandbox,
        workspace: place
      )
      grading.protections = way.protections
      grading.earlyRuns = way.earlyRuns
      var bundle = try grading.bundle(toolchain: toolchain)
      if case .other = bundle.launcher.user { bundle.launcher.user = .other(Self.nextUser) }
      return (grading, bundle)
    }

    /// A user for each judgement: at the end of a run that is not in a sandbox, all that its user has started is ended.
    private static var nextUser: UInt32 {
      Launcher.freeUsers.lowerBound
        + (UInt32(getpid()) + 300 + users.add(1, ordering: .relaxed).newValue) % UInt32(Launcher.freeUsers.count)
    }

    private static let users = Atomic<UInt32>(0)
  #endif
}
