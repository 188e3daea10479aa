import SwiftSyntax

/// An assertion in the original, with offsets in UTF-8 code units.
struct FoundAssertion: Equatable {
  var kind: AssertionKind
  var text: String
  /// The expression that is marked.
  var start: Int
  var end: Int
  /// Where its issues are reported.
  var place: Int
  /// Whether a closure is around it that expects issues.
  var isExpected = false
  /// What it can claim instead.
  var alteration: Alteration?
}

/// Finds the assertions of a suite, and the names that the copy must say the module of.
final class AssertionFinder: SyntaxVisitor {
  private(set) var found: [FoundAssertion] = []
  private(set) var qualifiers: [Qualifier] = []
  private(set) var problems: [SuiteError] = []
  private let source: ParsedSource
  private let names: SuiteNames
  private let others: OtherLiterals
  private var macros: [MacroKind] = []
  /// The calls among the assertions that have been found, with their places in the list.
  private var calls: [(index: Int, node: FunctionCallExprSyntax)] = []

  /// - Parameters:
  ///   - source: The suite's file.
  ///   - names: What its names mean.
  ///   - key: What other literals are drawn by.
  init(_ source: ParsedSource, names: SuiteNames, key: UInt64) {
    self.source = source
    self.names = names
    others = OtherLiterals(texts: WrittenTexts(in: source.tree).found, key: key)
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
    // What one claim can be replaced by, another one tells.
    let alterations = AlterationFinder(known: KnownValues(calls.map(\.node)), others: others)
    for (index, node) in calls { found[index].alteration = alterations.alteration(of: node, kind: found[index].kind) }
  }

  // MARK: - Macros

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { visit(macro: node) }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { visit(macro: node) }
  override func visitPost(_ node: MacroExpansionExprSyntax) { macros.removeLast() }
  override func visitPost(_ node: MacroExpansionDeclSyntax) { macros.removeLast() }

  private func visit(macro node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
    if let entry = SuiteAPI.macros[node.macroName.text] {
      qualify(node.macroName, by: entry)
      let text = SuiteText.folded(
        [Syntax(node.pound), Syntax(node.macroName)] + arguments(node.leftParen, node.arguments, node.rightParen)
      )
      let count = found.count
      add(entry.kind, text: text, node: Syntax(node), place: node.pound, arguments: node.arguments)
      if entry.kind == .expect, found.count > count {
        found[count].alteration = AlterationFinder(known: KnownValues([]), others: others).alteration(of: node)
      }
    }
    macros.append(node.arguments.contains { $0.label?.text == "throws" } ? .throwing : .other)
    return .visitChildren
  }

  // MARK: - Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      switch names.meaning(of: member.base) {
      case .owner(let owner):
        add(SuiteAPI.member(name, of: owner)?.kind, call: node, name: member.declName)
      case .unknown where SuiteAPI.isAssertionMember(name):
        if let base = member.base { cannotTell(node, base: base.trimmedDescription) }
      case .unknown, .other:
        break
      }
    } else if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self), !isBound(callee) {
      let name = callee.baseName.text
      add(SuiteAPI.functions[name]?.kind, call: node, name: callee)
      if SuiteAPI.isAssertionMember(name) { cannotTell(node, base: "self") }
    }
    return .visitChildren
  }

  // MARK: - Names

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if case .owner(let owner) = names.meaning(of: node.base),
      let entry = SuiteAPI.member(node.declName.baseName.text, of: owner)
    {
      qualify(node.declName.baseName, by: entry)
      let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(node).id
      if entry.kind != nil, !isCalled { problems.append(source.problem(.notCalled(member: entry.name), at: node)) }
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember, !isBound(node), let entry = SuiteAPI.types[name] ?? SuiteAPI.functions[name] {
      qualify(node.baseName, by: entry)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let table = node.parent?.is(AttributeSyntax.self) == true ? SuiteAPI.attributes : SuiteAPI.types
    if let entry = table[node.name.text] { qualify(node.name, by: entry) }
    return .visitChildren
  }

  // MARK: - Findings

  private enum MacroKind {
    /// `#expect(throws:)`: what runs inside is what is asserted about.
    case throwing
    case other
  }

  private func add(_ kind: AssertionKind?, call: FunctionCallExprSyntax, name: DeclReferenceExprSyntax) {
    guard let kind, let place = call.leftParen ?? call.trailingClosure?.leftBrace else { return }
    let text = SuiteText.folded([Syntax(name)] + arguments(call.leftParen, call.arguments, call.rightParen))
    let count = found.count
    add(kind, text: text, node: Syntax(call), place: place, arguments: call.arguments)
    if found.count > count { calls.append((count, call)) }
  }

  private func add(
    _ kind: AssertionKind?,
    text: String,
    node: Syntax,
    place: TokenSyntax,
    arguments: LabeledExprListSyntax
  ) {
    guard let kind, !(kind == .waitFor && macros.last == .throwing) else { return }
    if !macros.isEmpty { problems.append(source.problem(.insideMacro(assertion: text), at: node)) }
    if arguments.contains(where: { Self.locations.contains($0.label?.text ?? "") }) {
      problems.append(source.problem(.ownLocation(call: text), at: node))
    }
    found.append(
      FoundAssertion(
        kind: kind,
        text: text,
        start: node.start,
        end: node.end,
        place: place.start,
        isExpected: node.ancestors.contains { $0.as(FunctionCallExprSyntax.self)?.expectsIssues == true }
      )
    )
  }

  private func cannotTell(_ call: FunctionCallExprSyntax, base: String) {
    let text = SuiteText.folded(
      [Syntax(call.calledExpression)] + arguments(call.leftParen, call.arguments, call.rightParen)
    )
    problems.append(source.problem(.unknownBase(call: text, base: base), at: call))
  }

  private func qualify(_ name: TokenSyntax, by entry: SuiteAPI.Entry) {
    if let module = entry.module { qualifiers.append(Qualifier(offset: name.start, module: module)) }
  }

  private func isBound(_ reference: DeclReferenceExprSyntax) -> Bool {
    names.binding(of: reference.baseName.text, at: Syntax(reference)) != nil
  }

  private func arguments(_ left: TokenSyntax?, _ list: LabeledExprListSyntax, _ right: TokenSyntax?) -> [Syntax] {
    [left.map(Syntax.init), Syntax(list), right.map(Syntax.init)].compactMap { $0 }
  }

  private static let locations: Set = ["fileID", "file", "filePath", "line", "column", "sourceLocation"]
}

extension FunctionCallExprSyntax {
  /// Whether what is reported in this call's closure fails no test.
  fileprivate var expectsIssues: Bool {
    let name =
      calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return ["withExpectedIssue", "withKnownIssue"].contains(name)
  }
}
