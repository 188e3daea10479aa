import SwiftSyntax

/// A property that holds a closure, as `@DependencyEndpoint` needs it.
struct Endpoint {
  /// The name as it is written, with backticks if it has them.
  let name: TokenSyntax
  /// The type as it is written, with its attributes.
  let type: TypeSyntax
  /// The type without attributes.
  let function: FunctionTypeSyntax
  /// What the property is given where it is declared.
  let defaultValue: ExprSyntax?
  /// The property.
  let declaration: VariableDeclSyntax

  /// Reads a property; it is no endpoint unless it is a stored `var` that says that it holds a closure.
  ///
  /// - Parameter declaration: The property.
  init?(_ declaration: VariableDeclSyntax) {
    guard declaration.bindingSpecifier.tokenKind == .keyword(.var), declaration.isStoredInInstance,
      let binding = declaration.bindings.first, declaration.bindings.count == 1, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let type = binding.typeAnnotation?.type, let function = type.functionType
    else { return nil }
    self.name = name.trimmed
    self.type = type.trimmed
    self.function = function
    self.declaration = declaration
    defaultValue = binding.initializer?.value.trimmed
  }

  /// The name without backticks.
  var plainName: String { name.text.filter { $0 != "`" } }

  /// The name of the property that holds the closure.
  var storageName: TokenSyntax { .identifier("_" + plainName) }

  /// Whether the closure can throw anything.
  var isThrowing: Bool {
    guard let throwsClause = function.effectSpecifiers?.throwsClause else { return false }
    return ["Error", "anyError", "Swift.Error", "anySwift.Error"].contains(throwsClause.type?.text ?? "Error")
  }

  /// Whether the closure returns nothing.
  var isVoid: Bool { ["Void", "()", "Swift.Void"].contains(function.returnClause.type.text) }

  /// Whether the closure returns an optional.
  var isOptional: Bool {
    let type = function.returnClause.type
    return type.is(OptionalTypeSyntax.self) || type.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }
}

extension TypeSyntax {
  /// The function type, without attributes and parentheses.
  var functionType: FunctionTypeSyntax? {
    if let function = self.as(FunctionTypeSyntax.self) { return function.trimmed }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.functionType }
    guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let element = tuple.elements.first,
      element.firstName == nil
    else { return nil }
    return element.type.functionType
  }

  /// The type without blanks.
  fileprivate var text: String { trimmedDescription.filter { !$0.isWhitespace } }
}
