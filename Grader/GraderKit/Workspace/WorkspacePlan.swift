/// The grading workspace as it shall stand: a package with a module of sources and a module of tests for each exercise.
///
/// One package holds all chapters, so that the library is built once; an exercise that is not built keeps its
/// place with files that say nothing, so that the manifest never changes between runs.
struct WorkspacePlan: Equatable, Sendable {
  /// One exercise's place in the workspace.
  struct Module: Equatable, Sendable {
    var id: ExerciseID
    var name: String
    var suiteName: String
    var content: Content
  }

  /// What an exercise's place holds.
  enum Content: Equatable, Sendable {
    /// The learner's files and the grader's copy of the suite or, where the learner writes the tests, the feature with all of
    /// its versions and the learner's files; by name.
    case graded(sources: [String: String], suite: [String: String])
    /// Nothing of the learner's.
    case empty
    /// What an earlier run left there, if the learner's files among it are these; else nothing.
    case kept(if: [String: String])
  }

  var modules: [Module]
  /// The samples of lessons, when it is them that are checked.
  var lessons: [LessonModule] = []

  /// The workspace's manifest.
  ///
  /// - Parameter library: The path of the package whose products the exercises use.
  /// - Returns: The text of `Package.swift`.
  func manifest(library: String) -> String {
    let targets = modules.map { module in
      """
        .target(name: \(module.name.swiftLiteral), dependencies: library),
        .testTarget(name: \(module.suiteName.swiftLiteral), dependencies: [\(module.name.swiftLiteral)] + library),
      """
    }
    let lessons = lessons.map { "  .testTarget(name: \($0.name.swiftLiteral), dependencies: library)," }
    return """
      // swift-tools-version: 6.3
      // Written by the grader; safe to delete with the folder that it lies in.

      import PackageDescription

      let library: [Target.Dependency] = [
        .product(name: "ComposableArchitecture", package: "Workbook"),
        .product(name: "CustomDump", package: "Workbook"),
      ]

      let package = Package(
        name: "Workspace",
        platforms: [.macOS(.v26)],
        dependencies: [.package(name: "Workbook", path: \(library.swiftLiteral))],
        targets: [
      \((targets + lessons).joined(separator: "\n"))
        ]
      )

      """
  }
}
