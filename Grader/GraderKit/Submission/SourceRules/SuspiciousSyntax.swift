import SwiftSyntax

/// Finds what a teacher may want to look at, in one file.
final class SuspiciousSyntax: SyntaxVisitor {
  private(set) var found: [Suspicion] = []
  private let source: ParsedSource
  /// The functions that the file declares itself, which may be called what they like.
  private var ownFunctions: Set<String> = []

  init(_ source: ParsedSource) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
    ownFunctions = FunctionNames(source.tree).names
    walk(source.tree)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.plainName
    let member = node.parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == node.id ? $0 : nil }
    if let code = SuspiciousNames.anywhere(name) {
      suspect(code, name, at: node)
    } else if let code = SuspiciousNames.members[name], member != nil {
      suspect(code, name, at: node)
    } else if let code = SuspiciousNames.functions[name], !ownFunctions.contains(name) {
      // `.open` may be a case, and `door.open()` a dependency's.
      let isFree = member == nil || SuspiciousNames.systemModules.contains(member?.base?.trimmedDescription ?? "")
      if isFree, node.isCalled || member != nil || node.isPassed { suspect(code, name, at: node) }
    }
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.label, let code = SuspiciousNames.labels[label.plainName], !node.belongsToCollection {
      suspect(code, label.plainName, at: label)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if let code = SuspiciousNames.anywhere(node.name.plainName) { suspect(code, node.name.plainName, at: node) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declares(node.name) }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { declares(node.identifier) }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.detail?.detail.text == "unsafe" { suspect(.unsafe, node.trimmedDescription, at: node) }
    return .visitChildren
  }

  override func visit(_ node: StringSegmentSyntax) -> SyntaxVisitorContinueKind {
    for folder in ["/proc/", "/dev/"] where node.content.text.contains(folder) { suspect(.files, folder, at: node) }
    return .visitChildren
  }

  private func declares(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    if let code = SuspiciousNames.witnesses[name.plainName] { suspect(code, name.plainName, at: name) }
    return .visitChildren
  }

  private func suspect(_ code: Suspicion.Code, _ name: String, at node: some SyntaxProtocol) {
    let suspicion = Suspicion(
      file: source.name,
      line: source.place(of: node.start).line,
      code: code,
      name: String(name.prefix(60))
    )
    if !found.contains(suspicion) { found.append(suspicion) }
  }
}

extension LabeledExprSyntax {
  /// Whether it is an argument of what adds elements to a collection: `append(contentsOf:)`.
  fileprivate var belongsToCollection: Bool {
    let called = parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
    return ["append", "insert"].contains(called?.declName.baseName.text)
  }
}

extension DeclReferenceExprSyntax {
  fileprivate var isCalled: Bool {
    parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(self).id
  }

  /// Whether the name itself is handed on, to be called elsewhere.
  fileprivate var isPassed: Bool {
    parent?.is(LabeledExprSyntax.self) == true || parent?.is(InitializerClauseSyntax.self) == true
  }
}

/// The names of the functions, the parameters and the variables of a file.
private final class FunctionNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.plainName)
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.plainName)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).plainName)
    return .visitChildren
  }
}
