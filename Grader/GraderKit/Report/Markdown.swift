/// Makes texts of unknown origin fit for GitHub's Markdown.
enum Markdown {
  /// As running text on one line, in which nothing is markup, a link, or a mention.
  static func prose(_ text: String) -> String {
    var before = "  "
    return text.escaping { scalar in
      defer { before = String(before.unicodeScalars.suffix(2)) + String(scalar) }
      // Escapes vanish before mentions, references, addresses and emoji are looked for; an invisible joiner does not.
      let isSpace = scalar.properties.isWhitespace
      let last = before.unicodeScalars.last
      let isLink = last == "@" || last == "#" || last == ":" || scalar == "." && before.lowercased() == "www"
      let joiner = isLink && !isSpace ? "\u{2060}" : ""
      switch scalar {
      case _ where isSpace: return " "
      case "<": return "\(joiner)&lt;"
      case ">": return "\(joiner)&gt;"
      case "&": return "\(joiner)&amp;"
      case _ where isMarkup(scalar): return "\(joiner)\\\(scalar)"
      default: return "\(joiner)\(scalar)"
      }
    }
  }

  /// As code in running text, also in the cell of a table.
  static func code(_ text: String) -> String {
    let line = text.escaping { "\n\r\t".unicodeScalars.contains($0) ? " " : nil }
    guard line.unicodeScalars.contains(where: { $0 != " " }) else { return prose(line) }
    let fence = String(repeating: "`", count: longestRun(of: "`", in: line) + 1)
    // A space on each side is taken away again; without, a fence could grow together with the text.
    return "\(fence) \(line.escaping { $0 == "|" ? #"\|"# : nil }) \(fence)"
  }

  /// As lines of code of their own.
  static func block(_ text: String, language: String = "text") -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
    return "\(fence)\(language)\n\(text)\n\(fence)"
  }

  /// As running text inside of HTML that stands in Markdown.
  static func html(_ text: String) -> String {
    XMLText.content(text).escaping { $0 == "\n" ? " " : $0 == "@" ? "@\u{2060}" : nil }
  }

  private static func isMarkup(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\\", "`", "*", "_", "{", "}", "[", "]", "#", "+", "-", ".", "|", "~", "$", "=", ":", "@", "^", "!": true
    default: false
    }
  }

  private static func longestRun(of scalar: Unicode.Scalar, in text: String) -> Int {
    var longest = 0
    var length = 0
    for other in text.unicodeScalars {
      length = other == scalar ? length + 1 : 0
      longest = max(longest, length)
    }
    return longest
  }
}
