/// A line of a dump.
struct Line: CustomStringConvertible {
  /// How many levels the line is indented.
  var depth: Int

  var text: String

  var description: String { text.isEmpty ? "" : String(repeating: "  ", count: depth) + text }

  /// The line with every character that is not in ASCII escaped, so that what looks alike does not print alike.
  var asciiEscaped: Line { Line(depth: depth, text: text.asciiEscaped) }
}
