import Foundation

/// Every file of an edition, put together in memory from a kit: nothing comes along that is not asked for by name.
///
/// A learner's work in the kit's own chapters stays there: stubs are those that `reset` puts back.
struct EditionFiles {
  /// The contents by their paths.
  private(set) var contents: [String: Data] = [:]

  private let kit: Kit
  private let plan: EditionPlan

  /// Reads what an edition needs.
  ///
  /// - Parameters:
  ///   - kit: The authors' kit.
  ///   - plan: What the edition shall hold.
  /// - Throws: ``GraderFault/incompleteKit(path:reason:)`` where a file cannot be read that has to come along.
  init(kit: Kit, plan: EditionPlan) throws(GraderFault) {
    self.kit = kit
    self.plan = plan
    for path in [".gitignore", ".editorconfig", ".swift-format"] { try add(path) }
    try addAll(in: ".vscode")
    let chapters = Set(plan.catalog.chapters.map(\.id))
    let manifest = EditionManifest(try text(of: "Package.swift"), chapters: chapters)
    add(manifest.text, as: "Package.swift")
    add(EditionReadme.root(try text(of: "README.md"), plan: plan), as: "README.md")
    add(EditionReadme.contents(try text(of: "Chapters/README.md"), plan: plan), as: "Chapters/README.md")
    try addAll(in: "Chapters/Library")
    try addAll(in: "Grader", except: ["Templates/"])
    add(Edition(withheld: plan.withheld.sorted()).json, as: Edition.path)
    for folder in manifest.testFolders { try addAll(in: folder) }
    for chapter in plan.catalog.chapters { try add(chapter) }
  }

  private mutating func add(_ chapter: Chapter) throws(GraderFault) {
    for name in ["chapter.json"] + Language.allCases.map(LessonInspection.fileName) {
      try add("Chapters/\(chapter.id)/\(name)")
    }
    for exercise in chapter.exercises where exercise.hasEngine {
      let id = ExerciseID(chapter: chapter.id, exercise: exercise.id)
      for name in exercise.files + exercise.givenFiles {
        let stub = try data(of: "Tests/Chapters/\(id.path)/Stub/\(name)")
        contents["Tests/Chapters/\(id.path)/Stub/\(name)"] = stub
        contents["Chapters/\(id.path)/\(name)"] = stub
      }
      guard !plan.withheld.contains(chapter.id) else { continue }
      let sealed = Seal.text(of: try hiddenFiles(id, exercise))
      add(sealed, as: "Tests/Chapters/\(id.path)/\(HiddenFiles.sealedName)")
    }
  }

  /// What judges an exercise; a feature's faults only judge its suite, which is done by now.
  private func hiddenFiles(_ id: ExerciseID, _ exercise: Exercise) throws(GraderFault) -> [String: String] {
    let hidden = try HiddenFiles(kit: kit, id: id)
    var paths = hidden.names().filter { $0.hasSuffix(".swift") }
    let judges = exercise.kind == .feature ? paths : hidden.names(in: ExerciseVariants.folder)
    guard !judges.isEmpty else {
      throw .incompleteKit(path: "Tests/Chapters/\(id.path)", reason: "there is nothing in it that judges")
    }
    for process in exercise.allProcesses {
      paths += hidden.names(in: "Processes/\(process.name)").map { "Processes/\(process.name)/\($0)" }
    }
    var files: [String: String] = [:]
    if exercise.kind == .tests {
      paths += hidden.names(in: ExerciseVariants.folder).map { "\(ExerciseVariants.folder)/\($0)" }
      for name in exercise.givenFiles {
        files["\(HiddenFiles.givenFolder)/\(name)"] = try text(of: "Solutions/\(id.path)/\(name)")
      }
    }
    for path in paths { files[path] = try text(of: "Tests/Chapters/\(id.path)/\(path)") }
    return files
  }

  private mutating func add(_ text: String, as path: String) { contents[path] = Data(text.utf8) }

  private mutating func add(_ path: String) throws(GraderFault) { contents[path] = try data(of: path) }

  /// The endings of the files that are found and not named: what else lies there is an author's notes, or what a tool has left.
  private static let kinds = [".swift", ".json"]

  /// Adds all files of these kinds below a folder, but those that an editor or a system keeps for itself.
  private mutating func addAll(in folder: String, except left: [String] = []) throws(GraderFault) {
    for name in Folder.entries(kit.root.appending(path: folder), except: left) where !name.hasPrefix(".") {
      if name.hasSuffix("/") {
        try addAll(in: "\(folder)/\(name.dropLast())")
      } else if Self.kinds.contains(where: name.hasSuffix) {
        try add("\(folder)/\(name)")
      }
    }
  }

  private func text(of path: String) throws(GraderFault) -> String {
    let data = try data(of: path)
    do throws(SourceText.Refusal) {
      return try SourceText(bytes: [UInt8](data)).text
    } catch {
      throw .incompleteKit(path: path, reason: error.english)
    }
  }

  private func data(of path: String) throws(GraderFault) -> Data {
    do throws(SourceText.Refusal) {
      return Data(try SourceText.bytes(of: open(kit.root.appending(path: path).path, SourceText.openFlags)))
    } catch {
      throw .incompleteKit(path: path, reason: error.english)
    }
  }
}
