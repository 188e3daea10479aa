/// What is built of an exercise.
extension Exercise {
  /// The module that the tests import: the only one of the learner's files, or the first.
  package var module: String { allModules.first ?? "" }

  /// The modules that the learner's files make up, each of which may use those before it.
  package var allModules: [String] { modules ?? ["\(id)Exercise"] }

  /// The test module that its hidden suite makes up.
  package var suiteModule: String { "\(id)Suite" }

  /// The programs that its hidden suite starts.
  package var allProcesses: [Process] { processes ?? [] }

  /// The modules beside those of every exercise that its files and its tests may import.
  package var allImports: [String] { imports ?? [] }

  /// Those of them that are the library's, and so are linked: the others come with the toolchain.
  var linkedImports: [String] { allImports.filter { $0 != "Testing" } }

  /// Whether what the learner edits is a package's manifest.
  package var isManifest: Bool { manifest ?? false }

  /// The names of everything that the workspace builds of it.
  var targetNames: [String] { allModules + [suiteModule] + allProcesses.map(\.name) }

  /// Why its modules, its files and its programs do not go together, if they do not.
  var problemOfModules: String? {
    let name = /[A-Za-z][A-Za-z0-9]*/
    if kind == .tests, modules != nil || processes != nil {
      return "'\(id)' has modules or processes, which only exercises of kind 'feature' have"
    }
    if isManifest, kind == .tests || modules != nil || files.count != 1 {
      return "'\(id)' is a manifest, which is one file to complete"
    }
    if let module = allModules.first(where: { $0.wholeMatch(of: name) == nil }) {
      return "'\(module)' is no name for a module: letters and digits alone"
    }
    if let module = allImports.first(where: { $0.wholeMatch(of: name) == nil }) {
      return "'\(module)' is no name for a module to import: letters and digits alone"
    }
    if let process = allProcesses.first(where: { $0.name.wholeMatch(of: name) == nil }) {
      return "'\(process.name)' is no name for a process: letters and digits alone"
    }
    if let module = allProcesses.flatMap({ $0.modules ?? [] }).first(where: { !allModules.contains($0) }) {
      return "a process of '\(id)' is linked with '\(module)', which is none of its modules"
    }
    guard let modules else { return nil }
    if let module = modules.first(where: { module in !files.contains { $0.hasPrefix("\(module)/") } }) {
      return "'\(id)' names no file of its module '\(module)'"
    }
    return modules.isEmpty ? "'\(id)' has no module" : nil
  }

  /// Whether a path is that of a file that the exercise may name: a plain name, after its module's where there are several.
  func isPlain(_ path: String) -> Bool {
    var path = path[...]
    if let modules {
      guard let module = modules.first(where: { path.hasPrefix("\($0)/") }) else { return false }
      path = path.dropFirst(module.count + 1)
    }
    return path.wholeMatch(of: /[A-Za-z0-9_+]+\.swift/) != nil
  }
}
