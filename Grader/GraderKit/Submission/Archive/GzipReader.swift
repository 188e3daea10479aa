/// Decompresses a gzip file (RFC 1952).
struct GzipReader {
  let bytes: [UInt8]

  /// Decompresses all members, one after the other.
  ///
  /// - Parameter limit: How many bytes may come of them.
  /// - Returns: Their contents together.
  /// - Throws: ``ArchiveRefusal``; also for what comes after the last member, unless it is padding.
  func content(limit: Int) throws(ArchiveRefusal) -> [UInt8] {
    var content: [UInt8] = []
    var position = 0
    repeat {
      let member: (output: [UInt8], end: Int)
      do throws(Inflate.Problem) {
        member = try Inflate.output(of: bytes[try afterHeader(at: position)...], limit: limit - content.count)
      } catch {
        throw ArchiveRefusal(error, entry: nil, tooLong: .unpacksTooLarge(mebibytes: limit >> 20))
      }
      let checksum = try number(at: member.end)
      let size = try number(at: member.end + 4)
      guard checksum == CRC32.of(member.output[...]), size == UInt32(truncatingIfNeeded: member.output.count) else {
        throw .damaged(entry: nil)
      }
      content = content.isEmpty ? member.output : content + member.output
      position = member.end + 8
    } while bytes[position...].starts(with: [0x1F, 0x8B])
    guard bytes[position...].allSatisfy({ $0 == 0 }) else { throw .trailingData }
    return content
  }

  /// Where the data of the member that begins at a position begins (section 2.3).
  private func afterHeader(at start: Int) throws(Inflate.Problem) -> Int {
    guard bytes.count - start >= 10 else { throw .truncated }
    let flags = bytes[start + 3]
    // Only deflate has a number; the highest three flags must not be set.
    guard bytes[start + 2] == 8, flags & 0xE0 == 0 else { throw .malformed }
    var position = start + 10
    if flags & 4 != 0 {
      guard bytes.count - position >= 2 else { throw .truncated }
      position += 2 + Int(bytes[position]) + Int(bytes[position + 1]) << 8
    }
    // A name and a comment, each ended by a zero.
    for flag: UInt8 in [8, 16] where flags & flag != 0 {
      guard position < bytes.count, let end = bytes[position...].firstIndex(of: 0) else { throw .truncated }
      position = end + 1
    }
    if flags & 2 != 0 { position += 2 }
    guard position <= bytes.count else { throw .truncated }
    return position
  }

  private func number(at position: Int) throws(ArchiveRefusal) -> UInt32 {
    guard bytes.count - position >= 4 else { throw .truncated }
    return (0..<4).reduce(0) { $0 | UInt32(bytes[position + $1]) << (8 * UInt32($1)) }
  }
}

extension ArchiveRefusal {
  /// What a problem with compressed data means for the archive.
  init(_ problem: Inflate.Problem, entry: String?, tooLong: ArchiveRefusal) {
    self =
      switch problem {
      case .truncated: .truncated
      case .malformed: .damaged(entry: entry)
      case .tooLong: tooLong
      }
  }
}
