/// Makes texts of unknown origin fit to be shown.
package enum Printable {
  /// How much of a text is shown, in Unicode scalars.
  static let limit = 20_000

  /// A text without the characters that could move a terminal's cursor, change its colours or the direction of writing, or
  /// break a file's format; cut short where it is endless.
  package static func text(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var count = 0
    for scalar in text.unicodeScalars {
      count += 1
      guard count <= limit else { return String(scalars) + "…" }
      let isControl = scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
      scalars.append(isControl || scalar.properties.isBidiControl ? "\u{FFFD}" : scalar)
    }
    return String(scalars)
  }

  /// A text such as a file's name, which may hold anything, on a line of its own.
  static func line(_ text: String) -> String { self.text(text).replacing(/[\n\t]/, with: "\u{FFFD}") }
}
