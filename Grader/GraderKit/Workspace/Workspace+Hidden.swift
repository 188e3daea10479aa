import Foundation

/// In a learner edition, nothing of what was sealed stays in the workspace.
///
/// What will hold hidden text is noted before it does, so that the next run finds it after whatever has ended this one.
extension Workspace {
  /// Names the modules that hold hidden text, or may.
  private var hiddenModules: URL { folder.appending(path: "hidden") }

  /// Whether a grader has left hidden text here that is no longer at work.
  var holdsHidden: Bool {
    guard isSealed, !notedHidden.isEmpty else { return false }
    return (try? FileLock.hold(folder, ifFree: CancellationError()) { true }) ?? false
  }

  /// Notes which modules of a plan are about to hold hidden text: the suites, the programs that these start, and features
  /// that every version of them is built into.
  ///
  /// - Parameter plan: How the workspace will stand.
  /// - Throws: What keeps the note from being written.
  func noteHidden(_ plan: WorkspacePlan) throws {
    let modules = plan.modules.filter(\.content.isGraded).flatMap { module in
      [module.suiteName] + module.processes.map(\.name) + (module.hasVersions ? module.names : [])
    }
    let noted = notedHidden.union(modules)
    guard noted != notedHidden else { return }
    try Data(noted.sorted().joined(separator: "\n").utf8).write(to: hiddenModules, options: .atomic)
  }

  private var notedHidden: Set<String> {
    let text = try? String(contentsOf: hiddenModules, encoding: .utf8)
    return Set((text ?? "").split(separator: "\n").map(String.init))
  }

  /// Takes away what was noted: the sources, all that was compiled from them, and the programs that it was linked into.
  ///
  /// The library and learners' own files stay as they are, so that the next build does not begin anew.
  ///
  /// - Parameter isOver: Whether nothing is added any more; else the note of it stays.
  /// - Throws: ``GraderFault/workspace(path:reason:)`` where that cannot be done.
  func removeHidden(isOver: Bool = true) throws(GraderFault) {
    let modules = notedHidden
    guard !modules.isEmpty else { return }
    do {
      var sources: Set<String> = []
      for module in modules { sources.formUnion(try emptySources(of: module)) }
      for place in [bundle, processes, temporary] { try remove(place) }
      for platform in Folder.entries(build, except: []) where platform.hasSuffix("/") {
        let products = build.appending(path: "\(platform)debug")
        for name in Folder.entries(products, except: []) where Self.isMade(name, of: modules) {
          try remove(products.appending(path: name))
        }
        for name in Folder.entries(products.appending(path: "Modules"), except: []) where Self.isMade(name, of: modules)
        {
          try remove(products.appending(path: "Modules/\(name)"))
        }
        try removeIndex(products.appending(path: "index/store"), of: sources)
      }
      if isOver { try remove(hiddenModules) }
    } catch let fault as GraderFault {
      throw fault
    } catch {
      throw .workspace(path: folder.path, reason: error.localizedDescription)
    }
  }

  /// Puts files that say nothing in the place of a module's.
  ///
  /// - Returns: The names of those that it had.
  private func emptySources(of module: String) throws -> [String] {
    var names: [String] = []
    for place in [sources(of: module), package.appending(path: "Tests/\(module)")] where Folder.exists(place) {
      names += Folder.entries(place, except: [])
      let isProgram = Folder.entries(place, except: []).contains(Self.mainName)
      try write(isProgram ? Self.emptyProgram : [Self.emptyName: Self.emptyText], to: place, removingOthers: true)
    }
    return names
  }

  /// Whether a build makes something of a name for one of some modules, or for the program of all tests.
  private static func isMade(_ name: String, of modules: Set<String>) -> Bool {
    let stem = String(name.prefix { $0 != "." && $0 != "/" && $0 != "-" })
    return modules.contains(stem) || stem.hasPrefix("WorkspacePackage")
  }

  /// Takes away what the compiler tells editors of some files.
  private func removeIndex(_ store: URL, of sources: Set<String>) throws {
    for path in FileManager.default.enumerator(atPath: store.path)?.compactMap({ $0 as? String }) ?? [] {
      let name = path.split(separator: "/").last ?? ""
      guard sources.contains(where: { name.hasPrefix("\($0)-") || name.hasPrefix("\($0).o-") }) else { continue }
      try remove(store.appending(path: path))
    }
  }

  private func remove(_ place: URL) throws {
    if FileManager.default.fileExists(atPath: place.path) { try FileManager.default.removeItem(at: place) }
  }
}
