/// The prints of an exercise's files: a sample of their stretches, which two files share when they share code.
///
/// Of all stretches of a length, each that is the least among some neighbours is taken (*winnowing*: Schleimer, Wilkerson and Aiken,
/// 2003), so that code of ``assured`` tokens that two files have in common is always found, wherever it stands.
package struct CodePrints: Equatable, Sendable, Codable {
  /// Each number once, where it stands first.
  package var prints: [CodePrint]

  /// How many tokens a stretch has: about two lines.
  static let length = 12
  /// Among how many neighbours the least is taken.
  static let neighbours = 5
  /// How many tokens in common are always found.
  static var assured: Int { length + neighbours - 1 }

  package init(prints: [CodePrint]) {
    self.prints = prints
  }

  /// Takes the prints of some files; fails where these cannot be read in bounded time, as the grader's other rules find, too.
  ///
  /// - Parameters:
  ///   - texts: The files of an exercise, in the catalog's order.
  ///   - known: What is left out, together with what repeats it.
  package init?(of texts: [String], without known: KnownCode) {
    let prints = RoomyThread.run(within: Self.timeLimit) { () -> [CodePrint]? in
      let expected = known.stretches
      var seen = expected
      var prints: [CodePrint] = []
      for (file, text) in texts.enumerated() {
        guard let source = SourceInspection.parsed("", text) else { return nil }
        prints += Self.sample(of: Self.stretches(of: CodeTokens(source)), without: expected)
          .filter { seen.insert($0.hash).inserted }
          .map { CodePrint(hash: $0.hash, file: file, line: $0.line) }
      }
      return prints
    }
    guard let prints = prints.flatMap(\.self) else { return nil }
    self.prints = prints
  }

  /// In seconds.
  private static let timeLimit = 20

  typealias Stretch = (hash: UInt32, line: Int)

  /// Every stretch of a file, in its order.
  static func stretches(of code: CodeTokens) -> [Stretch] {
    let tokens = code.tokens
    guard tokens.count >= length else { return [] }
    return (0...tokens.count - length).map { start in
      var hash = Fold()
      for offset in 0..<length {
        let token = tokens[start + offset]
        hash.add(token.symbol)
        // A name is what it repeats: what stood before the stretch is out of its sight.
        if let distance = token.sinceSameName, distance <= offset { hash.add(UInt8(distance)) }
      }
      return (hash.value, tokens[start].line)
    }
  }

  /// The least of each row of neighbours that is not expected, the last one of equals.
  private static func sample(of stretches: [Stretch], without expected: Set<UInt32>) -> [Stretch] {
    var taken: [Int] = []
    for last in stretches.indices {
      let row = max(0, last - neighbours + 1)...last
      guard row.count == neighbours || last == stretches.count - 1 else { continue }
      let least = row.filter { !expected.contains(stretches[$0].hash) }.min { first, second in
        (stretches[first].hash, second) < (stretches[second].hash, first)
      }
      if let least, taken.last != least { taken.append(least) }
    }
    return taken.map { stretches[$0] }
  }
}

/// Folds tokens into a number (FNV-1a; who wants to hide a copy has better ways than to look for equal numbers).
private struct Fold {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325
  var value: UInt32 { UInt32(truncatingIfNeeded: state ^ (state >> 32)) }

  mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }

  mutating func add(_ symbol: CodeTokens.Symbol) {
    switch symbol {
    case .name: add(1)
    case .number: add(2)
    case .text: add(3)
    case .other(let text):
      text.utf8.forEach { add($0) }
      add(0)
    }
  }
}
