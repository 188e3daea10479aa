extension String {
  /// The text as a literal in Swift source, whatever is in it.
  var swiftLiteral: String {
    let escaped = escaping { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: "\\u{\(String(scalar.value, radix: 16))}"
      default: nil
      }
    }
    return "\"\(escaped)\""
  }
}
