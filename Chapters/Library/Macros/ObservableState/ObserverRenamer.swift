import SwiftSyntax

/// Makes `willSet` and `didSet` speak of the property that they have moved to.
///
/// An observer that writes its own property, `didSet { count = max(count, 0) }`, does not start itself again. It would do
/// so for ever, once it stands on the property that holds the value and writes the one that was declared.
final class ObserverRenamer: SyntaxRewriter {
  private let name: String
  private let newName: TokenSyntax
  private let observers: AccessorBlockSyntax
  private let isHidden: Bool

  /// Creates a renamer.
  ///
  /// - Parameters:
  ///   - name: The property that was declared.
  ///   - newName: The property that holds the value.
  ///   - observers: The observers.
  init(from name: String, to newName: TokenSyntax, in observers: AccessorBlockSyntax) {
    self.name = name
    self.newName = newName
    self.observers = observers
    // A local variable of the same name: then only `self.count` is certain to be the property.
    isHidden = observers.tokens(viewMode: .sourceAccurate).contains { token in
      token.identifier?.name == name && token.parent?.isDeclaration == true
    }
    super.init(viewMode: .sourceAccurate)
  }

  /// The observers with the new name in them.
  var rewritten: AccessorBlockSyntax {
    rewrite(observers).as(AccessorBlockSyntax.self) ?? observers
  }

  override func visit(_ reference: DeclReferenceExprSyntax) -> ExprSyntax {
    guard reference.baseName.identifier?.name == name, isOwnProperty(reference) else { return super.visit(reference) }
    let token = newName.with(\.leadingTrivia, reference.baseName.leadingTrivia)
      .with(\.trailingTrivia, reference.baseName.trailingTrivia)
    return ExprSyntax(reference.with(\.baseName, token))
  }

  private func isOwnProperty(_ reference: DeclReferenceExprSyntax) -> Bool {
    if reference.parent?.is(KeyPathPropertyComponentSyntax.self) == true { return false }
    guard let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id else {
      return !isHidden
    }
    return access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }
}

extension Syntax {
  fileprivate var isDeclaration: Bool {
    [.identifierPattern, .closureShorthandParameter, .closureParameter, .closureCapture, .functionParameter].contains(
      kind
    )
  }
}
