import Foundation

/// The folder that grading happens in.
///
/// Nothing in it comes from a submission but the named files, and all of it may be deleted.
package struct Workspace: Sendable {
  /// Holds the package and its build folder.
  let folder: URL
  /// The package whose products the exercises use.
  let library: URL
  /// The compiler's module cache, shared with the kit's own build: the toolchain's libraries are then read once, not twice.
  let moduleCache: URL
  /// Whether it lies in the place of another, whose processes are none of its own.
  var isCopy = false
  /// Whether what judges is sealed, so that nothing of it may stay here.
  var isSealed = false

  /// Names a workspace's places.
  ///
  /// - Parameters:
  ///   - folder: The folder of its own.
  ///   - library: The package whose products the exercises use.
  ///   - moduleCache: The compiler's module cache.
  package init(folder: URL, library: URL, moduleCache: URL) {
    self.folder = folder
    self.library = library
    self.moduleCache = moduleCache
  }

  /// A kit's own workspace, below its build folder.
  ///
  /// - Parameters:
  ///   - kit: The kit.
  ///   - number: Which of several; the first is the one that learners' work is graded in.
  package init(kit: Kit, number: Int = 0) {
    let build = kit.buildFolder.resolvingSymlinksInPath()
    let name = number == 0 ? "grading" : "grading-\(number)"
    self.init(
      folder: build.appending(path: name, directoryHint: .isDirectory),
      library: kit.root.resolvingSymlinksInPath(),
      moduleCache: Self.moduleCache(build)
    )
    isSealed = kit.isEdition
  }

  /// The cache that building the grader itself has filled.
  ///
  /// Named by its real path, `.build/<platform>/debug/ModuleCache`: the compiler takes one cache under two names for two.
  private static func moduleCache(_ build: URL) -> URL {
    for link in ["debug", "release"] {
      let folder = build.appending(path: link).resolvingSymlinksInPath()
      guard FileManager.default.fileExists(atPath: folder.path) else { continue }
      return folder.deletingLastPathComponent().appending(path: "debug/ModuleCache", directoryHint: .isDirectory)
    }
    return build.appending(path: "grading/modules", directoryHint: .isDirectory)
  }

  /// Only the package's sources; what SwiftPM builds lies beside it.
  var package: URL { folder.appending(path: "package", directoryHint: .isDirectory) }
  var build: URL { folder.appending(path: "build", directoryHint: .isDirectory) }
  /// The program of all tests, as the last build that succeeded has left it.
  var bundle: URL { folder.appending(path: "tests") }
  /// The programs that tests start, as the last build that succeeded has left them.
  var processes: URL { folder.appending(path: "processes", directoryHint: .isDirectory) }
  /// An empty folder that a sandbox is put together in.
  var sandbox: URL { folder.appending(path: "sandbox", directoryHint: .isDirectory) }

  /// Where the toolchain's programs put what they need for a while; what they forget goes with the next run.
  var temporary: URL { folder.appending(path: "tmp", directoryHint: .isDirectory) }
  /// Where they keep what they may need again.
  var caches: URL { folder.appending(path: "caches", directoryHint: .isDirectory) }

  /// Whether something has been built here before.
  package var hasBuilt: Bool { FileManager.default.fileExists(atPath: build.appending(path: "debug").path) }

  /// The folder of a module, be it a learner's or a program that suites start.
  func sources(of module: String) -> URL { package.appending(path: "Sources/\(module)") }

  /// The folder of an exercise's suite.
  func suite(of module: WorkspacePlan.Module) -> URL { package.appending(path: "Tests/\(module.suiteName)") }

  /// Whether an exercise has all of its place in the package: a grader that was killed may have left a part of it.
  func hasPlace(for module: WorkspacePlan.Module) -> Bool {
    ((module.names + module.processes.map(\.name)).map(sources) + [suite(of: module)]).allSatisfy(Folder.exists)
  }

  /// The folder of a lesson's samples.
  func folder(of lesson: LessonModule) -> URL { package.appending(path: "Tests/\(lesson.name)") }

  /// Lets nobody else grade in this workspace while the body runs; waits while somebody else does.
  ///
  /// - Parameters:
  ///   - waiting: Is told when somebody else does.
  ///   - body: What to do.
  /// - Returns: What the body returns.
  /// - Throws: ``GraderFault/workspace(path:reason:)`` where the workspace cannot be used, and what the body throws.
  func exclusively<Outcome>(waiting: () -> Void, _ body: () throws -> Outcome) throws -> Outcome {
    try prepare()
    return try FileLock.hold(folder, waiting: waiting) {
      // What a grader left that was killed in the middle of a run.
      LeftoverProcesses.end(of: self)
      try settle()
      if isSealed { try removeHidden() }
      try renewTemporary()
      let result = Result { try OpenSeals.shared.hold(self, body) }
      if isSealed { try removeHidden() }
      return try result.get()
    }
  }

  /// Makes the folder, and in it the one that a sandbox is put together in.
  ///
  /// - Throws: ``GraderFault/workspace(path:reason:)`` where it cannot be made.
  func prepare() throws(GraderFault) {
    do {
      try FileManager.default.createDirectory(at: sandbox, withIntermediateDirectories: true)
    } catch {
      throw .workspace(path: folder.path, reason: error.localizedDescription)
    }
  }

  private func renewTemporary() throws(GraderFault) {
    do {
      if FileManager.default.fileExists(atPath: temporary.path) { try FileManager.default.removeItem(at: temporary) }
      try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    } catch {
      throw .workspace(path: temporary.path, reason: error.localizedDescription)
    }
  }

  /// Makes the package as planned.
  ///
  /// A file that is right already is not written, so that it is not compiled again.
  ///
  /// - Parameter plan: How it shall stand.
  /// - Throws: ``GraderFault/workspace(path:reason:)`` where it cannot be written.
  func write(_ plan: WorkspacePlan) throws(GraderFault) {
    do {
      try write(["Package.swift": plan.manifest(library: library.path)], to: package, removingOthers: false)
      if isSealed { try noteHidden(plan) }
      if isSealed { try OpenSeals.shared.write { try write(plan.modules) } } else { try write(plan.modules) }
      for lesson in plan.lessons {
        try write([LessonModule.fileName: lesson.source], to: folder(of: lesson), removingOthers: true)
      }
    } catch let error as GraderFault {
      throw error
    } catch {
      throw .workspace(path: package.path, reason: error.localizedDescription)
    }
  }

  private func write(_ modules: [WorkspacePlan.Module]) throws {
    for module in modules {
      switch module.content {
      case .graded(let learnerFiles, let suiteFiles, let processFiles):
        for name in module.names {
          try write(module.files(of: name, among: learnerFiles), to: sources(of: name), removingOthers: true)
        }
        try write(suiteFiles, to: suite(of: module), removingOthers: true)
        for process in module.processes {
          let files = processFiles[process.name] ?? Self.emptyProgram
          try write(files, to: sources(of: process.name), removingOthers: true)
        }
      case .empty:
        try empty(module)
      case .kept(let files):
        // A learner's files are the one or the other.
        let areSources = try module.names.allSatisfy { name in
          try Self.contents(of: sources(of: name)) == module.files(of: name, among: files)
        }
        if try !files.isEmpty && (areSources || Self.contents(of: suite(of: module)) == files) { continue }
        try empty(module)
      }
    }
  }

  /// The key that the copies of suites in this workspace read a run's number by: drawn once, so that they stay as they are.
  ///
  /// - Returns: The key.
  /// - Throws: ``GraderFault/workspace(path:reason:)`` where it cannot be kept.
  func key() throws(GraderFault) -> UInt64 {
    let file = folder.appending(path: "key")
    // Tests that run as a user of their own shall not read it; no test runs before this.
    defer { chmod(file.path, 0o600) }
    if let text = try? String(contentsOf: file, encoding: .utf8), let key = UInt64(text, radix: 16) { return key }
    let key = UInt64.random(in: 1...UInt64.max)
    do {
      try String(key, radix: 16).write(to: file, atomically: true, encoding: .utf8)
    } catch {
      throw .workspace(path: file.path, reason: error.localizedDescription)
    }
    return key
  }

  /// Removes what was built, so that the next build begins anew.
  ///
  /// - Throws: ``GraderFault/workspace(path:reason:)`` where it cannot be removed.
  func removeBuild() throws(GraderFault) {
    do {
      if FileManager.default.fileExists(atPath: build.path) { try FileManager.default.removeItem(at: build) }
    } catch {
      throw .workspace(path: build.path, reason: error.localizedDescription)
    }
  }

  /// The file that makes a module a program.
  static let mainName = "main.swift"

  static let emptyName = "Nothing.swift"
  static let emptyText = "// Nothing of this exercise is built now.\n"

  static let emptyProgram = [mainName: emptyText]

  private func empty(_ module: WorkspacePlan.Module) throws {
    for folder in module.names.map(sources) + [suite(of: module)] {
      try write([Self.emptyName: Self.emptyText], to: folder, removingOthers: true)
    }
    for process in module.processes {
      try write(Self.emptyProgram, to: sources(of: process.name), removingOthers: true)
    }
  }

  func write(_ files: [String: String], to folder: URL, removingOthers: Bool) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if removingOthers {
      for name in try Self.names(in: folder) where files[name] == nil {
        try FileManager.default.removeItem(at: folder.appending(path: name))
      }
    }
    for (name, text) in files {
      let url = folder.appending(path: name)
      let data = Data(text.utf8)
      if let current = try? Data(contentsOf: url), current == data { continue }
      try data.write(to: url, options: .atomic)
    }
  }

  private static func contents(of folder: URL) throws -> [String: String] {
    try names(in: folder).reduce(into: [:]) { texts, name in
      texts[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
  }

  private static func names(in folder: URL) throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
  }
}
