import SwiftSyntax

/// Literals that can stand in another one's place, whatever type it has: they compile wherever the first does.
///
/// They are drawn by the workspace's key, so that a feature cannot know one that is never claimed in earnest by its looks.
struct OtherLiterals {
  /// The texts that the suite's file has elsewhere.
  let texts: [String]
  /// What they are drawn by.
  let key: UInt64

  /// Three or fewer others: of a number, one on either side of it if there is one.
  func than(_ expression: ExprSyntax) -> [String] {
    var generator = SeededGenerator(seed: key ^ UInt64(expression.start))
    return switch Literal(expression) {
    case .integer(let value, let sign): integers(value, sign, &generator)
    case .float(let value, let sign): floats(value, &generator).map { "\(sign)\($0)" }
    case .bool(let value): ["\(!value)"]
    case .text(let text): strings(text, &generator).map(\.swiftLiteral)
    case nil: []
    }
  }

  /// Some of what is found, in its order, drawn in the same way.
  func some(_ leaves: [ExprSyntax], count: Int) -> [ExprSyntax] {
    guard leaves.count > count, let first = leaves.first else { return leaves }
    var generator = SeededGenerator(seed: ~key ^ UInt64(first.start))
    return leaves.indices.shuffled(using: &generator).prefix(count).sorted().map { leaves[$0] }
  }

  private static let count = 3

  /// None needs more bits than the literal itself, or than seven, and none is negative that was not, or the other way round.
  private func integers(_ value: Int, _ sign: String, _ generator: inout SeededGenerator) -> [String] {
    let bits = max(7, Int.bitWidth - value.leadingZeroBitCount)
    let least = sign.isEmpty ? 0 : 1
    let below = (max(least, value - 9)..<max(least, value)).shuffled(using: &generator)
    let above = (value + 1...value + 9).filter { $0 >> bits == 0 }.shuffled(using: &generator)
    let sides = [below.first, above.first].compactMap(\.self)
    let rest = (below.dropFirst() + above.dropFirst()).shuffled(using: &generator)
    let others = sides + rest.prefix(Self.count - sides.count)
    return others.shuffled(using: &generator).map { "\(sign)\($0)" }
  }

  private func floats(_ value: Double, _ generator: inout SeededGenerator) -> [Double] {
    let eighths = (1...40).map { Double($0) / 8 }.shuffled(using: &generator)
    let others = [value + eighths[0], value / 2, value + eighths[1]]
    return others.filter { $0 != value }.shuffled(using: &generator)
  }

  /// Of one character where the text has one: it may be a character's.
  private func strings(_ text: String, _ generator: inout SeededGenerator) -> [String] {
    let isShort = text.count == 1
    let known = texts.filter { $0 != text && ($0.count == 1 || !isShort) }.shuffled(using: &generator)
    var others: [String] = Array(known.prefix(1))
    while others.count < Self.count {
      let letter = Self.letters.randomElement(using: &generator) ?? "e"
      let other = isShort ? "\(letter)" : changed(text, letter, &generator)
      if other != text, !others.contains(other) { others.append(other) }
    }
    return others.shuffled(using: &generator)
  }

  /// As a slip of the keys would have it: one character too many, too few, or another one.
  private func changed(_ text: String, _ letter: Character, _ generator: inout SeededGenerator) -> String {
    var text = text
    let places = Array(text.indices)
    guard let place = places.randomElement(using: &generator) else { return "\(letter)" }
    switch UInt8.random(in: 0..<3, using: &generator) {
    case 0: text.remove(at: place)
    case 1: text.insert(letter, at: place)
    default: text.replaceSubrange(place...place, with: "\(letter)")
    }
    return text
  }

  private static let letters = Array("abcdefghiklmnoprstuvwyABCDEGHKLMNPRST0123456789")
}

/// A literal whose value is written down.
private enum Literal {
  case integer(Int, sign: String)
  case float(Double, sign: String)
  case bool(Bool)
  case text(String)

  init?(_ expression: ExprSyntax, sign: String = "") {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal):
      guard let value = Int(literal.literal.text.replacing("_", with: "")), value < 1 << 62 else { return nil }
      self = .integer(value, sign: sign)
    case .floatLiteralExpr(let literal):
      guard let value = Double(literal.literal.text.replacing("_", with: "")), value.isFinite else { return nil }
      self = .float(value, sign: sign)
    case .prefixOperatorExpr(let expression):
      guard expression.operator.text == "-", sign.isEmpty else { return nil }
      self.init(expression.expression, sign: "-")
      if case .bool = self { return nil }
      if case .text = self { return nil }
    case .booleanLiteralExpr(let literal):
      self = .bool(literal.literal.text == "true")
    case .stringLiteralExpr(let literal):
      guard let text = literal.representedLiteralValue else { return nil }
      self = .text(text)
    default:
      return nil
    }
  }
}

extension ExprSyntax {
  /// Whether this is a literal in whose place others could stand.
  var isReplaceableLiteral: Bool { Literal(self) != nil }
}
