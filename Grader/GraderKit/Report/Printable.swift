/// Makes texts of unknown origin fit to be shown.
enum Printable {
  /// A text without the characters that could move a terminal's cursor, change its colours or break a file's format.
  static func text(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
      scalars.append(isControl ? "\u{FFFD}" : scalar)
    }
    return String(scalars)
  }
}
