/// The grading workspace as it shall stand: a package with a module of sources and a module of tests for each exercise, and
/// the programs that its tests start.
///
/// One package holds all chapters, so that the library is built once. An exercise has its place from when it is first asked
/// for, and keeps it with files that say nothing while it is not built, so that the manifest seldom changes.
struct WorkspacePlan: Equatable, Sendable {
  /// One exercise's place in the workspace.
  struct Module: Equatable, Sendable {
    var id: ExerciseID
    /// The module of the learner's files; of several, the first.
    var name: String
    /// The others, each of which may use those before it.
    ///
    /// The path of a learner's file begins with its module then.
    var otherNames: [String] = []
    var suiteName: String
    /// The modules of the library that it uses beside what all of them do.
    var imports: [String] = []
    /// The programs that the suite starts.
    var processes: [Exercise.Process] = []
    /// Whether the exercise is a package's manifest.
    var isManifest = false
    /// Whether it is built with every version of its feature in it, right and wrong.
    var hasVersions = false
    var content: Content

    /// The modules of the learner's files.
    var names: [String] { [name] + otherNames }

    /// Those of the learner's files that make up one of the modules, as they are named in its folder.
    func files(of module: String, among sources: [String: String]) -> [String: String] {
      guard !otherNames.isEmpty else { return sources }
      return sources.reduce(into: [:]) { files, source in
        guard source.key.hasPrefix("\(module)/") else { return }
        files[String(source.key.dropFirst(module.count + 1))] = source.value
      }
    }
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

    /// Whether it is built for a verdict now.
    var isGraded: Bool { if case .graded = self { true } else { false } }
  }

  var modules: [Module]
  /// The modules of the library that all of them use, and so do lessons.
  var everywhere: [String] = []
  /// The samples of lessons, when it is them that are checked.
  var lessons: [LessonModule] = []

  /// What the workspace is built with.
  var toolchain: Toolchain

  /// The programs that suites start.
  var processes: [String] { modules.flatMap(\.processes).map(\.name) }

  /// The workspace's manifest.
  ///
  /// - Parameter library: The path of the package whose products the exercises use.
  /// - Returns: The text of `Package.swift`.
  func manifest(library: String) -> String {
    let targets = modules.flatMap(\.targets)
    let lessons = lessons.map { lesson in
      "  .testTarget(name: \(lesson.name.swiftLiteral), dependencies: library\(products(lesson.imports))),"
    }
    return """
      // swift-tools-version: 6.3
      // Written by the grader; safe to delete with the folder that it lies in.

      import PackageDescription

      func products(_ names: String...) -> [Target.Dependency] { names.map { .product(name: $0, package: "Workbook") } }
      let library: [Target.Dependency] = products(\(list(everywhere)))
      let processes: [Target.Dependency] = products("SecondProcesses")

      // Exercises that are manifests are built as SwiftPM builds manifests, against the library that these run on.
      let manifestAPI = \(toolchain.manifestAPI.swiftLiteral)
      let manifests: [SwiftSetting] = [.unsafeFlags(["-I", manifestAPI, "-package-description-version", "6.3"])]
      let isolation: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
      let manifestLibrary: [LinkerSetting] = [
        .unsafeFlags(["-L", manifestAPI, "-lPackageDescription", "-Xlinker", "-rpath", "-Xlinker", manifestAPI])
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

/// What stands in the manifest behind the library that all use, for more of its modules.
private func products(_ names: [String]) -> String {
  names.isEmpty ? "" : " + products(\(list(names)))"
}

private func list(_ names: some Sequence<String>) -> String { names.map(\.swiftLiteral).joined(separator: ", ") }

extension WorkspacePlan.Module {
  /// Its lines in the manifest.
  fileprivate var targets: [String] {
    func dependencies(_ names: some Sequence<String>) -> String {
      let own = list(names)
      return "dependencies: \(own.isEmpty ? "" : "[\(own)] + ")library\(products(imports))"
    }
    let settings = isManifest ? ", swiftSettings: manifests + isolation, linkerSettings: manifestLibrary" : ""
    let modules = names.enumerated().map { index, name in
      "  .target(name: \(name.swiftLiteral), \(dependencies(names.prefix(index)))\(settings)),"
    }
    let suiteSettings = isManifest ? ", swiftSettings: manifests" : ""
    let suite = "\(dependencies([name]))\(processes.isEmpty ? "" : " + processes")\(suiteSettings)"
    return modules + ["  .testTarget(name: \(suiteName.swiftLiteral), \(suite)),"]
      + processes.map { process in
        "  .executableTarget(name: \(process.name.swiftLiteral), \(dependencies(process.modules ?? names))),"
      }
  }

  /// An exercise's place.
  init(_ id: ExerciseID, _ exercise: Exercise, _ content: WorkspacePlan.Content) {
    self.init(
      id: id,
      name: exercise.module,
      otherNames: Array(exercise.allModules.dropFirst()),
      suiteName: exercise.suiteModule,
      imports: exercise.linkedImports,
      processes: exercise.allProcesses,
      isManifest: exercise.isManifest,
      hasVersions: exercise.kind == .tests,
      content: content
    )
  }
}
