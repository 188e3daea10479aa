import SwiftSyntax

/// A source's tokens as far as they tell who wrote it: without names, values and what can be added or left out at will.
struct CodeTokens {
  /// One token.
  struct Token {
    /// What it is; the same for all names, and for all values of a kind.
    var symbol: Symbol
    /// How many tokens ago the same name stood, if it is one that stood before.
    var sinceSameName: Int?
    var line: Int
  }

  /// What a token is.
  enum Symbol: Hashable {
    case name
    case number
    case text
    /// A keyword, an operator or a mark, as it is written.
    case other(String)
  }

  private(set) var tokens: [Token] = []

  init(_ parsed: ParsedSource) {
    var places: [String: Int] = [:]
    var follows = false  // whether a 'self' that says nothing is followed by its dot
    for token in parsed.tree.tokens(viewMode: .sourceAccurate) {
      if follows {
        follows = false
        if token.tokenKind == .period { continue }
      }
      if token.tokenKind == .keyword(.self), token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .period {
        follows = true
        continue
      }
      guard let symbol = Symbol(token) else { continue }
      var sinceSameName: Int?
      if symbol == .name {
        let name = token.plainName
        sinceSameName = places[name].map { tokens.count - $0 }
        places[name] = tokens.count
      }
      tokens.append(Token(symbol: symbol, sinceSameName: sinceSameName, line: parsed.place(of: token.start).line))
    }
  }
}

extension CodeTokens.Symbol {
  /// What a token is; nothing where it may come and go without a change in what the code does.
  fileprivate init?(_ token: TokenSyntax) {
    switch token.tokenKind {
    case .identifier, .dollarIdentifier: self = .name
    case .integerLiteral, .floatLiteral: self = .number
    case .stringSegment: self = .text
    case .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter, .semicolon, .endOfFile: return nil
    case .keyword(.public), .keyword(.private), .keyword(.fileprivate), .keyword(.internal), .keyword(.package),
      .keyword(.open), .keyword(.final):
      return nil
    default: self = .other(token.text)
    }
  }
}
