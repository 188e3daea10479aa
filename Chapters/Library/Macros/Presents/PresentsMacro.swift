import SwiftSyntax
import SwiftSyntaxMacros

/// `@Presents`: turns an optional field of an observed state into a view of a `PresentationState`.
enum PresentsMacro {}

extension PresentsMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // The peer role tells about a wrong declaration; one message is enough.
    guard let property = try? PresentedProperty(declaration, in: context) else { return [] }
    return [
      """
      @storageRestrictions(initializes: _\(property.name))
      init(initialValue) {
      _\(property.name) = ComposableArchitecture.PresentationState(wrappedValue: initialValue)
      }
      """
    ] + accessors(of: "_\(property.name).wrappedValue", property)
  }

  /// Accessors that tell who reads the field and who changes it.
  private static func accessors(of storage: TokenSyntax, _ property: PresentedProperty) -> [AccessorDeclSyntax] {
    [
      """
      get {
      _$observationRegistrar.access(self, keyPath: \\.\(property.name))
      return \(storage)
      }
      """,
      """
      set {
      let earlier = _$observationRegistrar.willSet(_\(property.name).wrappedValue)
      \(storage) = newValue
      if _$observationRegistrar.didChange(_\(property.name).wrappedValue, since: earlier) {
      _$observationRegistrar.notify(self, keyPath: \\.\(property.name))
      }
      }
      """,
      """
      _modify {
      let earlier = _$observationRegistrar.willModify(_\(property.name).wrappedValue)
      defer {
      if _$observationRegistrar.didChange(_\(property.name).wrappedValue, since: earlier) {
      _$observationRegistrar.notify(self, keyPath: \\.\(property.name))
      }
      }
      yield &\(storage)
      }
      """,
    ]
  }
}

extension PresentsMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let property: PresentedProperty
    do {
      property = try PresentedProperty(declaration, in: context)
    } catch {
      context.diagnose(error, at: node)
      return []
    }
    let type: TypeSyntax = "ComposableArchitecture.PresentationState<\(property.type)>"
    let projection = accessors(of: "_\(property.name)", property).map(\.description).joined(separator: "\n")
    return [
      """
      \(raw: property.access)var $\(property.name): \(type) {
      \(raw: projection)
      }
      """,
      "private var _\(property.name) = \(type)(wrappedValue: \(property.initialValue))",
    ]
  }
}

/// A field that `@Presents` stands before.
private struct PresentedProperty {
  let name: TokenSyntax
  /// The type without the optional around it.
  let type: TypeSyntax
  let initialValue: ExprSyntax
  /// The access level to write before what others may see, with a blank at its end.
  let access: String

  init(
    _ declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws(MacroDiagnostic) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var), variable.isStoredInInstance,
      let type = binding.typeAnnotation?.type.wrappedType
    else { throw .presentsNeedsOptional }
    let surroundings = context.lexicalContext.first?.asProtocol((any DeclGroupSyntax).self)
    guard surroundings?.attributes.contains(named: "ObservableState") != false else {
      throw .presentsNeedsObservableState
    }
    name = .identifier(pattern.identifier.text.filter { $0 != "`" })
    self.type = type
    initialValue = binding.initializer?.value.trimmed ?? "nil"
    access = AccessLevel(of: variable).prefix
  }
}

extension TypeSyntax {
  /// What an optional type wraps.
  fileprivate var wrappedType: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
    guard lastName == "Optional", case .type(let type) = genericArguments?.first?.argument else { return nil }
    return type.trimmed
  }

  private var genericArguments: GenericArgumentListSyntax? {
    self.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments
      ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause?.arguments
  }
}
