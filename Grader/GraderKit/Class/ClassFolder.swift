import Foundation

/// The folder that a class is graded into.
///
/// `class.json` says what it is graded by; `submissions` holds a record of each learner, `verdicts` what need not be graded again, `reports`
/// two reports of each; `gradebook.csv` and `index.html` are made of the records. What cannot be used is put aside in `kept`.
package struct ClassFolder: Sendable {
  /// As it was named.
  package let path: String
  package let root: URL

  package init(_ path: String) {
    self.path = path
    root = URL(filePath: path, directoryHint: .isDirectory)
  }

  package var gradebook: URL { root.appending(path: "gradebook.csv") }
  package var overview: URL { root.appending(path: "index.html") }
  package var store: VerdictStore { VerdictStore(folder: root.appending(path: "verdicts"), limit: nil) }
  var log: URL { root.appending(path: "log.txt") }
  var factsFile: URL { root.appending(path: "class.json") }
  var records: URL { root.appending(path: "submissions", directoryHint: .isDirectory) }

  /// The path of a learner's report, from the folder.
  static func reportPath(_ name: EntryName, _ ending: String) -> String { "reports/\(name.fileName).\(ending)" }

  func report(_ name: EntryName, _ ending: String) -> URL { root.appending(path: Self.reportPath(name, ending)) }

  /// Sees that the folder lies neither in the workbook nor in what is graded.
  ///
  /// - Parameters:
  ///   - kit: The workbook.
  ///   - catalog: What it holds.
  ///   - submissions: The folder of submissions, where any are graded.
  /// - Throws: ``ClassError``.
  package func check(kit: Kit, catalog: Catalog, submissions: URL? = nil) throws(ClassError) {
    let place = FilePlace(path)
    if let submissions, let folder = FileIdentity(submissions.path),
      place.identity == folder || place.folders.contains(folder)
    {
      throw .outputInSubmissions(path: path)
    }
    // What may lie there is no matter of where it lies.
    let places = ProtectedPlaces(kit: kit, catalog: catalog, submission: nil)
    if places.hold(FilePlace("\(place.path)/gradebook.csv")) { throw .outputInKit(path: path) }
    let progress = FilePlace(kit.progress.deletingLastPathComponent().path).path
    if "\(place.path)/".hasPrefix("\(progress)/") { throw .outputInKit(path: path) }
    if let identity = place.identity, identity == FileIdentity(kit.root.path) { throw .outputInKit(path: path) }
  }

  /// Makes the folder, and sees that it holds nothing that a class would write over.
  ///
  /// - Throws: ``ClassError``, or ``GraderFault/output(path:reason:)`` where it cannot be made.
  package func prepare() throws {
    let place = FilePlace(root.path)
    if place.identity != nil, !place.isFolder { throw ClassError.outputIsNoFolder(path: path) }
    if place.path.split(separator: "/").contains(".build") { throw ClassError.outputBelowBuild(path: path) }
    if FileKind(factsFile) == nil, recorded(besides: []).isEmpty {
      if let name = (Self.files + Self.folders).first(where: { FileKind(root.appending(path: $0)) != nil }) {
        throw ClassError.outputHasOthers(path: path, name: name)
      }
    }
    do {
      try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    } catch {
      throw GraderFault.output(path: path, reason: error.localizedDescription)
    }
  }

  /// Has the folder for one grading alone.
  ///
  /// - Parameter body: What to do meanwhile.
  /// - Returns: What the body returns.
  /// - Throws: ``ClassError/outputInUse(path:)`` where another has it, and what the body throws.
  package func exclusively<Result>(_ body: () throws -> Result) throws -> Result {
    try FileLock.hold(root, ifFree: ClassError.outputInUse(path: path), body)
  }

  /// Writes down what a class is graded by, before anything else: from then on the folder is a class's, whenever that is stopped.
  ///
  /// - Parameters:
  ///   - facts: What it is graded by.
  ///   - putAside: Is told what stood in the way or could not be used, and where it is now.
  /// - Throws: ``GraderFault/output(path:reason:)``.
  func begin(_ facts: ClassFacts, putAside: (_ name: String, _ place: String) -> Void) throws(GraderFault) {
    if FileKind(factsFile) != nil, self.facts() == nil { putAside("class.json", try keep(factsFile, copies: true)) }
    try Self.write(facts, to: factsFile)
    for (names, kind) in [(Self.files, FileKind.file), (Self.folders, .folder)] {
      for name in names {
        let place = root.appending(path: name)
        if let found = FileKind(place), found != kind { putAside(name, try keep(place)) }
      }
    }
  }

  /// What the class was graded by when it was last graded into this folder.
  ///
  /// - Returns: Nothing where there is no such file, or one of another version.
  package func facts() -> ClassFacts? {
    guard FileKind(factsFile) == .file, let data = FileManager.default.contents(atPath: factsFile.path),
      let facts = try? JSONDecoder().decode(ClassFacts.self, from: data), facts.version == ClassFacts.currentVersion
    else { return nil }
    return facts
  }

  /// What it holds beside `class.json`.
  private static let files = ["gradebook.csv", "index.html", "log.txt"]
  private static let folders = ["reports", "submissions", "verdicts"]

  static func write(_ value: some Encodable, to file: URL) throws(GraderFault) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text: String
    do {
      text = String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    } catch {
      throw .output(path: file.path, reason: "\(error)")
    }
    try WholeFile.write(text, to: file.path)
  }
}
