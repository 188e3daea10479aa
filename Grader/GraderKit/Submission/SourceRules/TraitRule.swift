import SwiftSyntax

/// What `@Test` and `@Suite` may say in a learner's tests.
///
/// Before the first test begins, all tests are listed, and their traits are made then: code in one could keep every other test of
/// the program from its turn. What the testing library keeps for later, as conditions and arguments, may be any code.
enum TraitRule {
  /// The first thing in an attribute that may run before any test does.
  ///
  /// - Parameter attribute: `@Test` or `@Suite`.
  /// - Returns: Its source; none where all is left for later.
  static func early(in attribute: AttributeSyntax) -> ExprSyntax? {
    guard case .argumentList(let arguments) = attribute.arguments else { return nil }
    // `arguments:` comes last, with all that follows it.
    let traits = arguments.prefix { $0.label?.text != "arguments" }
    return traits.lazy.map(\.expression).first { !isWrittenDown($0) && !isKnown($0) }
  }

  /// A type that belongs to how tests are listed.
  static func isTrait(_ name: String) -> Bool { name.hasSuffix("Trait") || name == "TestScoping" }

  /// Whether an extension adds to tags something else than tags.
  static func addsCode(_ node: ExtensionDeclSyntax) -> Bool {
    guard lists.contains(node.extendedType.pathNames?.last ?? "") else { return false }
    return !node.memberBlock.members.allSatisfy { member in
      member.decl.as(VariableDeclSyntax.self)?.attributes.trimmedNames.contains("Tag") ?? false
    }
  }

  /// Types that traits are made of.
  private static let lists: Set = ["Tag", "Bug", "Comment"]
  /// Those whose conditions and closures are looked at when a test has its turn.
  private static let lateTraits: Set = ["dependencies", "dependency", "disabled", "enabled"]
  private static let earlyTraits: Set = ["bug", "minutes", "tags", "timeLimit"]

  private static func isKnown(_ expression: ExprSyntax) -> Bool {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      guard let name = implicitMember(call.calledExpression) else { return false }
      if lateTraits.contains(name) {
        return call.arguments.allSatisfy { $0.label?.text == "if" || isLate($0.expression) }
      }
      return earlyTraits.contains(name) && call.trailingClosure == nil
        && call.arguments.allSatisfy { isWrittenDown($0.expression) || isKnown($0.expression) }
    }
    return implicitMember(expression) != nil
  }

  private static func isLate(_ expression: ExprSyntax) -> Bool {
    expression.is(ClosureExprSyntax.self) || isWrittenDown(expression) || implicitMember(expression) != nil
  }

  /// `.name`, or `Tag.name` in a list of tags.
  private static func implicitMember(_ expression: ExprSyntax) -> String? {
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    let base = member.base?.trimmedDescription
    return base == nil || base == "Tag" ? member.declName.baseName.plainName : nil
  }

  private static func isWrittenDown(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .nilLiteralExpr, .booleanLiteralExpr, .keyPathExpr: true
    case .stringLiteralExpr(let literal): literal.representedLiteralValue != nil
    default: false
    }
  }
}
