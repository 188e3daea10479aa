import SwiftSyntax

/// Finds what the grader does not build, in one file.
final class RefusedSyntax: SyntaxVisitor {
  private(set) var found: [SourceRefusal] = []
  private let source: ParsedSource
  private let own: OwnDeclarations
  private let ownNames: Set<String>
  private let purpose: SourcePurpose

  /// Looks through a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - own: What all files of its exercise declare.
  ///   - purpose: What the files are for.
  init(_ source: ParsedSource, _ own: OwnDeclarations, _ purpose: SourcePurpose) {
    self.source = source
    self.own = own
    self.purpose = purpose
    ownNames = own.typeNames
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
    if purpose == .manifest { found += ManifestRule.refusals(in: source) }
    for suspicion in SuspiciousSyntax(source).found where purpose.refuses(suspicion) {
      found.append(
        SourceRefusal(file: source.name, line: suspicion.line, column: 1, kind: .looksElsewhere(suspicion.name))
      )
    }
  }

  // MARK: - Declarations

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    refuse(.macro(node.name.plainName), at: node.macroKeyword)
    return .skipChildren
  }

  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
    refuse(.operatorDeclaration(node.name.text), at: node.operatorKeyword)
    return .skipChildren
  }

  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind {
    refuse(.operatorDeclaration(node.name.plainName), at: node.precedencegroupKeyword)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    switch node.name.tokenKind {
    case .binaryOperator(let name), .prefixOperator(let name), .postfixOperator(let name):
      if !node.ordersOwnType { refuse(.operatorFunction(name, of: node.enclosingType), at: node.name) }
    default:
      checkName(node.name, of: node, node.modifiers)
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if !purpose.takesExtensions, !own.owns(node.extendedType, seenFrom: source.name), !node.namesDependencies {
      refuse(.foreignExtension(of: node.extendedType.trimmedDescription), at: node.extendedType)
    }
    if purpose.listsTests, TraitRule.addsCode(node) {
      refuse(.trait("extension \(node.extendedType.trimmedDescription)"), at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let module = node.path.first?.name.plainName ?? ""
    if !purpose.modules(in: source.name).contains(module) { refuse(purpose.refusal(ofImport: module), at: node.path) }
    for name in node.attributes.trimmedNames where name != "preconcurrency" {
      if name == "testable", purpose.testableModules.contains(module) { continue }
      refuse(.importAttribute(name), at: node.attributes)
    }
    return .skipChildren
  }

  // MARK: - Names

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { checkType(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { checkType(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { checkType(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { checkType(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { checkType(node) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { checkType(node) }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for token in node.bindings.flatMap({ $0.pattern.tokens(viewMode: .sourceAccurate) }) {
      checkName(token, of: node, node.modifiers)
    }
    return .visitChildren
  }

  private func checkType(_ node: some NamedDeclSyntax & WithModifiersSyntax) -> SyntaxVisitorContinueKind {
    if AllowedNames.literalTypes.contains(node.name.plainName) {
      refuse(.shadows(node.name.plainName), at: node.name)
    } else {
      checkName(node.name, of: node, node.modifiers)
    }
    return .visitChildren
  }

  /// A public name at file scope is seen wherever the suite imports the module, beside or instead of the one it means.
  private func checkName(_ name: TokenSyntax, of node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax) {
    let isPublic = modifiers.contains { ["public", "open", "package"].contains($0.name.text) }
    guard isPublic, purpose.suiteNames.contains(name.plainName), node.isAtFileScope else { return }
    refuse(.shadows(name.plainName), at: name)
  }

  // MARK: - Attributes and directives

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.plainName
    if !purpose.attributes.contains(name), !ownNames.contains(name) { refuse(.attribute(name), at: node) }
    if purpose.listsTests, ["Suite", "Test"].contains(name), let early = TraitRule.early(in: node) {
      refuse(.trait(early.trimmedDescription), at: early)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.plainName
    if purpose.listsTests, TraitRule.isTrait(name) { refuse(.trait(name), at: node) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.plainName
    if purpose.listsTests, TraitRule.isTrait(name) { refuse(.trait(name), at: node) }
    return .visitChildren
  }

  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    refuse(.movesLines, at: node)
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if !purpose.takesConditions { refuse(.conditionalCompilation, at: node) }
    return .visitChildren
  }

  private func refuse(_ kind: SourceRefusal.Kind, at node: some SyntaxProtocol) {
    let place = source.place(of: node.start)
    found.append(SourceRefusal(file: source.name, line: place.line, column: place.column, kind: kind))
  }
}

extension SyntaxProtocol {
  /// Whether no declaration, body or expression encloses this; `#if` may.
  fileprivate var isAtFileScope: Bool {
    ancestors.allSatisfy { node in
      switch node.kind {
      case .codeBlockItem, .codeBlockItemList, .ifConfigDecl, .ifConfigClause, .ifConfigClauseList, .sourceFile: true
      default: false
      }
    }
  }
}

extension FunctionDeclSyntax {
  /// Whether this is the `<` by which values of the type around it are sorted.
  fileprivate var ordersOwnType: Bool {
    let types = signature.parameterClause.parameters.map(\.type.trimmedDescription)
    guard name.text == "<", let own = enclosingType, types.count == 2 else { return false }
    return types.allSatisfy { $0 == "Self" || $0 == own || $0.hasSuffix(".\(own)") }
  }
}
