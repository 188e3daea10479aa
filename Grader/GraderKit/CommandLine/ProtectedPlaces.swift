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
    let names = ["Chapters", "Solutions", "Tests", "Grader", "Package.swift", "README.md", ".git", ".workbook"]
    self.kit = Places(names.map { kit.root.appending(path: $0) })
    guard let submission else {
      self.submission = Places([])
      return
    }
    var bases = [submission]
    if let files = FolderFiles(submission) {
      bases.append(submission.appending(path: Submission.root(of: files, catalog: catalog)))
    }
    let known = names + catalog.chapters.map(\.id)
    let isFolder = FileIdentity(submission.path)?.isFile == false
    self.submission = Places(isFolder ? bases.flatMap { base in known.map { base.appending(path: $0) } } : bases)
  }

  /// Sees that a report goes elsewhere.
  ///
  /// - Parameter output: The report.
  /// - Throws: ``UsageError/outputOverSubmission(path:)`` or ``UsageError/outputOverKit(path:)``.
  package func check(_ output: ReportOutput) throws(UsageError) {
    guard let path = output.path else { return }
    let place = FilePlace(path)
    // The submission first: it may be the workbook, too, and is what its reader thinks of.
    if submission.hold(place) { throw .outputOverSubmission(path: path) }
    if kit.hold(place) { throw .outputOverKit(path: path) }
  }
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
