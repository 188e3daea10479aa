import SwiftSyntax

/// Literals that can stand in another one's place, whatever type it has: they compile wherever the first does.
enum OtherLiterals {
  /// Three or fewer others, near to the literal on either side.
  static func than(_ expression: ExprSyntax) -> [String] {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal): integers(literal.literal.text, isNegative: false)
    case .prefixOperatorExpr(let expression):
      expression.operator.text == "-"
        ? expression.expression.as(IntegerLiteralExprSyntax.self).map { integers($0.literal.text, isNegative: true) }
          ?? expression.expression.as(FloatLiteralExprSyntax.self).map { floats($0.literal.text, sign: "-") } ?? []
        : []
    case .floatLiteralExpr(let literal): floats(literal.literal.text, sign: "")
    case .booleanLiteralExpr(let literal): [literal.literal.text == "true" ? "false" : "true"]
    case .stringLiteralExpr(let literal): literal.representedLiteralValue.map(strings) ?? []
    default: []
    }
  }

  /// None needs more bits than the literal itself, or than seven, and none is negative that was not.
  private static func integers(_ text: String, isNegative: Bool) -> [String] {
    guard let value = Int(text.replacing("_", with: "")), value < 1 << 62 else { return [] }
    let bits = max(7, Int.bitWidth - value.leadingZeroBitCount)
    let others = [value + 2, value - 1, value + 1, value - 3, value + 5].filter { $0 >= 0 && $0 >> bits == 0 }
    return others.filter { !isNegative || $0 > 0 }.prefix(3).map { isNegative ? "-\($0)" : "\($0)" }
  }

  private static func floats(_ text: String, sign: String) -> [String] {
    guard let value = Double(text.replacing("_", with: "")), value.isFinite else { return [] }
    return [value + 1, value + 0.5, value / 2].filter { $0 != value }.map { "\(sign)\($0)" }
  }

  /// Of one character where the text has one: it may be a character's.
  private static func strings(_ text: String) -> [String] {
    let others = text.count == 1 ? ["q", "W", "3"] : ["\(text)q", "W\(text)", "z"]
    return others.filter { $0 != text }.map(\.swiftLiteral)
  }
}
