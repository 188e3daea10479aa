/// An archive, unpacked in memory: nothing of it is ever written to a disk.
package struct Archive: Sendable {
  /// A kind of archive.
  package enum Format: String, Sendable, CaseIterable {
    case zip
    case tar
    case tarGzip = "tar.gz"

    /// How the names of such files end.
    var endings: [String] { self == .tarGzip ? [".tar.gz", ".tgz"] : [".\(rawValue)"] }
  }

  /// Told by the content, whatever the file is called.
  package var format: Format
  /// The content of each file, by its path.
  private(set) var files: [String: ArraySlice<UInt8>] = [:]
  /// The names in each folder, by its path; that of the root is empty.
  private(set) var folders: [String: Set<String>] = ["": []]

  private let limits: ArchiveLimits
  private var entries = 0
  private var size = 0

  /// Unpacks an archive.
  ///
  /// - Parameters:
  ///   - bytes: The archive.
  ///   - limits: How much may be in it.
  /// - Throws: ``ArchiveRefusal`` for anything in it that is not as it should be.
  init(_ bytes: [UInt8], limits: ArchiveLimits = ArchiveLimits()) throws(ArchiveRefusal) {
    self.limits = limits
    guard bytes.count <= limits.packed else { throw .tooLarge(mebibytes: limits.packed >> 20) }
    if bytes.starts(with: Self.zip) || bytes.starts(with: Self.emptyZip) {
      format = .zip
      try ZipReader(bytes: bytes).read(into: &self)
    } else if bytes.starts(with: Self.gzip) {
      format = .tarGzip
      let content = try GzipReader(bytes: bytes).content(limit: limits.unpacked)
      guard TarHeader.begins(content) else { throw .compressedOther }
      try TarReader(bytes: content).read(into: &self)
    } else if TarHeader.begins(bytes) {
      format = .tar
      try TarReader(bytes: bytes).read(into: &self)
    } else {
      let other = Self.others.first { bytes.starts(with: $0.signature) }
      throw other.map { .foreignFormat($0.name) } ?? .unknownFormat
    }
  }

  private static let zip: [UInt8] = [0x50, 0x4B, 3, 4]
  private static let emptyZip: [UInt8] = [0x50, 0x4B, 5, 6]
  private static let gzip: [UInt8] = [0x1F, 0x8B]
  private static let others: [(name: String, signature: [UInt8])] = [
    ("7z", [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]),
    ("rar", Array("Rar!".utf8)),
    ("xz", [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0]),
    ("bzip2", Array("BZh".utf8)),
    ("zstd", [0x28, 0xB5, 0x2F, 0xFD]),
    // A zip that begins in another file.
    ("split zip", [0x50, 0x4B, 7, 8]),
  ]
}

extension Archive {
  /// Counts an entry before anything is done for it.
  ///
  /// - Parameter size: How many bytes it says that it unpacks to.
  /// - Throws: ``ArchiveRefusal`` where that is too much, with what came before it.
  mutating func announce(size: Int) throws(ArchiveRefusal) {
    entries += 1
    guard entries <= limits.entries else { throw .tooManyEntries(limits.entries) }
    guard size <= limits.unpacked - self.size else { throw .unpacksTooLarge(mebibytes: limits.unpacked >> 20) }
    self.size += size
  }

  /// The path of an entry, checked.
  ///
  /// - Throws: ``ArchiveRefusal`` for one that could lead elsewhere.
  func path(_ name: some Collection<UInt8>) throws(ArchiveRefusal) -> ArchivePath {
    try ArchivePath(name, limits: limits)
  }

  /// Takes a folder, which may be named any number of times.
  ///
  /// - Throws: ``ArchiveRefusal/duplicate(_:)`` where a file bears the name of a folder.
  mutating func addFolder(_ path: ArchivePath) throws(ArchiveRefusal) {
    var folder = ""
    for part in path.parts {
      folders[folder, default: []].insert(part)
      folder = folder.isEmpty ? part : "\(folder)/\(part)"
      guard files[folder] == nil else { throw .duplicate(folder) }
      if folders[folder] == nil { folders[folder] = [] }
    }
  }

  /// Takes a file, of which there is one for each path.
  ///
  /// - Throws: ``ArchiveRefusal`` for a name that is taken, or that is a folder's.
  mutating func addFile(_ path: ArchivePath, _ content: ArraySlice<UInt8>) throws(ArchiveRefusal) {
    guard let name = path.parts.last, !path.endsInSlash else {
      throw .damaged(entry: path.parts.joined(separator: "/"))
    }
    var folder = path
    folder.parts.removeLast()
    try addFolder(folder)
    let full = path.parts.joined(separator: "/")
    guard files[full] == nil, folders[full] == nil else { throw .duplicate(full) }
    files[full] = content
    folders[folder.parts.joined(separator: "/"), default: []].insert(name)
  }
}
