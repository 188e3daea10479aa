/// A word that nobody knows, and that may have been meant as another one.
struct Misspelling {
  private let word: [Character]

  init(_ word: String) {
    self.word = Array(word.lowercased())
  }

  /// The known word that is nearest, if it is near: a third of the word may be wrong, and two letters always.
  func likeliest(of known: [String]) -> String? {
    let limit = max(2, word.count / 3)
    let near = known.map { (word: $0, changes: changes(to: Array($0.lowercased()))) }
      .filter { $0.changes <= limit && $0.changes < word.count - 2 }
    return near.min { $0.changes < $1.changes }?.word
  }

  /// How many letters have to be added, taken away or replaced.
  private func changes(to other: [Character]) -> Int {
    var costs = Array(0...other.count)
    for (row, letter) in word.enumerated() {
      var next = [row + 1]
      for (column, otherLetter) in other.enumerated() {
        let replacing = costs[column] + (letter == otherLetter ? 0 : 1)
        next.append(min(replacing, costs[column + 1] + 1, next[column] + 1))
      }
      costs = next
    }
    return costs[other.count]
  }
}
