import Foundation

/// What two long texts hold around the place where they begin to differ.
struct Excerpts {
  /// A sentence about the place.
  let position: String

  let left: String
  let right: String

  /// Cuts out what differs, if either text is longer than the limit.
  init?(_ left: Part, _ right: Part, limit: Int, at place: Difference.Place) {
    if let left = left.value as? Data, let right = right.value as? Data {
      let offset = left.firstDifference(from: right)
      // The first bytes are printed anyhow, and those that do not differ are of different types.
      guard offset >= 16, left != right else { return nil }
      self.position = "These differ first at byte \(offset), counted from 0."
      self.left = left.description(around: offset)
      self.right = right.description(around: offset)
      return
    }
    let quote: String
    let texts: (String, String)
    switch (left.shape(isRoot: place.isRoot), right.shape(isRoot: place.isRoot)) {
    case (.string(let left), .string(let right)): (quote, texts) = ("\"", (left, right))
    case (.leaf(let left), .leaf(let right)): (quote, texts) = ("", (left, right))
    default: return nil
    }
    let counts = (texts.0.utf8.count, texts.1.utf8.count)
    guard max(counts.0, counts.1) > limit, !quote.isEmpty || !texts.0.isMultiline && !texts.1.isMultiline else {
      return nil
    }
    let offset = Data(texts.0.utf8).firstDifference(from: Data(texts.1.utf8))
    guard offset < max(counts.0, counts.1) else { return nil }
    let excerpts = (Excerpt(of: texts.0, around: offset), Excerpt(of: texts.1, around: offset))
    position = "These differ first at character \(excerpts.0.position), counted from 0."
    let printed = (excerpts.0.text(in: quote), excerpts.1.text(in: quote))
    (self.left, self.right) = printed.0 == printed.1 ? (printed.0.asciiEscaped, printed.1.asciiEscaped) : printed
  }
}

/// A piece of a string.
private struct Excerpt {
  /// The position of the character in whose bytes the strings begin to differ.
  let position: Int

  private let piece: Substring

  /// Cuts out what stands around a byte: enough before it to find the place, and some of what follows.
  init(of text: String, around offset: Int) {
    var index = text.utf8.index(text.startIndex, offsetBy: offset)
    // The byte may be in the middle of a Unicode scalar.
    while index > text.startIndex, index < text.endIndex, text.utf8[index] & 0xC0 == 0x80 {
      index = text.utf8.index(before: index)
    }
    position = text[..<index].count
    let start = text.index(index, offsetBy: -20, limitedBy: text.startIndex) ?? text.startIndex
    let end = text.index(index, offsetBy: 60, limitedBy: text.endIndex) ?? text.endIndex
    piece = text[start..<end]
  }

  func text(in quote: String) -> String {
    let before = piece.startIndex > piece.base.startIndex ? "…" : ""
    let after = piece.endIndex < piece.base.endIndex ? "…" : ""
    let text = quote.isEmpty ? String(piece) : String(piece).literal(limit: .max)
    return before + text + after
  }
}

extension Data {
  /// The position of the first byte that differs.
  fileprivate func firstDifference(from other: Data) -> Int {
    let block = 4096
    let count = Swift.min(self.count, other.count)
    var offset = 0
    // Whole blocks are compared much faster than bytes.
    while offset + block <= count, dropFirst(offset).prefix(block) == other.dropFirst(offset).prefix(block) {
      offset += block
    }
    let bytes = zip(dropFirst(offset), other.dropFirst(offset))
    return offset + (bytes.enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? count - offset)
  }
}
