extension String {
  /// Whether the string is printed line by line.
  var isMultiline: Bool { utf8.contains(UInt8(ascii: "\n")) }

  /// The lines, each without its newline.
  var lines: [Substring] {
    // Not by characters: a carriage return and a newline are one character, and the return belongs to the line.
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
  }

  /// The string in quotes; of what is longer than the limit, the beginning and the number of the characters that follow.
  func literal(limit: Int) -> String {
    cut(at: limit) { "\"\($0.escaped(quotes: true))\"" }
  }

  /// A line of a string that is printed line by line.
  ///
  /// Blanks at its end, which nobody would see, are escaped.
  func literalLine(limit: Int) -> String {
    cut(at: limit) { start in
      var line = start.escaped(quotes: false)
      if line.last == " " { line.replaceSubrange(line.index(before: line.endIndex)..., with: #"\u{20}"#) }
      return line
    }
  }

  /// The string, or its beginning and the number of the characters that follow.
  func cut(at limit: Int, form: (Substring) -> String = String.init) -> String {
    let start = prefix(limit)
    let rest = self[start.endIndex...]
    return rest.isEmpty ? form(start) : "\(form(start))… \(counted(rest.count, "more character"))"
  }

  /// The string with every character escaped that is not in ASCII, but for the dots that stand for what is left out.
  var asciiEscaped: String {
    unicodeScalars.reduce(into: "") { $0 += $1.isASCII || $1 == "…" ? String($1) : $1.escape }
  }
}

extension Substring {
  /// The text with what is not seen, or is seen as something else, written as in Swift's string literals.
  fileprivate func escaped(quotes: Bool) -> String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": result += #"\\"#
      case "\"" where quotes: result += #"\""#
      case "\n": result += #"\n"#
      case "\r": result += #"\r"#
      case "\t": result += #"\t"#
      case _ where scalar.isInvisible: result += scalar.escape
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var escape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  /// Whether the character leaves no mark of its own, though it is more than a blank.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // The joiner makes one emoji of several.
    case .format: value != 0x200D
    // A blank like any other to the eye.
    case .spaceSeparator: value != 0x20
    default: false
    }
  }
}
