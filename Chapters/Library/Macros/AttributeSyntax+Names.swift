import SwiftSyntax

extension AttributeSyntax {
  /// The attribute's name without the module: `CasePathable` for `@CasePaths.CasePathable`.
  var lastName: String { attributeName.lastName }
}

extension AttributeListSyntax {
  /// Whether one of the attributes has a name, with or without its module.
  func contains(named name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.lastName == name }
  }
}
