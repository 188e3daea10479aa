extension String {
  /// The text, or as much of its beginning as fits, with an ellipsis.
  ///
  /// - Parameter limit: The length in UTF-16 units, which no other count of characters exceeds.
  /// - Returns: At most so much of the text.
  func excerpt(_ limit: Int) -> String {
    guard utf16.count > limit else { return self }
    var kept = String.UnicodeScalarView()
    var length = 1
    for scalar in unicodeScalars {
      length += UTF16.width(scalar)
      guard length <= limit else { break }
      kept.append(scalar)
    }
    return limit < 1 ? "" : String(kept) + "…"
  }
}
