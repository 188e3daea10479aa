/// A short number for a stretch of code, and where it begins.
///
/// Stretches that differ only in names, values, comments and layout have the same number. All prints of a class are in memory at once:
/// each takes twelve bytes.
package struct CodePrint: Hashable, Sendable {
  /// Names the stretch; by accident another may have the same, so that one print says nothing and only many do.
  package var hash: UInt32
  /// The position of its file among the exercise's.
  package var file: Int32
  /// Counted from 1.
  package var line: Int32

  package init(hash: UInt32, file: Int, line: Int) {
    self.hash = hash
    self.file = Int32(clamping: file)
    self.line = Int32(clamping: line)
  }
}

extension CodePrint: Codable {
  package init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    hash = try container.decode(UInt32.self)
    file = try container.decode(Int32.self)
    line = try container.decode(Int32.self)
  }

  /// As three numbers in a row: a class has many.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(hash)
    try container.encode(file)
    try container.encode(line)
  }
}
