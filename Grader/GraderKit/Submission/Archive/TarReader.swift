/// Takes a tar file apart: *ustar*, *pax* and GNU tar's long names.
struct TarReader {
  let bytes: [UInt8]

  /// What headers of their own say of the entry that follows them.
  private struct Extension {
    var path: [UInt8]?
    var size: Int?
  }

  /// Hands each entry to an archive.
  ///
  /// - Throws: ``ArchiveRefusal`` at the first thing that is not as it should be.
  func read(into archive: inout Archive) throws(ArchiveRefusal) {
    var position = 0
    var next = Extension()
    while true {
      guard bytes.count - position >= TarHeader.blockSize else { throw .truncated }
      let block = bytes[position..<position + TarHeader.blockSize]
      // The end is marked by blocks of zeros, and padded with more of them.
      if block.allSatisfy({ $0 == 0 }) {
        guard bytes[position...].allSatisfy({ $0 == 0 }) else { throw .trailingData }
        return
      }
      let header = try TarHeader(block)
      position += TarHeader.blockSize
      let isMeta = Self.meta.contains(header.type)
      let name = isMeta ? header.name : next.path ?? header.name
      let size = isMeta ? header.size : next.size ?? header.size
      // Before anything is added to the size: it may be as large as a number can be.
      try archive.announce(size: size)
      guard bytes.count - position >= size else { throw .truncated }
      let content = bytes[position..<position + size]
      position = min(
        bytes.count,
        position + (size + TarHeader.blockSize - 1) / TarHeader.blockSize * TarHeader.blockSize
      )
      if isMeta {
        try extend(&next, header.type, content)
      } else {
        try add(name, header.type, content, to: &archive)
        next = Extension()
      }
    }
  }

  private func add(
    _ name: [UInt8],
    _ type: UInt8,
    _ content: ArraySlice<UInt8>,
    to archive: inout Archive
  ) throws(ArchiveRefusal) {
    let path = try archive.path(name)
    let shown = String(decoding: name, as: UTF8.self)
    switch Character(Unicode.Scalar(type)) {
    // Before POSIX, a folder was told by the slash at the end of its name alone.
    case "0", "\0", "7": path.endsInSlash ? try archive.addFolder(path) : try archive.addFile(path, content)
    case "5": try archive.addFolder(path)
    case "1", "2": throw .link(shown)
    case "S": throw .unsupported(.sparseFile)
    case "M": throw .unsupported(.severalVolumes)
    default: throw .special(shown)
    }
  }

  private static let meta: Set<UInt8> = [
    UInt8(ascii: "x"), UInt8(ascii: "g"), UInt8(ascii: "L"), UInt8(ascii: "K"),
  ]

  private func extend(_ next: inout Extension, _ type: UInt8, _ content: ArraySlice<UInt8>) throws(ArchiveRefusal) {
    switch type {
    case UInt8(ascii: "L"): next.path = Array(content.prefix { $0 != 0 })
    // The target of a link, which is refused when it comes.
    case UInt8(ascii: "K"): break
    default:
      for (key, value) in try PaxRecords(content).records {
        if key.hasPrefix("GNU.sparse.") { throw .unsupported(.sparseFile) }
        guard key == "path" || key == "size" else { continue }
        // What holds for all entries at once can be neither.
        guard type == UInt8(ascii: "x") else { throw .damaged(entry: nil) }
        if key == "path" { next.path = Array(value) } else { next.size = try size(value) }
      }
    }
  }

  private func size(_ value: ArraySlice<UInt8>) throws(ArchiveRefusal) -> Int {
    guard let size = Int(String(decoding: value, as: UTF8.self)), size >= 0 else { throw .damaged(entry: nil) }
    return size
  }
}
