/// What a learner can ask for while an exercise is watched.
package enum WatchKey: Character, CaseIterable, Sendable {
  case hint = "h"
  case next = "n"
  case list = "l"
  case run = "r"
  case quit = "q"

  /// The key that a character means.
  init?(typed character: Character) {
    // Control-D, the usual end of input.
    let key = character == "\u{4}" ? .quit : WatchKey(rawValue: Character(character.lowercased()))
    guard let key = key ?? Self.hangul[character] else { return nil }
    self = key
  }

  /// What the same keys give while a Korean keyboard writes Hangul.
  private static let hangul: [Character: WatchKey] = ["ㅗ": .hint, "ㅜ": .next, "ㅣ": .list, "ㄱ": .run, "ㅂ": .quit]
}
