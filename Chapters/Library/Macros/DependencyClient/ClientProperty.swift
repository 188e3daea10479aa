import SwiftSyntax

/// A property of a client that its initializer gives a value.
struct ClientProperty {
  /// The name as it is written, with backticks if it has them.
  let name: String
  /// The property as a parameter of the initializer.
  let parameter: String
  /// Whether the initializer without arguments can leave the property out.
  let isOptional: Bool

  /// Whether the property is set by a setter, which has to wait until all others have their values.
  let isComputed: Bool

  /// The statement that gives the property its value.
  var assignment: String { "self.\(name) = \(name)" }

  /// A property whose type is not written and cannot be told by its value.
  struct Untyped: Error {
    let name: String
    let node: PatternBindingSyntax
  }

  /// Reads the properties of a declaration that an initializer gives values.
  ///
  /// - Parameter declaration: The declaration.
  /// - Returns: Nothing for constants that have their value, private endpoints, and what something else stores; or the property
  ///   that cannot be a parameter.
  static func all(in declaration: VariableDeclSyntax) -> Result<[ClientProperty], Untyped> {
    let marks = ["DependencyEndpoint", "DependencyEndpointIgnored", "available"]
    let isPlain = declaration.attributes.allSatisfy { attribute in
      attribute.as(AttributeSyntax.self).map { marks.contains($0.lastName) } ?? true
    }
    guard declaration.isStoredInInstance, isPlain else { return .success([]) }
    let isConstant = declaration.bindingSpecifier.tokenKind == .keyword(.let)
    let isEndpoint = declaration.isEndpointOfClient
    var properties: [ClientProperty] = []
    for binding in declaration.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      let value = binding.initializer?.value
      if value != nil && isConstant { continue }
      if declaration.isPrivate && (value != nil || isEndpoint) { continue }
      // `var first, second: Int` gives both the type that stands behind the last one.
      let following = value == nil ? declaration.bindings.last?.typeAnnotation?.type : nil
      let written = binding.typeAnnotation?.type ?? following
      guard let type = written?.trimmedDescription ?? value?.typeOfLiteral else {
        return .failure(Untyped(name: name, node: binding))
      }
      let escaping = written?.functionType == nil ? "" : "@escaping "
      let implied = !isConstant && written?.is(OptionalTypeSyntax.self) == true ? "nil" : nil
      let defaultValue = isEndpoint ? nil : value?.trimmedDescription ?? implied
      properties.append(
        ClientProperty(
          name: name,
          parameter: "\(name): \(escaping)\(type)" + (defaultValue.map { " = \($0)" } ?? ""),
          isOptional: isEndpoint || defaultValue != nil,
          isComputed: isEndpoint && value != nil
        )
      )
    }
    return .success(properties)
  }
}

extension VariableDeclSyntax {
  /// Whether the property is an endpoint of a client: a closure that is not said to be left alone.
  var isEndpointOfClient: Bool {
    !attributes.contains(named: "DependencyEndpointIgnored") && Endpoint(self) != nil
  }

  fileprivate var isPrivate: Bool {
    modifiers.contains { $0.detail == nil && [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) }
  }
}

extension ExprSyntax {
  /// The type of a literal.
  fileprivate var typeOfLiteral: String? {
    switch kind {
    case .booleanLiteralExpr: "Swift.Bool"
    case .floatLiteralExpr: "Swift.Double"
    case .integerLiteralExpr: "Swift.Int"
    case .stringLiteralExpr: "Swift.String"
    default: nil
    }
  }
}
