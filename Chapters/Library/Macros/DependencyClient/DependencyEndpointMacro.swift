import SwiftSyntax
import SwiftSyntaxMacros

/// `@DependencyEndpoint`: a closure that fails the test until it is given, and a method with its labels.
enum DependencyEndpointMacro {}

extension DependencyEndpointMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let endpoint = declaration.as(VariableDeclSyntax.self).flatMap(Endpoint.init) else { return [] }
    let storage = endpoint.storageName
    let initializer: AccessorDeclSyntax = """
      @storageRestrictions(initializes: \(storage))
      init(initialValue) {
      \(storage) = initialValue
      }
      """
    // Through it a default would become the closure that is called, instead of what the closure returns when it is not given.
    let initializers = endpoint.defaultValue == nil ? [initializer] : []
    return initializers + [
      """
      get {
      \(storage)
      }
      """,
      """
      set {
      \(storage) = newValue
      }
      """,
    ]
  }
}

extension DependencyEndpointMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self), let endpoint = Endpoint(variable) else {
      context.diagnose(.endpointNeedsClosure, at: node)
      return []
    }
    if endpoint.defaultValue == nil, !endpoint.isThrowing, !endpoint.isVoid, !endpoint.isOptional {
      context.diagnose(
        .endpointNeedsDefault(
          name: endpoint.plainName,
          result: endpoint.function.returnClause.type.trimmedDescription,
          parameters: endpoint.function.parameters.count
        ),
        at: variable
      )
      return []
    }
    var methodName: String?
    if let argument = node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression {
      guard let name = argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue, name.isMethodName else {
        context.diagnose(.methodNeedsName, at: argument)
        return []
      }
      methodName = name == endpoint.plainName ? nil : name
    }
    let owner = context.lexicalContext.reversed().compactMap(\.typeName).joined(separator: ".")
    return [endpoint.storage(owner: owner), endpoint.method(named: methodName)].compactMap(\.self)
  }
}

/// `@DependencyEndpointIgnored`: a mark that `@DependencyClient` reads; it adds nothing.
enum DependencyEndpointIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}

extension String {
  /// Whether it can be written where a method is given its name.
  fileprivate var isMethodName: Bool {
    first.map { $0.isLetter || $0 == "_" } == true && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

extension Syntax {
  /// The name of the type that this node of a lexical context declares or extends.
  fileprivate var typeName: String? {
    asProtocol((any DeclGroupSyntax).self)?.typeName
  }
}
