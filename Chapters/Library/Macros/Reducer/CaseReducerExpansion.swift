import SwiftSyntax
import SwiftSyntaxMacros

/// What `@Reducer` adds to an enum: a state, actions and stores with the same cases, and a body that runs the feature of
/// each, unless the enum has one of its own.
struct CaseReducerExpansion {
  private let enumName: String
  private let access: String
  private let cases: ConditionalList<ReducerCase>
  private let hasBody: Bool
  private let stateConformances: [String]
  private let actionConformances: [String]

  /// Reads an enum.
  ///
  /// - Parameters:
  ///   - enumDecl: The enum.
  ///   - attribute: The attribute, with the conformances that it asks for.
  ///   - context: The expansion, which is told what is wrong.
  init(of enumDecl: EnumDeclSyntax, attribute: AttributeSyntax, in context: some MacroExpansionContext) {
    enumName = enumDecl.name.text
    access = AccessLevel(ofMembersOf: enumDecl, in: context).prefix
    cases = ConditionalList(enumDecl.memberBlock.members) { member in
      member.as(EnumCaseDeclSyntax.self).map(ReducerCase.all) ?? []
    }
    hasBody = enumDecl.memberBlock.members.contains { $0.decl.as(VariableDeclSyntax.self)?.isBody == true }
    if cases.all.isEmpty { context.diagnose(.reducerEnumNeedsCases(name: enumName), at: attribute) }
    stateConformances = ["ComposableArchitecture.CaseReducerState"] + attribute.conformances(for: "state")
    actionConformances = attribute.conformances(for: "action")
  }

  /// The declarations to add.
  var members: [DeclSyntax] {
    guard !cases.all.isEmpty else { return [] }
    let conformances = actionConformances.isEmpty ? "" : ": " + actionConformances.joined(separator: ", ")
    return [
      """
      @CasePaths.CasePathable @dynamicMemberLookup @ComposableArchitecture.ObservableState
      \(raw: access)enum State: \(raw: stateConformances.joined(separator: ", ")) {
      \(raw: access)typealias StateReducer = \(raw: enumName)
      \(raw: cases.lines(\.stateCase))
      }
      """,
      """
      @CasePaths.CasePathable
      \(raw: access)enum Action\(raw: conformances) {
      \(raw: cases.lines(\.actionCase))
      }
      """,
      """
      \(raw: access)enum CaseScope {
      \(raw: cases.lines(\.storeCase))
      }
      """,
      """
      @MainActor
      \(raw: access)static func scope(_ store: ComposableArchitecture.Store<State, Action>) -> CaseScope {
      switch store.state {
      \(raw: cases.lines(\.storeChoice))
      }
      }
      """,
      "\(raw: access)typealias Body = ComposableArchitecture.Reduce<State, Action>",
    ] + (hasBody ? [reducer] : [body, reducer])
  }

  private var body: DeclSyntax {
    """
    \(raw: access)static var body: Body {
    Body._$cases {
    \(raw: cases.lines(\.scope))
    }
    }
    """
  }

  private var reducer: DeclSyntax {
    """
    \(raw: access)static var _$reducer: Body {
    \(raw: hasBody ? "Body._$cases {\nbody\n}" : "body")
    }
    """
  }
}

/// A case of an enum of features.
private struct ReducerCase {
  let enumCase: EnumCase
  /// What the case stands for.
  let content: Content

  enum Content {
    /// A feature: its type, and the expression that makes it.
    case feature(type: String, value: String)
    /// An alert, a dialog: something that has actions, but no logic, and goes away with its answer.
    case ephemeral(type: String)
    /// Nothing that has actions: what is ignored, and what holds no value or several.
    case other
  }

  static func all(in declaration: EnumCaseDeclSyntax) -> [ReducerCase] {
    let isIgnored = declaration.attributes.contains(named: "ReducerCaseIgnored")
    let isEphemeral = declaration.attributes.contains(named: "ReducerCaseEphemeral")
    return declaration.elements.map { element in
      let content = isIgnored ? .other : content(of: element, isEphemeral: isEphemeral)
      return ReducerCase(enumCase: EnumCase(element), content: content)
    }
  }

  private static func content(of element: EnumCaseElementSyntax, isEphemeral: Bool) -> Content {
    let parameters = element.parameterClause?.parameters ?? []
    guard let parameter = parameters.first, parameters.count == 1 else { return .other }
    let type = parameter.type.trimmedDescription
    if isEphemeral || ["AlertState", "ConfirmationDialogState"].contains(parameter.type.lastName) {
      return .ephemeral(type: type)
    }
    return .feature(type: type, value: parameter.defaultValue?.value.trimmedDescription ?? "\(type)()")
  }

  /// The case of the state.
  var stateCase: String {
    guard case .feature(let type, _) = content else { return "case \(declaration)" }
    return "case \(enumCase.name)(\(type).State)"
  }

  /// The case of the actions, if there are any.
  var actionCase: String {
    switch content {
    case .feature(let type, _), .ephemeral(let type): "case \(enumCase.name)(\(type).Action)"
    case .other: ""
    }
  }

  /// The reducer that runs the case, if it has actions.
  var scope: String {
    switch content {
    case .feature(_, let value): scope(running: value)
    case .ephemeral: scope(running: "ComposableArchitecture.EmptyReducer()")
    case .other: ""
    }
  }

  /// The case of the stores.
  var storeCase: String {
    guard case .feature(let type, _) = content else { return "case \(declaration)" }
    return "case \(enumCase.name)(ComposableArchitecture.StoreOf<\(type)>)"
  }

  /// What a `switch` over the state returns for the case.
  var storeChoice: String {
    guard case .feature = content else { return "\(enumCase.pattern): return \(enumCase.rebuilding)" }
    let name = enumCase.name
    return "case .\(name)(let last): return .\(name)(store._$scope(last, state: \\.\(name), action: \\.\(name)))"
  }

  private var declaration: String {
    enumCase.node.trimmed.with(\.trailingComma, nil).description
  }

  private func scope(running value: String) -> String {
    """
    ComposableArchitecture.Scope(state: \\.\(enumCase.name), action: \\.\(enumCase.name)) {
    \(value)
    }
    """
  }
}

extension AttributeSyntax {
  /// The protocols that are asked for in one argument: `state: .equatable, .sendable`.
  fileprivate func conformances(for label: String) -> [String] {
    guard case .argumentList(let arguments) = arguments else { return [] }
    var current: String?
    return arguments.compactMap { argument in
      current = argument.label?.text ?? current
      guard current == label, let name = argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      else { return nil }
      return "Swift." + name.prefix(1).uppercased() + name.dropFirst()
    }
  }
}
