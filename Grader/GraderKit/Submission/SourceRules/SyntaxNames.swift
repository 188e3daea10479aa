import SwiftSyntax

extension TokenSyntax {
  /// The name that this token spells, without the backticks that it may stand in.
  var plainName: String { identifier?.name ?? text }
}

extension TypeSyntax {
  /// The names of a nominal type from the outside in, without generic arguments; `nil` for any other type.
  var pathNames: [String]? {
    if let type = self.as(IdentifierTypeSyntax.self) {
      // A name with its module is never the learner's own.
      return type.trimmedDescription.contains("::") ? nil : [type.name.plainName]
    }
    guard let member = self.as(MemberTypeSyntax.self), let base = member.baseType.pathNames else { return nil }
    return base + [member.name.plainName]
  }
}

extension AttributeSyntax {
  /// The attribute's last name: `Reducer` of `@ComposableArchitecture.Reducer`.
  var plainName: String {
    if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.plainName }
    return attributeName.as(IdentifierTypeSyntax.self)?.name.plainName ?? attributeName.trimmedDescription
  }
}

extension AttributeListSyntax {
  /// The names of the attributes, also of those within `#if`.
  var trimmedNames: [String] {
    flatMap { element -> [String] in
      if let attribute = element.as(AttributeSyntax.self) { return [attribute.plainName] }
      let clauses = element.as(IfConfigDeclSyntax.self)?.clauses.map(\.elements) ?? []
      return clauses.flatMap { $0?.as(AttributeListSyntax.self)?.trimmedNames ?? [] }
    }
  }
}
