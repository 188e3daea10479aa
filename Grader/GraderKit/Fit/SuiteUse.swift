import SwiftSyntax

/// What a place in the copy of a suite uses of the exercise: names and the labels of calls, never a value.
struct SuiteUse: Equatable, Sendable {
  /// The name at the place: `Counter.State` of a type, `count` of a value's member, `up` of a case.
  var name: String?
  /// Whether the name is a case whose type is left out, as in `.up`.
  var isImplicit = false
  /// The innermost call that the place is part of: `Counter.State(count:)`.
  var call: String?
  /// What is assigned to, or compared, where the place is part of an assignment or a comparison.
  var target: String?

  /// Nothing that is known.
  init() {}

  /// Finds out what stands at a place.
  ///
  /// - Parameters:
  ///   - source: The copy of a suite's file.
  ///   - place: Where, as the compiler counts.
  init(_ source: ParsedSource, at place: SourcePlace) {
    guard let offset = source.offset(of: place),
      let token = source.tree.token(at: AbsolutePosition(utf8Offset: offset))
    else { return }
    let ancestors = Array(token.ancestors)
    if let reference = ancestors.lazy.compactMap({ $0.as(DeclReferenceExprSyntax.self) }).first {
      let whole = Self.whole(reference)
      name = Self.name(of: whole)
      isImplicit = whole.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    }
    call = ancestors.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.compactMap(Self.call).first
    // What is wrong within the expansion of a macro is told of the place where it begins.
    if let macro = ancestors.lazy.compactMap({ $0.as(MacroExpansionExprSyntax.self) }).first,
      macro.start == offset, let argument = macro.arguments.first?.expression
    {
      name = Self.name(of: argument)
      call = argument.as(FunctionCallExprSyntax.self).flatMap(Self.call)
    }
    for node in ancestors {
      guard let sequence = node.as(SequenceExprSyntax.self), let first = sequence.elements.first else { continue }
      target = Self.name(of: first)
      break
    }
  }

  /// The name with the names before it, as far as they belong to it.
  private static func whole(_ reference: DeclReferenceExprSyntax) -> ExprSyntax {
    guard let member = reference.parent?.as(MemberAccessExprSyntax.self) else { return ExprSyntax(reference) }
    // In `Counter.State`, a place at `Counter` is about `Counter`, one at `State` about both.
    return member.declName == reference ? ExprSyntax(member) : ExprSyntax(reference)
  }

  /// A type with its path, or else the last name alone.
  private static func name(of expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    if let call = expression.as(FunctionCallExprSyntax.self) { return name(of: call.calledExpression) }
    if let element = expression.as(SubscriptCallExprSyntax.self) { return name(of: element.calledExpression) }
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    let last = member.declName.baseName.text
    guard let base = member.base.flatMap(name), base.split(separator: ".").allSatisfy({ $0.first?.isUppercase == true })
    else { return last }
    return "\(base).\(last)"
  }

  private static func call(_ call: FunctionCallExprSyntax) -> String? {
    guard let name = name(of: call.calledExpression), !name.hasPrefix("GradingMark") else { return nil }
    let isImplicit = call.calledExpression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    let labels = call.arguments.map { "\($0.label?.text ?? "_"):" }.joined()
    return "\(isImplicit ? "." : "")\(name)(\(labels))"
  }
}

extension ParsedSource {
  /// The offset of a place in UTF-8 code units, where there is such a place.
  fileprivate func offset(of place: SourcePlace) -> Int? {
    var line = 1
    var start = 0
    for (offset, byte) in text.utf8.enumerated() {
      if line == place.line { break }
      if byte == UInt8(ascii: "\n") { (line, start) = (line + 1, offset + 1) }
    }
    let offset = start + place.column - 1
    return line == place.line && offset < text.utf8.count ? offset : nil
  }
}
