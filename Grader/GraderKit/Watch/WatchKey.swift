/// What a learner can ask for while an exercise is watched.
package enum WatchKey: Character, CaseIterable, Sendable {
  case hint = "h"
  case next = "n"
  case list = "l"
  case run = "r"
  case quit = "q"

  /// Reads what a terminal sends for a key.
  ///
  /// - Parameter bytes: What has arrived at once.
  /// - Returns: The keys that mean something, in order; none for arrows and other keys that send sequences.
  package static func keys(in bytes: [UInt8]) -> [WatchKey] {
    guard bytes.first != 0x1B else { return [] }
    return String(decoding: bytes, as: UTF8.self).compactMap { character in
      // Control-D, the usual end of input.
      character == "\u{4}" ? .quit : WatchKey(rawValue: Character(character.lowercased())) ?? hangul[character]
    }
  }

  /// What the same keys give while a Korean keyboard writes Hangul.
  private static let hangul: [Character: WatchKey] = ["ㅗ": .hint, "ㅜ": .next, "ㅣ": .list, "ㄱ": .run, "ㅂ": .quit]
}
