import Piles

/// Looks at the brackets of a text.
public enum Brackets {
  /// How deep they are nested.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The greatest depth; none where the brackets do not match.
  public static func depth(of text: String) -> Int? {
    var open = Pile<Character>()
    var deepest = 0
    for character in text {
      switch character {
      case "(", "[":
        open.put(character)
        deepest = max(deepest, open.height)
      case ")":
        guard open.take() == "(" else { return nil }
      case "]":
        guard open.take() == "[" else { return nil }
      default:
        break
      }
    }
    return open.height == 0 ? deepest : nil
  }
}
