import Foundation

/// The folder that a class is graded into.
///
/// `class.json` says what it is graded by; `submissions` holds a record of each learner, `verdicts` what need not be graded again, `reports`
/// two reports of each; `gradebook.csv` and `index.html` are made of the records. What another version has left is put aside in `kept`.
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
  private var factsFile: URL { root.appending(path: "class.json") }
  private var records: URL { root.appending(path: "submissions", directoryHint: .isDirectory) }

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
    let places = ProtectedPlaces(kit: kit, catalog: catalog, submission: nil)
    do throws(UsageError) {
      try places.check(ReportOutput(format: .csv, path: gradebook.path))
    } catch {
      throw .outputInKit(path: path)
    }
    if let identity = place.identity, identity == FileIdentity(kit.root.path) { throw .outputInKit(path: path) }
  }

  /// Makes the folder, and sees that it holds nothing that a class would write over.
  ///
  /// - Throws: ``ClassError``, or ``GraderFault/output(path:reason:)`` where it cannot be made.
  package func prepare() throws {
    let place = FilePlace(root.path)
    if place.identity != nil, !place.isFolder { throw ClassError.outputIsNoFolder(path: path) }
    if place.path.split(separator: "/").contains(".build") { throw ClassError.outputBelowBuild(path: path) }
    if !FileManager.default.fileExists(atPath: factsFile.path) {
      let own = ["gradebook.csv", "index.html", "log.txt", "reports", "submissions", "verdicts"]
      if let name = own.first(where: { FileManager.default.fileExists(atPath: root.appending(path: $0).path) }) {
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

  /// What the class was graded by when it was last graded into this folder.
  ///
  /// - Returns: Nothing where there is no such file, or one of another version.
  package func facts() -> ClassFacts? {
    guard let data = FileManager.default.contents(atPath: factsFile.path),
      let facts = try? JSONDecoder().decode(ClassFacts.self, from: data), facts.version == ClassFacts.currentVersion
    else { return nil }
    return facts
  }

  /// Writes down what a class is graded by, before anything else: from then on the folder is a class's, whenever that is stopped.
  ///
  /// - Parameter facts: What it is graded by.
  /// - Returns: Where, from the folder, a copy is now of what stood there and could not be used; nothing where it could.
  /// - Throws: ``GraderFault/output(path:reason:)``.
  func begin(_ facts: ClassFacts) throws(GraderFault) -> String? {
    let isUnusable = FileManager.default.fileExists(atPath: factsFile.path) && self.facts() == nil
    let kept = isUnusable ? try keep(factsFile) : nil
    try write(facts)
    return kept
  }

  func write(_ facts: ClassFacts) throws(GraderFault) { try Self.write(facts, to: factsFile) }

  /// What is known of a learner.
  enum Found: Equatable {
    case record(ClassRecord)
    case nothing
    /// A file that is no record of this version, or not this learner's.
    case unusable
  }

  func record(_ name: EntryName) -> Found {
    guard let data = FileManager.default.contents(atPath: place(of: name).path) else { return .nothing }
    guard let record = try? JSONDecoder().decode(ClassRecord.self, from: data),
      record.version == ClassRecord.currentVersion, record.name == name
    else { return .unusable }
    return .record(record)
  }

  func write(_ record: ClassRecord) throws(GraderFault) { try Self.write(record, to: place(of: record.name)) }

  /// Finds everybody else of whom there is a record.
  ///
  /// - Parameter names: Who is meant to be there.
  /// - Returns: The others, sorted.
  package func recorded(besides names: [EntryName]) -> [EntryName] {
    let present = Set(names.map { place(of: $0).lastPathComponent })
    let files = (try? FileManager.default.contentsOfDirectory(atPath: records.path)) ?? []
    return files.filter { $0.hasSuffix(".json") && !present.contains($0) }.compactMap { file in
      guard let data = FileManager.default.contents(atPath: records.appending(path: file).path) else { return nil }
      return (try? JSONDecoder().decode(ClassRecord.self, from: data))?.name
    }.sorted()
  }

  /// Puts a record aside that cannot be used, so that nothing is lost.
  ///
  /// - Returns: Where it is now, from the folder.
  func putAside(_ name: EntryName) throws(GraderFault) -> String {
    let kept = try keep(place(of: name))
    unlink(place(of: name).path)
    return kept
  }

  /// Keeps a copy of a file.
  private func keep(_ file: URL) throws(GraderFault) -> String {
    let kept = root.appending(path: "kept", directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
      var number = 1
      while true {
        let name = "\(number)-\(file.lastPathComponent)"
        number += 1
        guard !FileManager.default.fileExists(atPath: kept.appending(path: name).path) else { continue }
        try FileManager.default.copyItem(at: file, to: kept.appending(path: name))
        return "kept/\(name)"
      }
    } catch {
      throw .output(path: kept.path, reason: error.localizedDescription)
    }
  }

  private func place(of name: EntryName) -> URL { records.appending(path: "\(name.fileName).json") }

  private static func write(_ value: some Encodable, to file: URL) throws(GraderFault) {
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
