import SwiftSyntax
import SwiftSyntaxMacros

/// How far the members that a macro adds to a type can be seen.
enum AccessLevel: String {
  case `public`
  case package
  case `internal`

  /// The level that members need to be seen wherever the type is.
  ///
  /// - Parameters:
  ///   - declaration: The type.
  ///   - context: The expansion, which knows the extension around the type: a type in a `public extension` is public.
  init(ofMembersOf declaration: some DeclGroupSyntax, in context: some MacroExpansionContext) {
    let surroundings = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.modifiers
    self = Self(declaration.modifiers) ?? surroundings.flatMap { Self($0) } ?? .internal
  }

  /// The level that a declaration names itself.
  ///
  /// - Parameter declaration: The declaration.
  init(of declaration: some WithModifiersSyntax) {
    self = Self(declaration.modifiers) ?? .internal
  }

  /// The words to write before a member, with a blank at their end.
  var prefix: String {
    self == .internal ? "" : rawValue + " "
  }

  /// The words that say how far a declaration can be seen.
  static let keywords: [TokenKind] = [
    .keyword(.open), .keyword(.public), .keyword(.package), .keyword(.internal), .keyword(.fileprivate),
    .keyword(.private),
  ]

  private init?(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): self = .public
      case .keyword(.package): self = .package
      case .keyword(.internal), .keyword(.private), .keyword(.fileprivate): self = .internal
      default: continue
      }
      return
    }
    return nil
  }
}
