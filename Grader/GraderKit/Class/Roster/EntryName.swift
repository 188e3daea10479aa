import Foundation

/// The name of what was handed in, as it stands in the folder of submissions: one learner each.
///
/// Names are told apart by their bytes: two that a reader takes for the same, because they write an accent in two ways or differ only in
/// case, are two learners all the same.
package struct EntryName: Hashable, Comparable, Sendable, Codable {
  /// The name; bytes that are no UTF-8 are written as `%FF`.
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (first: Self, second: Self) -> Bool { first.text.utf8.elementsEqual(second.text.utf8) }
  package static func < (first: Self, second: Self) -> Bool {
    first.text.utf8.lexicographicallyPrecedes(second.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }

  package init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  /// Whom it belongs to: the name without what says that it is an archive.
  package var learner: String { Archive.Format.nameWithoutEnding(text) }

  /// What its files are called, without an ending: as readable as can be, and no other name's on any system.
  ///
  /// A plain name in small letters is its own. Any other is made plain, and a digest of its bytes sets it apart; the sign between them is in
  /// no plain name.
  package var fileName: String {
    if text.wholeMatch(of: /[a-z0-9](?:[a-z0-9._-]{0,58}[a-z0-9_-])?/) != nil { return text }
    let digest = SHA256.hexadecimal(Array(text.utf8)).prefix(16)
    return "\(readable)~\(digest)"
  }

  /// The letters and digits of the name, of any language, and what may stand between them.
  private var readable: String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars.prefix(200) {
      let isWord =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "_.".unicodeScalars.contains(scalar)
      if isWord { scalars.append(scalar) } else if scalars.last != "-" { scalars.append("-") }
      if scalars.count == Self.readableLimit { break }
    }
    let name = String(scalars).trimmingCharacters(in: CharacterSet(charactersIn: ".-"))
    return name.isEmpty ? "entry" : name
  }

  /// Four bytes each at most, which together with a digest and an ending every file system takes.
  private static let readableLimit = 40
}
