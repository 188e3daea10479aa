import Foundation

/// A folder that is either whole or not there.
package struct NewFolder: Sendable {
  /// The folder's place, over whatever links.
  private let path: String
  /// The path as it was given.
  private let name: String

  /// Sees whether a folder can be made.
  ///
  /// - Parameters:
  ///   - path: Its place; relative paths start at the working folder.
  ///   - kit: The kit, which nothing is made in.
  /// - Throws: ``UsageError`` where something lies there already, or where it would lie in the kit.
  package init(_ path: String, outside kit: Kit) throws(UsageError) {
    let place = FilePlace(path)
    self.path = place.path
    name = path
    let root = FileIdentity(kit.root.path)
    if ([place.identity].compactMap { $0 } + place.folders).contains(where: { $0 == root }) {
      throw .destinationInKit(path: path)
    }
    guard place.identity != nil else { return }
    guard place.isFolder else { throw .destinationIsFile(path: path) }
    guard Folder.entries(URL(filePath: place.path), except: []).isEmpty else { throw .destinationNotEmpty(path: path) }
  }

  /// Makes the folder beside its place first and then moves it there in one step.
  ///
  /// - Parameter files: What it shall hold.
  /// - Throws: ``GraderFault/output(path:reason:)``; nothing is then in its place.
  func make(_ files: [String: Data]) throws(GraderFault) {
    let url = URL(filePath: path, directoryHint: .isDirectory)
    let draft = url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).unfinished")
    let manager = FileManager.default
    do {
      // What a grader left that was ended in the middle of it.
      if manager.fileExists(atPath: draft.path) { try manager.removeItem(at: draft) }
      try manager.createDirectory(at: draft, withIntermediateDirectories: true)
      for (path, data) in files {
        let file = draft.appending(path: path)
        try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
      }
    } catch {
      try? manager.removeItem(at: draft)
      throw .output(path: name, reason: error.localizedDescription)
    }
    guard rename(draft.path, path) == 0 else {
      let reason = String(cString: strerror(errno))
      try? manager.removeItem(at: draft)
      throw .output(path: name, reason: reason)
    }
  }
}
