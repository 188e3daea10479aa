import Foundation

/// Who has handed something in: the names in a folder of submissions, in the order of their bytes.
package struct Roster: Equatable, Sendable {
  package let names: [EntryName]

  /// Looks into a folder of submissions.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - catalog: What a single submission would hold.
  /// - Throws: ``ClassError`` where it is none, or holds nobody's work.
  package init(reading folder: URL, catalog: Catalog) throws(ClassError) {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0, let stream = fdopendir(descriptor) else {
      throw errno == ENOTDIR || errno == ENOENT ? .noFolder(path: folder.path) : .unreadableFolder(path: folder.path)
    }
    defer { closedir(stream) }
    var names: Set<EntryName> = []
    var unnamed: [String] = []
    while let entry = readdir(stream) {
      let bytes = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: UInt8.self, capacity: 1) {
          Array(UnsafeBufferPointer(start: $0, count: strlen(UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))))
        }
      }
      let text = String(validating: bytes, as: UTF8.self)
      if let text, text == "." || text == ".." || Self.isLeftBehind(text) { continue }
      if let text { names.insert(EntryName(text)) } else { unnamed.append(Self.escaped(bytes)) }
    }
    // Nobody shall take the name of somebody who is really called so.
    for var text in unnamed {
      while names.contains(EntryName(text)) { text += "%" }
      names.insert(EntryName(text))
    }
    if names.contains(where: { $0.text == "Chapters" })
      || catalog.chapters.contains(where: { names.contains(EntryName($0.id)) })
    {
      throw .oneSubmission(path: folder.path)
    }
    guard !names.isEmpty else { throw .nothingHandedIn(path: folder.path) }
    self.names = names.sorted()
  }

  /// Whether systems, their tools and version control leave a name behind on their own.
  private static func isLeftBehind(_ name: String) -> Bool {
    [".git", ".gitignore", ".gitkeep", ".gitattributes", ".DS_Store", "__MACOSX", "Thumbs.db", "desktop.ini"].contains(
      name
    )
      || name.hasPrefix("._")
  }

  private static func escaped(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
      byte < 0x80 ? String(UnicodeScalar(byte)) : "%" + String(format: "%02X", byte)
    }.joined()
  }
}
