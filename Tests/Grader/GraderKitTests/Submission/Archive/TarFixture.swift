@testable import GraderKit

/// Writes tar files, also such as no program would write.
struct TarFixture {
  struct Entry {
    var name: [UInt8]
    var content: [UInt8]
    var type: Character = "0"
    var prefix = ""
    var magic = "ustar\u{0}00"
    /// The field of the size, where it is not that of the content.
    var size: [UInt8]?
    var checksum: Int?

    init(_ name: String, _ content: String = "", _ change: (inout Entry) -> Void = { _ in }) {
      self.name = Array(name.utf8)
      self.content = Array(content.utf8)
      if name.hasSuffix("/") { type = "5" }
      change(&self)
    }

    /// A pax header that holds for the entry after it, or for all.
    static func pax(_ key: String, _ value: String, isGlobal: Bool = false) -> Entry {
      var length = 0
      var record = ""
      while record.utf8.count != length || length == 0 {
        length = record.utf8.count
        record = "\(length) \(key)=\(value)\n"
      }
      return Entry("pax", record) { $0.type = isGlobal ? "g" : "x" }
    }
  }

  var entries: [Entry]
  /// The blocks of zeros at the end, and what comes after.
  var end = [UInt8](repeating: 0, count: 1024)

  init(_ entries: Entry..., change: (inout TarFixture) -> Void = { _ in }) {
    self.entries = entries
    change(&self)
  }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for entry in entries {
      var header = [UInt8](repeating: 0, count: 512)
      func put(_ field: some Collection<UInt8>, at offset: Int) {
        header.replaceSubrange(offset..<offset + field.count, with: field)
      }
      put(entry.name.prefix(100), at: 0)
      put(Array("0000644\u{0}".utf8), at: 100)
      put(entry.size ?? Array((octal(entry.content.count, 11) + " ").utf8), at: 124)
      put(Array("        ".utf8), at: 148)
      put(Array(String(entry.type).utf8), at: 156)
      put(Array(entry.magic.utf8), at: 257)
      put(Array(entry.prefix.utf8), at: 345)
      let sum = entry.checksum ?? header.reduce(0) { $0 + Int($1) }
      put(Array((octal(sum, 6) + "\u{0} ").utf8), at: 148)
      bytes += header + entry.content
      bytes += [UInt8](repeating: 0, count: (512 - entry.content.count % 512) % 512)
    }
    return bytes + end
  }

  private func octal(_ value: Int, _ width: Int) -> String {
    let digits = String(value, radix: 8)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
