import SwiftSyntax

/// Finds in an assertion what can be claimed instead.
struct AlterationFinder {
  /// The values that other claims of the file make about the same field, by the field's path.
  let known: KnownValues
  /// What can stand in a literal's place.
  let others: OtherLiterals

  /// What a call of a test store, or of `expectNoDifference`, can claim instead.
  func alteration(of call: FunctionCallExprSyntax, kind: AssertionKind) -> Alteration? {
    var parts: [Alteration.Part] = []
    switch kind {
    case .send, .receive, .assert:
      if kind == .receive {
        parts += call.arguments.filter { $0.label == nil }.map { Alteration.Part(values: literals(in: $0.expression)) }
      }
      for closure in call.claimClosures { parts += assignments(in: closure) }
    case .expectNoDifference:
      let values = call.arguments.filter { $0.label == nil }.map(\.expression)
      if values.count > 1 { parts.append(part(claiming: [values[1]], about: nil)) }
    default:
      return nil
    }
    parts.removeAll { $0.values.isEmpty }
    return parts.isEmpty ? nil : Alteration(parts: parts, form: .values)
  }

  /// What a `#expect` can claim instead.
  func alteration(of macro: some FreestandingMacroExpansionSyntax) -> Alteration? {
    guard
      let argument = macro.arguments.first, argument.label == nil, macro.trailingClosure == nil,
      !macro.cannotStandOnOneLine, !argument.expression.hasEffects
    else { return nil }
    let condition = argument.expression
    if let elements = condition.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      Array(elements)[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "=="
    {
      let values = literals(in: Array(elements)[2])
      if !values.isEmpty {
        return Alteration(parts: [.init(values: values)], form: .macro(negated: false))
      }
    }
    let whole = Alteration.Value(start: condition.start, end: condition.end, others: [])
    return Alteration(parts: [.init(values: [whole])], form: .macro(negated: true))
  }

  // MARK: - Claims of a closure

  private func assignments(in closure: ClosureExprSyntax) -> [Alteration.Part] {
    let all = Assignments(in: closure).found
    return all.indices.filter { index in
      // What is assigned again later does not matter.
      !all[(index + 1)...].contains { $0.path.hasPrefix(all[index].path) }
    }
    .map { part(claiming: all[$0].value, about: all[$0].path) }
  }

  private func part(claiming value: [ExprSyntax], about path: String?) -> Alteration.Part {
    guard let first = value.first, let last = value.last, !value.contains(where: \.hasEffects) else {
      return Alteration.Part(values: [])
    }
    let literals = value.count == 1 ? literals(in: first) : []
    if !literals.isEmpty { return Alteration.Part(values: literals) }
    // A closure, or a name that the context gives a meaning to, could mean something else as an argument.
    guard value.count > 1 || first.isPlainValue else { return Alteration.Part(values: []) }
    let others = path.map { known.others(than: first, about: $0) } ?? []
    if first.isImplicitMember, others.isEmpty { return Alteration.Part(values: []) }
    return Alteration.Part(values: [Alteration.Value(start: first.start, end: last.end, others: others)])
  }

  // MARK: - Literals

  /// The literals of which a value is made, as far as replacing one makes another value of the same type.
  private func literals(in expression: ExprSyntax) -> [Alteration.Value] {
    let leaves = Leaves(of: expression).found
    let taken = Set(leaves.map(\.trimmedDescription))
    return others.some(leaves.filter(\.isReplaceableLiteral), count: Self.valueLimit).compactMap { leaf in
      let others = others.than(leaf).filter { !taken.contains($0) }
      return others.isEmpty ? nil : Alteration.Value(start: leaf.start, end: leaf.end, others: others)
    }
  }

  /// Each costs the compiler some work.
  private static let valueLimit = 4
}
