import SwiftSyntax

extension VariantMerge {
  /// Declarations, each merged with those of the same name; what only variants have comes last.
  func declarations(_ reference: Syntax, _ versions: [Version]) throws(VariantError) -> String {
    if let file = reference.as(SourceFileSyntax.self) {
      let inner = versions.map { version in
        let list = version.node.as(SourceFileSyntax.self).map { Syntax($0.statements) }
        return Version(number: version.number, fileName: version.fileName, node: list ?? version.node)
      }
      return try declarations(Syntax(file.statements), inner) + file.endOfFileToken.description
    }
    let own = MergedDeclaration.all(in: reference)
    let others = versions.map { (version: $0, declarations: MergedDeclaration.all(in: $0.node)) }
    var result = ""
    for declaration in own {
      var same: [Version] = []
      for (version, declarations) in others {
        if let found = declarations.first(where: { $0.name == declaration.name }) {
          guard VariantFit.fits(declaration.node, found.node) else {
            throw VariantError(version.fileName, nil, .differsOutsideBody(declaration.name))
          }
          same.append(Version(number: version.number, fileName: version.fileName, node: found.node))
        } else if !declaration.isPrivate {
          throw VariantError(version.fileName, nil, .removes(declaration.name))
        }
      }
      result += try text(declaration.node, same)
    }
    return result + (try additions(others, to: own))
  }

  private func additions(
    _ others: [(version: Version, declarations: [MergedDeclaration])],
    to own: [MergedDeclaration]
  ) throws(VariantError) -> String {
    var added: [(declaration: MergedDeclaration, fileName: String)] = []
    for (version, declarations) in others {
      for declaration in declarations where !own.contains(where: { $0.name == declaration.name }) {
        if declaration.isStorage { throw VariantError(version.fileName, nil, .addsStorage(declaration.name)) }
        guard let known = added.first(where: { $0.declaration.name == declaration.name }) else {
          added.append((declaration, version.fileName))
          continue
        }
        guard known.declaration.node.says(declaration.node) else {
          throw VariantError(version.fileName, nil, .addsAnother(declaration.name, than: known.fileName))
        }
      }
    }
    return added.map { "\n" + $0.declaration.node.description }.joined()
  }
}

/// A declaration among others, by the name that its versions share.
private struct MergedDeclaration {
  /// As messages show it: `func charge(Int)`.
  var name: String
  var node: Syntax
  /// Whether only its own file can use it.
  var isPrivate: Bool
  /// Whether it makes values of its type larger, or a type's cases more.
  var isStorage: Bool

  static func all(in list: Syntax) -> [MergedDeclaration] {
    var times: [String: Int] = [:]
    return list.children(viewMode: .sourceAccurate).map { item in
      let declared = item.as(MemberBlockItemSyntax.self).map { Syntax($0.decl) }
      let node = declared ?? item.as(CodeBlockItemSyntax.self).map { Syntax($0.item) } ?? item
      var declaration = MergedDeclaration(item, node)
      let count = times[declaration.name, default: 0] + 1
      times[declaration.name] = count
      if count > 1 { declaration.name += " (\(count))" }
      return declaration
    }
  }

  private init(_ item: Syntax, _ declaration: Syntax) {
    node = item
    let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
    let words = modifiers?.map(\.name.text) ?? []
    isPrivate = words.contains { ["private", "fileprivate"].contains($0) }
    isStorage = false
    switch declaration.as(SyntaxEnum.self) {
    case .functionDecl(let function):
      name = "func \(function.name.text)(\(function.signature.parameterClause.types))"
    case .initializerDecl(let initializer):
      name = "init(\(initializer.signature.parameterClause.types))"
    case .variableDecl(let variable):
      let names = variable.bindings.map(\.pattern.trimmedDescription).joined(separator: ", ")
      name = "\(variable.bindingSpecifier.text) \(names)"
      let isShared = words.contains("static") || item.is(CodeBlockItemSyntax.self)
      isStorage = !isShared && variable.bindings.contains { $0.accessorBlock?.computes != true }
    case .enumCaseDecl(let cases):
      name = "case \(cases.elements.map(\.name.text).joined(separator: ", "))"
      isStorage = true
    case .extensionDecl(let extended):
      let clauses = [extended.inheritanceClause?.trimmedDescription, extended.genericWhereClause?.trimmedDescription]
      name = (["extension", extended.extendedType.trimmedDescription] + clauses.compactMap { $0 }).joined(
        separator: " "
      )
    case .importDecl(let imported):
      name = imported.trimmedDescription
      isPrivate = true
    default:
      if let type = declaration.asProtocol((any NamedDeclSyntax).self),
        let group = declaration.asProtocol((any DeclGroupSyntax).self)
      {
        name = "\(group.introducer.text) \(type.name.text)"
      } else {
        name = declaration.trimmedDescription
      }
    }
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate var types: String {
    parameters.map { "\($0.firstName.text): \($0.type.trimmedDescription)" }.joined(separator: ", ")
  }
}

extension AccessorBlockSyntax {
  /// Whether its property is computed, not stored and observed.
  fileprivate var computes: Bool {
    guard case .accessors(let accessors) = accessors else { return true }
    return !accessors.contains { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
  }
}
