/// Makes texts of unknown origin fit to be shown.
package enum Printable {
  /// How much of a text is shown, in Unicode scalars.
  static let limit = 20_000

  /// A text without the characters that could move a terminal's cursor, change its colours or the direction of writing, or
  /// break a file's format; its lines end in line feeds alone, and it is cut short where it is endless.
  package static func text(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var count = 0
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      count += 1
      guard count <= limit else { return String(scalars) + "…" }
      // What came before a line feed was half of a line end.
      if scalar == "\n", isAfterReturn { scalars.removeLast() }
      isAfterReturn = scalar == "\r"
      scalars.append(printable(scalar))
    }
    return String(scalars)
  }

  /// A text such as a title or a file's name, which may hold anything, on a line of its own.
  static func line(_ text: String) -> String { self.text(text).replacing(/[\n\t]/, with: "\u{FFFD}") }

  /// A message of the grader's own, which may have several lines, on one, without its middle where somebody's name made it long.
  package static func sentence(_ text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
    let sentence = line(lines.joined(separator: " "))
    guard sentence.count > sentenceLimit else { return sentence }
    return "\(sentence.prefix(sentenceLimit / 2))…\(sentence.suffix(sentenceLimit / 2))"
  }

  private static let sentenceLimit = 800

  private static func printable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\n", "\t": scalar
    // Some readers end a line there, others do not.
    case "\u{2028}", "\u{2029}": "\n"
    default:
      scalar.properties.generalCategory == .control || scalar.properties.isBidiControl ? "\u{FFFD}" : scalar
    }
  }
}
