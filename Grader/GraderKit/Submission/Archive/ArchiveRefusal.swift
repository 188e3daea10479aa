/// Why an archive is not taken, as a whole: one that is wrong in one place may be wrong in any.
package enum ArchiveRefusal: Error, Equatable, Sendable, Codable {
  /// It is no archive of any kind that is known.
  case unknownFormat
  /// It is an archive of another kind, of which only the name is known.
  case foreignFormat(String)
  /// It holds no tar, though it is compressed as a `tar.gz` is.
  case compressedOther
  case tooLarge(mebibytes: Int)
  case unpacksTooLarge(mebibytes: Int)
  case tooManyEntries(Int)
  case tooDeep(String, limit: Int)
  case truncated
  /// Its parts contradict each other, or a checksum is not right; the entry, where one is to blame.
  case damaged(entry: String?)
  /// Something comes after its end.
  case trailingData
  case encrypted(String)
  case unsupported(Feature)
  /// A path that leads elsewhere: absolute, upwards, or with backslashes.
  case unsafePath(String)
  case nameNotUTF8(String)
  /// A link, symbolic or hard.
  case link(String)
  /// A device, a pipe, or something of a kind that is not known.
  case special(String)
  /// Two entries for one path.
  case duplicate(String)

  /// What is not read, though the format has it.
  package enum Feature: Equatable, Sendable, Codable {
    case zip64
    case severalVolumes
    case compression(method: Int)
    case sparseFile
  }
}
