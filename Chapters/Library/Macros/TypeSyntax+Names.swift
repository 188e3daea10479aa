import SwiftSyntax

extension TypeSyntax {
  /// The type's own name, without what encloses it and without its arguments.
  var lastName: String {
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
    return trimmedDescription
  }

  /// Every name in the type that is looked up from where the type is written, not as a member of another type.
  var names: [String] {
    tokens(viewMode: .sourceAccurate).filter { $0.parent?.is(IdentifierTypeSyntax.self) == true }.map(\.text)
  }

  /// The same type with other names in it.
  ///
  /// - Parameter names: The new name for each name that changes.
  /// - Returns: The type.
  func renaming(_ names: [String: String]) -> some SyntaxProtocol {
    TypeRenamer(names).rewrite(self)
  }
}

private final class TypeRenamer: SyntaxRewriter {
  private let names: [String: String]

  init(_ names: [String: String]) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ type: IdentifierTypeSyntax) -> TypeSyntax {
    guard let name = names[type.name.text] else { return super.visit(type) }
    return super.visit(type.with(\.name, .identifier(name)))
  }
}
