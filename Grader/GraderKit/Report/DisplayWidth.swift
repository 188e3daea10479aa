extension Character {
  /// How many columns of a terminal it takes: two for what East Asian scripts and emoji need, one for what else can be seen.
  ///
  /// Source: Unicode Standard Annex #11, the blocks whose characters are wide.
  var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    let isWide = Self.wide.contains { $0.contains(first.value) }
    // A sign that is text by itself becomes a picture by what follows it.
    return isWide || unicodeScalars.contains("\u{FE0F}") ? 2 : 1
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
    0x20000...0x3FFFD,
  ]
}

extension StringProtocol {
  /// How many columns of a terminal it takes; those of colours are none.
  package var displayWidth: Int { measured.reduce(0) { $0 + $1.width } }

  /// Itself in lines that take no more than some columns; at least one line.
  package func wrapped(to width: Int) -> [String] {
    var lines = [""]
    var columns = 0
    for (character, characterWidth) in measured {
      if columns + characterWidth > width, columns > 0 {
        lines.append("")
        columns = 0
      }
      lines[lines.count - 1].append(character)
      columns += characterWidth
    }
    return lines
  }

  /// Itself in lines that take no more than some columns, parted between words; at least one line.
  ///
  /// Further lines begin as deep as the first. A word that is longer than a line is parted where the line ends.
  package func folded(to width: Int) -> [String] {
    let indentation = String(prefix { $0 == " " }.prefix(width / 2))
    var lines: [String] = []
    var columns = 0
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      let wordWidth = word.displayWidth
      if let line = lines.last, columns + 1 + wordWidth <= width {
        lines[lines.count - 1] = "\(line) \(word)"
        columns += 1 + wordWidth
        continue
      }
      let parts = ((lines.isEmpty ? "" : indentation) + word).wrapped(to: width)
      columns = parts.last?.displayWidth ?? 0
      lines += parts
    }
    return lines
  }

  /// Its characters, each with the columns that it takes.
  private var measured: [(character: Character, width: Int)] {
    var isColour = false
    return map { character in
      isColour = isColour || character == "\u{1B}"
      defer { isColour = isColour && character != "m" }
      return (character, isColour ? 0 : character.displayWidth)
    }
  }
}
