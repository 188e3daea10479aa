/// Finds what a mistyped word may have meant.
package enum Spelling {
  /// The known word with the fewest edits from a word, if it is near enough to be worth asking about.
  package static func closest(to word: String, among known: [String]) -> String? {
    let lowered = word.lowercased()
    let best = known.map { (word: $0, edits: edits(lowered, $0.lowercased())) }.min { $0.edits < $1.edits }
    // Two words that have nothing in common are as many edits apart as the longer one is long.
    guard let best, best.edits <= max(2, word.count / 3), best.edits < max(word.count, best.word.count) else {
      return nil
    }
    return best.word
  }

  /// The number of insertions, removals and replacements between two words (Levenshtein's distance).
  private static func edits(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (i, a) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in second.enumerated() {
        let replaced = diagonal + (a == b ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, diagonal + 1, row[j] + 1)
      }
    }
    return row[second.count]
  }
}
