/// Makes texts fit for XML 1.0.
enum XMLText {
  /// As the content of an element.
  static func content(_ text: String) -> String { escaped(text, isAttribute: false) }

  /// As an attribute's value, in double quotes; line ends stay line ends.
  static func attribute(_ text: String) -> String { escaped(text, isAttribute: true) }

  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    text.escaping { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      // Not only for balance: ']]>' must not stand in content.
      case ">": "&gt;"
      case "\"": isAttribute ? "&quot;" : nil
      case "\n": isAttribute ? "&#10;" : nil
      case "\t": isAttribute ? "&#9;" : nil
      case "\r": "&#13;"
      default: isAllowed(scalar) ? nil : "\u{FFFD}"
      }
    }
  }

  /// Whether it is a `Char` of XML 1.0.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0x20...0xFFFD, 0x10000...: true
    default: false
    }
  }
}
