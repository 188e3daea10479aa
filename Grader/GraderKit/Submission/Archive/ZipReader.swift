/// Takes a zip file apart, by PKWARE's APPNOTE 6.3: files that are stored or deflated.
///
/// The central directory at the end says what there is; the header before each entry must say the same.
struct ZipReader {
  let bytes: [UInt8]

  /// Hands each entry to an archive.
  ///
  /// - Throws: ``ArchiveRefusal`` at the first thing that is not as it should be.
  func read(into archive: inout Archive) throws(ArchiveRefusal) {
    let directory = try self.directory()
    var entries: [ZipEntry] = []
    var position = directory.start
    for _ in 0..<directory.count {
      let entry = try ZipEntry(bytes, at: position, before: directory.end)
      try archive.announce(size: entry.size)
      entries.append(entry)
      position = entry.end
    }
    guard position == directory.end else { throw .damaged(entry: nil) }

    // Two entries that share their data are how a small file unpacks to a large one.
    var free = 0
    for entry in entries.sorted(by: { $0.offset < $1.offset }) {
      let data = try entry.data(in: bytes, before: directory.start)
      guard entry.offset >= free else { throw .damaged(entry: entry.shownName) }
      free = data.endIndex
    }
    for entry in entries { try add(entry, before: directory.start, to: &archive) }
  }

  private func add(_ entry: ZipEntry, before limit: Int, to archive: inout Archive) throws(ArchiveRefusal) {
    let path = try archive.path(entry.name)
    switch try entry.kind {
    case .folder: try archive.addFolder(path)
    case .file: try archive.addFile(path, try content(entry, entry.data(in: bytes, before: limit)))
    }
  }

  private func content(_ entry: ZipEntry, _ data: ArraySlice<UInt8>) throws(ArchiveRefusal) -> ArraySlice<UInt8> {
    let content: ArraySlice<UInt8>
    switch entry.method {
    case 0: content = data
    case 8:
      do throws(Inflate.Problem) {
        let (output, end) = try Inflate.output(of: data, limit: entry.size)
        guard end == data.endIndex else { throw .malformed }
        content = output[...]
      } catch {
        // Its end is known to be in the file: what is missing was never there.
        throw .damaged(entry: entry.shownName)
      }
    case let method: throw .unsupported(.compression(method: method))
    }
    guard content.count == entry.size, CRC32.of(content) == entry.checksum else {
      throw .damaged(entry: entry.shownName)
    }
    return content
  }

  // MARK: - The central directory

  /// Finds the record that ends the file (section 4.3.16), and by it the central directory.
  private func directory() throws(ArchiveRefusal) -> (start: Int, end: Int, count: Int) {
    guard let end = endRecord else {
      // It stands at the end: where a download broke off there is none, and where something was added it is further up.
      throw bytes.count >= Self.endSize && hasEndRecordBefore ? .trailingData : .truncated
    }
    let field = { (offset: Int, count: Int) in bytes.number(at: end + offset, count: count) }
    let (count, size, start) = (field(10, 2), field(12, 4), field(16, 4))
    guard count != 0xFFFF, size != 0xFFFF_FFFF, start != 0xFFFF_FFFF else { throw .unsupported(.zip64) }
    guard field(4, 2) == 0, field(6, 2) == 0, field(8, 2) == count else { throw .unsupported(.severalVolumes) }
    guard start + size == end else { throw .damaged(entry: nil) }
    return (start, end, count)
  }

  /// The last record whose comment reaches to the end of the file.
  private var endRecord: Int? {
    let last = bytes.count - Self.endSize
    guard last >= 0 else { return nil }
    return stride(from: last, through: max(0, last - 0xFFFF), by: -1).first { position in
      isEndRecord(position) && position + Self.endSize + bytes.number(at: position + 20, count: 2) == bytes.count
    }
  }

  private var hasEndRecordBefore: Bool {
    (0...bytes.count - Self.endSize).contains(where: isEndRecord)
  }

  private func isEndRecord(_ position: Int) -> Bool {
    bytes[position] == 0x50 && bytes.number(at: position, count: 4) == 0x0605_4B50
  }

  private static let endSize = 22
}

extension [UInt8] {
  /// A number whose lowest byte stands first; the caller has seen that it is there.
  func number(at position: Int, count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(self[position + $1]) << (8 * $1) }
  }
}
