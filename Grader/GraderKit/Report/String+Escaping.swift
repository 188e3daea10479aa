extension String {
  /// Puts texts in the place of scalars.
  ///
  /// Scalars, not characters: a combining mark makes one character with what stands before it, and would hide a quote.
  ///
  /// - Parameter replacement: What to put in a scalar's place; nothing where it stays.
  /// - Returns: The text with what stands in the scalars' places.
  func escaping(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let text = replacement(scalar) {
        result.append(contentsOf: text.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
