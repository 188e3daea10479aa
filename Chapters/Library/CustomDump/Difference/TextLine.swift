/// A line of a string that is printed line by line.
struct TextLine: CustomDumpStringConvertible {
  private let text: Substring

  init(_ text: Substring) {
    self.text = text
  }

  var customDumpDescription: String { String(text).literalLine(limit: .max) }
}
