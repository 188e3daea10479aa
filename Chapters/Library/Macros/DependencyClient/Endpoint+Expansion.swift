import SwiftSyntax
import SwiftSyntaxMacros

extension Endpoint {
  /// The private property that holds the closure: at first one that fails the test.
  ///
  /// - Parameter owner: The type that has the endpoint, as the issue names it.
  /// - Returns: The property.
  func storage(owner: String) -> DeclSyntax {
    "private var \(storageName): \(type) = \(unimplemented(name: "\(owner).\(plainName)"))"
  }

  /// The method that calls the closure with the labels of its parameters.
  ///
  /// - Parameter methodName: The name of the method, if it is to be another one than that of the property.
  /// - Returns: `nil` if the method would be called like the closure itself.
  func method(named methodName: String?) -> DeclSyntax? {
    let parameters = function.parameters.enumerated().map(Parameter.init)
    guard methodName != nil || parameters.contains(where: { $0.label != nil }) else { return nil }
    let effects = function.effectSpecifiers.map { "\($0.trimmedDescription) " } ?? ""
    let signature = "(\(parameters.map(\.declaration).joined(separator: ", "))) \(effects)"
    return """
      \(raw: prefix)func \(raw: methodName ?? name.text)\(raw: signature)-> \(function.returnClause.type.trimmed) {
      \(raw: callWords)\(storageName)(\(raw: parameters.map(\.argument).joined(separator: ", ")))
      }
      """
  }

  private func unimplemented(name: String) -> ExprSyntax {
    let parameters = function.parameters.map(\.type.trimmedDescription).joined(separator: ", ")
    let arguments = function.parameters.indices.enumerated().map { "$\($0.offset)" }
    let stub = "IssueReporting.unimplemented(\"\(name)\""
    if let defaultValue {
      // What is not written as a closure may be anything, such as a stand-in that fails the test by itself.
      guard defaultValue.is(ClosureExprSyntax.self) else { return defaultValue }
      let report =
        hasInout
        ? "(\(stub)) as @Sendable () -> Swift.Void)()"
        : "(\(stub)) as @Sendable (\(parameters)) -> Swift.Void)(\(arguments.joined(separator: ", ")))"
      let passed = zip(arguments, function.parameters).map { $1.type.isInout ? "&\($0)" : $0 }
      return """
        {
        \(raw: report)
        return \(raw: callWords)(\(defaultValue) as \(type))(\(raw: passed.joined(separator: ", ")))
        }
        """
    }
    let placeholder = !isThrowing && isOptional ? ", placeholder: nil" : ""
    guard hasInout else { return "\(raw: stub)\(raw: placeholder))" }
    let effects = function.effectSpecifiers.map { "\($0.trimmedDescription) " } ?? ""
    let ignored = arguments.map { _ in "_" }.joined(separator: ", ")
    return """
      { \(raw: ignored) in
      \(raw: callWords)(\(raw: stub)\(raw: placeholder)) as @Sendable () \(raw: effects)-> \(function.returnClause.type.trimmed))()
      }
      """
  }

  /// The words before a call of the closure: `try await`.
  private var callWords: String {
    let effects = function.effectSpecifiers
    return (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
  }

  private var hasInout: Bool { function.parameters.contains(where: \.type.isInout) }

  /// What goes before the method: availability, the actor of the closure, and who can see the property.
  private var prefix: String {
    let availability = declaration.attributes.filter { $0.as(AttributeSyntax.self)?.lastName == "available" }
    let actors = type.as(AttributedTypeSyntax.self)?.attributes.filter {
      $0.as(AttributeSyntax.self)?.isGlobalActor == true
    }
    let modifiers = declaration.modifiers.filter {
      $0.detail == nil && AccessLevel.keywords.contains($0.name.tokenKind)
    }
    let words = availability.map(\.trimmedDescription) + (actors ?? []).map(\.trimmedDescription)
    return (words + modifiers.map(\.trimmedDescription)).map { "\($0) " }.joined()
  }
}

/// A parameter of a closure, as a parameter of a method.
private struct Parameter {
  let label: String?
  let declaration: String
  let argument: String

  init(index: Int, element: TupleTypeElementSyntax) {
    // A function type writes `_ id: Int`: its only names are those of the parameters.
    label = element.secondName?.text ?? element.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.text }
    // Parameters of a function type escape by themselves; those of a method have to say so.
    let escaping =
      element.type.functionType != nil && !element.type.isInout && !element.type.isEscaping ? "@escaping " : ""
    let type = escaping + element.type.trimmedDescription
    declaration = label.map { "\($0): \(type)" } ?? "_ p\(index): \(type)"
    argument = (element.type.isInout ? "&" : "") + (label ?? "p\(index)")
  }
}

extension TypeSyntax {
  fileprivate var isInout: Bool {
    guard let attributed = self.as(AttributedTypeSyntax.self) else { return false }
    return attributed.specifiers.contains { $0.trimmedDescription == "inout" }
  }

  fileprivate var isEscaping: Bool {
    self.as(AttributedTypeSyntax.self)?.attributes.contains(named: "escaping") == true
  }
}

extension AttributeSyntax {
  /// Whether the attribute of a function type is a global actor: what is not one of the language's own.
  fileprivate var isGlobalActor: Bool {
    !["Sendable", "escaping", "autoclosure", "convention", "concurrent", "isolated", "nonisolated"].contains(lastName)
  }
}
