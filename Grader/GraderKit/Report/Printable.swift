/// Makes texts of unknown origin fit to be shown.
enum Printable {
  /// How much of a text is shown, in Unicode scalars.
  static let limit = 20_000

  /// A text without the characters that could move a terminal's cursor, change its colours or the direction of writing, or
  /// break a file's format; cut short where it is endless.
  static func text(_ text: String) -> String {
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
}
