/// What runs for one exercise, taken apart: its hidden suite or, where the learner writes the tests, these.
struct ExerciseSuite: Equatable, Sendable {
  /// The module that the copy is compiled in.
  var module: String
  /// What the workspace compiles, by file name: the copy, and what the grader adds.
  var files: [String: String]
  /// In the order of the files and their lines.
  var tests: [SuiteTest]
  /// What the grader adds to them: tests that have to fail in a canary run, and count nowhere else.
  var forms: [SuiteTest] = []
  /// The names that the suite uses without a base, and those of the modules that it imports.
  var names: Set<String> = []
  /// The programs that it starts: the files of each, by the program's name.
  var processes: [String: [String: String]] = [:]

  /// All that the compiler reads beside the learner's files: those of a program after the program's name.
  var readFiles: [String: String] {
    processes.reduce(into: files) { all, process in
      for (name, text) in process.value { all["\(process.key)/\(name)"] = text }
    }
  }

  init(module: String, tests: [SuiteTest]) {
    self.module = module
    self.tests = tests
    files = [:]
  }

  /// A module of tests that holds none: what judges is elsewhere.
  init(empty module: String) {
    self.init(module: module, tests: [])
    files = [Workspace.emptyName: Workspace.emptyText]
  }

  /// Takes a suite apart.
  ///
  /// - Parameters:
  ///   - kit: Where it lies.
  ///   - id: The exercise.
  ///   - module: The module that the copy is compiled in.
  ///   - processes: The programs that it starts.
  ///   - key: The key that the copy reads a run's number by.
  ///   - selects: Whether the copy names the real API by its modules.
  /// - Throws: ``GraderFault/unreadableSuite(exercise:reason:)``, with the line where there is one.
  init(
    kit: Kit,
    id: ExerciseID,
    module: String,
    processes: [String] = [],
    key: UInt64 = 0,
    selects: Bool = true
  ) throws(GraderFault) {
    let hidden = try HiddenFiles(kit: kit, id: id)
    let names = hidden.names().filter { $0.hasSuffix(".swift") }
    guard !names.isEmpty else {
      throw .unreadableSuite(exercise: id.description, reason: "there is none in Tests/Chapters/\(id.path)")
    }
    self.module = module
    files = [GradingMark.fileName: GradingMark.source(key: key)]
    tests = []
    var imports: Set<String> = []
    do {
      for name in names {
        let source = try hidden.text(of: name)
        let file = try SuiteFile.read(name: name, source: source, module: module, key: key, selects: selects)
        files[name] = file.copy
        tests += file.tests
        self.names.formUnion(file.names.union(file.imports))
        imports.formUnion(file.imports)
      }
      let kinds = Set(tests.flatMap(\.sites).map(\.kind))
      if let source = GradingForms.source(for: kinds, imports: imports) {
        let file = try SuiteFile.read(name: GradingForms.fileName, source: source, module: module, key: key)
        files[GradingForms.fileName] = file.copy
        forms = file.tests
      }
      for name in processes { self.processes[name] = try Self.process(name, among: hidden) }
    } catch {
      throw .unreadableSuite(exercise: id.description, reason: "\(error)")
    }
  }

  /// The files of a program that a suite starts.
  private static func process(_ name: String, among hidden: HiddenFiles) throws -> [String: String] {
    var files: [String: String] = [:]
    for file in hidden.names(in: "Processes/\(name)").filter({ $0.hasSuffix(".swift") }) {
      let source = try hidden.text(of: "Processes/\(name)/\(file)")
      try ParsedSource(name: "Processes/\(name)/\(file)", source: source).checkSyntax()
      files[file] = source
    }
    // Where nothing is built of the exercise, this file keeps its place.
    guard files[Workspace.mainName] != nil else { throw MissingProcess(name: name) }
    return files
  }
}

/// A program that `chapter.json` names and that is not there.
private struct MissingProcess: Error, CustomStringConvertible {
  var name: String
  var description: String { "its process '\(name)' has no Processes/\(name)/\(Workspace.mainName)" }
}
