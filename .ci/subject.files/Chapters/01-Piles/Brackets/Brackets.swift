import Piles

/// Looks at the brackets of a text.
public enum Brackets {
  /// How deep they are nested.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The greatest depth; none where the brackets do not match.
  public static func depth(of text: String) -> Int? {
    // TODO: Put what opens on a pile, and take it where it closes.
    0
  }
}
