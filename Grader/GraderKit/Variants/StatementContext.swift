import SwiftSyntax

/// Where a list of statements stands, and so how a choice between two of them may be written.
struct StatementContext {
  private enum Kind {
    /// A body whose last value, if it is alone, is returned.
    case value
    /// A body that returns nothing, or builds its result from each statement.
    case plain
    /// Within a body: in a closure or a branch, whose single expression may be a value to somebody.
    case within
  }

  private let kind: Kind

  init(of list: CodeBlockItemListSyntax) {
    kind = Self.kind(of: list)
  }

  /// Whether one of two lists can be chosen here.
  func canChoose(_ lists: CodeBlockItemListSyntax...) -> Bool {
    kind != .within || lists.allSatisfy { $0.singleExpression == nil }
  }

  /// The statements as a branch of the choice, in which nothing is returned without a word.
  ///
  /// - Parameters:
  ///   - list: The statements.
  ///   - text: Their text; by default as they stand.
  /// - Returns: The text of a block.
  func text(of list: CodeBlockItemListSyntax, _ text: String? = nil) -> String {
    let text = text ?? list.description
    guard kind == .value, let only = list.first, list.count == 1, only.isValue else { return text }
    return "return " + text.trimmingPrefix(while: \.isWhitespace)
  }

  private static func kind(of list: CodeBlockItemListSyntax) -> Kind {
    guard let parent = list.parent else { return .plain }
    let owner = parent.is(CodeBlockSyntax.self) ? parent.parent : parent
    if let function = owner?.as(FunctionDeclSyntax.self) {
      let result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
      return ["Void", "()"].contains(result) || function.attributes.haveBuilder ? .plain : .value
    }
    if owner?.is(InitializerDeclSyntax.self) == true || owner?.is(DeinitializerDeclSyntax.self) == true {
      return .plain
    }
    if let accessor = owner?.as(AccessorDeclSyntax.self), accessor.accessorSpecifier.tokenKind != .keyword(.get) {
      return .plain
    }
    guard owner?.is(AccessorDeclSyntax.self) == true || owner?.is(AccessorBlockSyntax.self) == true else {
      return .within
    }
    let variable = list.ancestors.lazy.compactMap { $0.as(VariableDeclSyntax.self) }.first
    return variable?.isBuilt == true ? .plain : .value
  }
}

extension CodeBlockItemListSyntax {
  /// The list's only statement, if it is an expression other than an assignment.
  fileprivate var singleExpression: ExprSyntax? {
    guard count == 1, let expression = first?.item.as(ExprSyntax.self) else { return nil }
    let words = expression.as(SequenceExprSyntax.self)?.elements.map(\.trimmedDescription) ?? []
    let isAssignment = words.contains { word in
      word == "=" || word.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(word)
    }
    return isAssignment ? nil : expression
  }
}

extension CodeBlockItemSyntax {
  /// Whether a body of this alone returns its value.
  fileprivate var isValue: Bool {
    if let call = item.as(FunctionCallExprSyntax.self) {
      return !["fatalError", "preconditionFailure"].contains(call.calledExpression.trimmedDescription)
    }
    if item.is(ExprSyntax.self) { return true }
    guard let statement = item.as(ExpressionStmtSyntax.self) else { return false }
    return !statement.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
  }
}

extension VariableDeclSyntax {
  /// Whether a result builder makes its value, as that of a reducer's or a view's body.
  fileprivate var isBuilt: Bool {
    attributes.haveBuilder
      || bindings.contains { binding in
        binding.pattern.trimmedDescription == "body"
          && binding.typeAnnotation?.type.is(SomeOrAnyTypeSyntax.self) == true
      }
  }
}

extension AttributeListSyntax {
  fileprivate var haveBuilder: Bool {
    contains { element in
      element.as(AttributeSyntax.self)?.attributeName.trimmedDescription.contains("Builder") == true
    }
  }
}
