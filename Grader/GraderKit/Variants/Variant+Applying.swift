extension Variant {
  /// The feature's files with this variant's passages in place of the right ones.
  ///
  /// - Parameter reference: The right feature's files by name.
  /// - Returns: All of the files, those among them that stay as they are, too.
  /// - Throws: A ``VariantError`` where a passage is not found exactly once, or two overlap.
  func applied(to reference: [String: String]) throws(VariantError) -> [String: String] {
    var found: [String: [(range: Range<String.Index>, edit: Edit)]] = [:]
    for edit in edits {
      // Whole lines: a passage must not begin in the middle of a longer one.
      let places = reference.flatMap { name, text in
        text.wholeLines(edit.original).map { (name: name, range: $0) }
      }
      guard let place = places.first, places.count == 1 else {
        throw VariantError(fileName, edit.line, .passageFound(times: places.count))
      }
      found[place.name, default: []].append((place.range, edit))
    }
    var files = reference
    for (name, places) in found {
      guard let text = reference[name] else { continue }
      let ordered = places.sorted { $0.range.lowerBound < $1.range.lowerBound }
      var result = ""
      var copied = text.startIndex
      for (range, edit) in ordered {
        guard range.lowerBound >= copied else { throw VariantError(fileName, edit.line, .passagesOverlap) }
        result += text[copied..<range.lowerBound]
        result += edit.replacement.isEmpty ? "" : edit.replacement + "\n"
        copied = range.upperBound
      }
      files[name] = result + text[copied...]
    }
    return files
  }
}

extension String {
  /// Where some lines stand one after the other, with their last line break.
  fileprivate func wholeLines(_ lines: String) -> [Range<Index>] {
    ranges(of: lines).compactMap { range in
      guard range.lowerBound == startIndex || self[index(before: range.lowerBound)] == "\n" else { return nil }
      if range.upperBound == endIndex { return range }
      return self[range.upperBound] == "\n" ? range.lowerBound..<index(after: range.upperBound) : nil
    }
  }
}
