/// The grading workspace as it shall stand: a package with a module of sources and a module of tests for each exercise, and
/// the programs that its tests start.
///
/// One package holds all chapters, so that the library is built once; an exercise that is not built keeps its
/// place with files that say nothing, so that the manifest never changes between runs.
struct WorkspacePlan: Equatable, Sendable {
  /// One exercise's place in the workspace.
  struct Module: Equatable, Sendable {
    var id: ExerciseID
    var name: String
    var suiteName: String
    /// The programs that the suite starts.
    var processes: [String] = []
    var content: Content
  }

  /// What an exercise's place holds.
  enum Content: Equatable, Sendable {
    /// The learner's files and the grader's copy of the suite or, where the learner writes the tests, the feature with all of
    /// its versions and the learner's files; by name. The files of a program by the program's name.
    case graded(sources: [String: String], suite: [String: String], processes: [String: [String: String]] = [:])
    /// Nothing of the learner's.
    case empty
    /// What an earlier run left there, if the learner's files among it are these; else nothing.
    case kept(if: [String: String])
  }

  var modules: [Module]
  /// The samples of lessons, when it is them that are checked.
  var lessons: [LessonModule] = []

  /// The programs that suites start.
  var processes: [String] { modules.flatMap(\.processes) }

  /// The workspace's manifest.
  ///
  /// - Parameter library: The path of the package whose products the exercises use.
  /// - Returns: The text of `Package.swift`.
  func manifest(library: String) -> String {
    let targets = modules.flatMap { module in
      let own = "dependencies: [\(module.name.swiftLiteral)] + library"
      let starting = module.processes.isEmpty ? "" : " + processes"
      return [
        "  .target(name: \(module.name.swiftLiteral), dependencies: library),",
        "  .testTarget(name: \(module.suiteName.swiftLiteral), \(own)\(starting)),",
      ] + module.processes.map { "  .executableTarget(name: \($0.swiftLiteral), \(own))," }
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
      let processes: [Target.Dependency] = [.product(name: "SecondProcesses", package: "Workbook")]

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

extension WorkspacePlan.Module {
  /// An exercise's place.
  init(_ id: ExerciseID, _ exercise: Exercise, _ content: WorkspacePlan.Content) {
    self.init(
      id: id,
      name: exercise.module,
      suiteName: exercise.suiteModule,
      processes: exercise.processNames,
      content: content
    )
  }
}
