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
  /// How many columns of a terminal it takes.
  package var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

  /// Itself in lines that take no more than some columns; at least one line.
  package func wrapped(to width: Int) -> [String] {
    var lines = [""]
    var columns = 0
    for character in self {
      if columns + character.displayWidth > width, columns > 0 {
        lines.append("")
        columns = 0
      }
      lines[lines.count - 1].append(character)
      columns += character.displayWidth
    }
    return lines
  }
}
