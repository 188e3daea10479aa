import SwiftSyntax

/// Source on one line, as reports show an assertion.
enum SuiteText {
  /// Folds white space and comments to one blank each, and leaves out what only breaking a call over lines brings.
  ///
  /// - Parameter nodes: Pieces of source that follow each other.
  /// - Returns: The text of their tokens.
  static func folded(_ nodes: [Syntax]) -> String {
    var text = ""
    var blank = false
    for token in nodes.flatMap({ $0.tokens(viewMode: .sourceAccurate) }) {
      blank = blank || !token.leadingTrivia.isEmpty
      if blank, closers.contains(token.text) {
        if text.hasSuffix(",") { text.removeLast() }
      } else if blank, let last = text.last, last != " ", !openers.contains(last) {
        text += " "
      }
      text += onOneLine(token.text)
      blank = !token.trailingTrivia.isEmpty
    }
    return text
  }

  private static let openers: Set<Character> = ["(", "["]
  private static let closers: Set<String> = [")", "]"]

  /// Lines of a string literal are one token each, with their line break.
  private static func onOneLine(_ token: String) -> String {
    guard token.contains(where: \.isNewline) else { return token }
    return token.split(whereSeparator: \.isNewline).joined(separator: " ") + " "
  }
}
