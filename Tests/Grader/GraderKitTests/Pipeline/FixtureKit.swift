import Foundation
import Testing

@testable import GraderKit

/// A kit of one chapter in a temporary folder, graded by the real pipeline against the real library.
///
/// All fixtures share one workspace, so that the library is built once, and take turns in it.
struct FixtureKit {
  let kit: Kit

  /// Makes a kit of exercises, each with its stub and its suite, and of programs that a suite starts.
  init(
    _ exercises: [(id: String, stub: String, suite: String)],
    processes: [(exercise: String, name: String, main: String)] = []
  ) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "fixture-kit-\(UUID().uuidString)")
    kit = Kit(root: root)
    try write("let everywhere = [\"ComposableArchitecture\", \"CustomDump\"]\n", to: "Package.swift")
    let entries = exercises.map { exercise in
      let names = processes.filter { $0.exercise == exercise.id }.map { "\"\($0.name)\"" }.joined(separator: ",")
      return """
        {
          "id": "\(exercise.id)", "kind": "feature", "points": 10, "minutes": 1,
          "title": { "en": "\(exercise.id)", "ko": "\(exercise.id)" }, "files": ["\(exercise.id).swift"], "covers": [],
          \(names.isEmpty ? "" : "\"processes\": [\(names)],")
          "hints": { "en": [], "ko": [] }
        }
        """
    }
    try write(
      """
      {
        "id": "\(Self.chapter)",
        "title": { "en": "Fixture", "ko": "예시" },
        "exercises": [\(entries.joined(separator: ","))]
      }
      """,
      to: "Chapters/\(Self.chapter)/chapter.json"
    )
    for exercise in exercises {
      try write(exercise.stub, to: "Chapters/\(Self.chapter)/\(exercise.id)/\(exercise.id).swift")
      try write(exercise.suite, to: "Tests/Chapters/\(Self.chapter)/\(exercise.id)/\(exercise.id)Tests.swift")
    }
    for process in processes {
      let folder = "Tests/Chapters/\(Self.chapter)/\(process.exercise)/Processes/\(process.name)"
      try write(process.main, to: "\(folder)/main.swift")
    }
  }

  static let chapter = "01-Fixture"

  /// Takes the kit away again.
  func remove() { try? FileManager.default.removeItem(at: kit.root) }

  /// Writes a file of the kit.
  func write(_ text: String, to path: String) throws {
    let url = kit.root.appending(path: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  /// Grades what lies in the kit's own chapters.
  ///
  /// - Parameters:
  ///   - exercises: The exercises that are graded, if not all.
  ///   - limits: How much things may take.
  ///   - sandbox: How much they are kept apart.
  /// - Returns: The verdicts.
  /// - Throws: What keeps them from being graded.
  func grade(
    only exercises: [String] = [],
    limits: Limits = Limits(),
    sandbox: SandboxMode = .auto
  ) throws -> [ExerciseVerdict] {
    let catalog = try Catalog(kit: kit)
    let grading = Grading(kit: kit, catalog: catalog, limits: limits, sandbox: sandbox, workspace: Self.workspace)
    let submission = try Submission(at: kit.root, catalog: catalog, isOwn: true)
    let selection = try Selection(words: exercises.map { "\(Self.chapter)/\($0)" }, catalog: catalog)
    return try Self.turns.take { try grading.grade(submission, selection: selection) }.exercises
  }

  /// Grades what lies in another kit's chapters.
  func grade(_ other: FixtureKit, protections: Protections = .all) throws -> [ExerciseVerdict] {
    let catalog = try Catalog(kit: kit)
    var grading = Grading(kit: kit, catalog: catalog, workspace: Self.workspace)
    grading.protections = protections
    let submission = try Submission(at: other.kit.root, catalog: catalog)
    return try Self.turns.take { try grading.grade(submission, selection: Selection(all: catalog)) }.exercises
  }

  /// Whose turn it is in the workspace of all fixtures.
  static let turns = BuildTurns()

  /// The workspace of all fixtures, beside the kit's own.
  static let workspace: Workspace = {
    let own = Workspace(kit: realKit)
    return Workspace(
      folder: own.folder.deletingLastPathComponent().appending(path: "grading-tests", directoryHint: .isDirectory),
      library: own.library,
      moduleCache: own.moduleCache
    )
  }()

  /// The kit that these tests belong to.
  static let realKit = Kit(
    root: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..").standardizedFileURL
  )
}
