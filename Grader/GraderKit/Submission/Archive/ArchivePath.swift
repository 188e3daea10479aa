/// The path of an archive's entry, checked and brought into one form.
struct ArchivePath: Equatable, Sendable {
  /// The parts of the path, without those that say nothing: `.`, and the void between two slashes.
  var parts: [String]
  /// Whether it ends in a slash, as those of folders do.
  var endsInSlash: Bool

  /// Checks a path.
  ///
  /// - Parameters:
  ///   - bytes: The path as it stands in the archive.
  ///   - limits: How deep it may lead.
  /// - Throws: ``ArchiveRefusal`` for a path that could lead out of the folder that it is unpacked in, on any system.
  init(_ bytes: some Collection<UInt8>, limits: ArchiveLimits) throws(ArchiveRefusal) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .nameNotUTF8(String(decoding: bytes, as: UTF8.self))
    }
    let isOfADrive = text.prefixMatch(of: /[A-Za-z]:/) != nil
    guard !text.hasPrefix("/"), !isOfADrive, !text.utf8.contains(0), !text.utf8.contains(UInt8(ascii: "\\")) else {
      throw .unsafePath(text)
    }
    parts = text.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }.filter { $0 != "." }
    guard !parts.contains("..") else { throw .unsafePath(text) }
    guard parts.count <= limits.depth else { throw .tooDeep(text, limit: limits.depth) }
    endsInSlash = text.utf8.last == UInt8(ascii: "/")
  }
}
