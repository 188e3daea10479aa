import Foundation

/// What no report may be written over: the work that is graded, and the workbook that grades it.
package struct ProtectedPlaces {
  private let kit: Places
  private let submission: Places

  /// Looks at what there is.
  ///
  /// - Parameters:
  ///   - kit: The workbook.
  ///   - catalog: What it holds.
  ///   - submission: The folder or the archive that is graded; none where it is the workbook's own.
  package init(kit: Kit, catalog: Catalog, submission: URL?) {
    self.kit = Places(Self.places(in: kit.root, known: []))
    guard let submission else {
      self.submission = Places([])
      return
    }
    var bases = [submission]
    if let files = FolderFiles(submission) {
      bases.append(submission.appending(path: Submission.root(of: files, catalog: catalog)))
    }
    let isFolder = FileIdentity(submission.path)?.isFile == false
    let chapters = catalog.chapters.map(\.id)
    self.submission = Places(isFolder ? bases.flatMap { Self.places(in: $0, known: chapters) } : bases)
  }

  /// Sees that a report goes elsewhere.
  ///
  /// - Parameter output: The report.
  /// - Throws: ``UsageError/outputOverSubmission(path:)``, ``UsageError/outputOverKit(path:)`` or, for any other folder,
  ///   ``UsageError/outputOverFolder(path:)``.
  package func check(_ output: ReportOutput) throws(UsageError) {
    guard let path = output.path else { return }
    let place = FilePlace(path)
    // The submission first: it may be the workbook, too, and is what its reader thinks of.
    if submission.hold(place) { throw .outputOverSubmission(path: path) }
    if kit.hold(place) { throw .outputOverKit(path: path) }
    if path.hasSuffix("/") || place.isFolder { throw .outputOverFolder(path: path) }
  }

  /// Whether a place is one of those that no report may be written to.
  func hold(_ place: FilePlace) -> Bool { submission.hold(place) || kit.hold(place) }

  /// What belongs to a tree: its folders, all that is hidden there but what builds leave, and every file that is not called
  /// like a report.
  private static func places(in root: URL, known: [String]) -> [URL] {
    let names = known + ["Chapters", "Solutions", "Tests", "Grader", "README.md", ".git", ".gitignore", ".workbook"]
    let others = Folder.entries(root, except: [".build/"]).filter { name in
      if name.hasPrefix(".") { return true }
      return !name.hasSuffix("/") && !reportEndings.contains { name.lowercased().hasSuffix(".\($0)") }
    }
    return Set(names + others).sorted().map { root.appending(path: $0) }
  }

  private static let reportEndings = ["csv", "html", "json", "log", "md", "txt", "xml"]
}

/// Some files, and all that lies in some folders.
private struct Places {
  private let paths: [String]
  private let identities: Set<FileIdentity>

  init(_ urls: [URL]) {
    paths = urls.map(\.path)
    identities = Set(paths.compactMap(FileIdentity.init))
  }

  func hold(_ place: FilePlace) -> Bool {
    if !identities.isDisjoint(with: place.folders) { return true }
    guard let file = place.identity else { return false }
    return identities.contains(file) || file.hasOtherNames && hasAnotherName(of: file)
  }

  private func hasAnotherName(of file: FileIdentity) -> Bool {
    paths.contains { folder in
      let names = FileManager.default.enumerator(atPath: folder)
      while let name = names?.nextObject() as? String {
        if FileIdentity("\(folder)/\(name)") == file { return true }
      }
      return false
    }
  }
}
