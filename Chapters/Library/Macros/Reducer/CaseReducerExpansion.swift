import SwiftSyntax
import SwiftSyntaxMacros

/// What `@Reducer` adds to an enum: a state and actions with the same cases, and a body that runs the feature of each.
struct CaseReducerExpansion {
  private let enumName: String
  private let access: String
  private let cases: ConditionalList<ReducerCase>
  private let isValid: Bool
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
    let wrongCases = cases.all.filter { $0.content == nil }
    for wrongCase in wrongCases { context.diagnose(.reducerCaseNeedsOneReducer, at: wrongCase.enumCase.node) }
    if cases.all.isEmpty { context.diagnose(.reducerEnumNeedsCases(name: enumName), at: attribute) }
    isValid = wrongCases.isEmpty && !cases.all.isEmpty
    stateConformances = ["ComposableArchitecture.CaseReducerState"] + attribute.conformances(for: "state")
    actionConformances = attribute.conformances(for: "action")
  }

  /// The declarations to add.
  var members: [DeclSyntax] {
    guard isValid else { return [] }
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
      "\(raw: access)typealias Body = ComposableArchitecture.Reduce<State, Action>",
      """
      \(raw: access)static var body: Body {
      Body._$cases {
      \(raw: cases.lines(\.scope))
      }
      }
      """,
    ]
  }
}

/// A case of an enum of features.
private struct ReducerCase {
  let enumCase: EnumCase
  /// What the case stands for, or `nil` if that cannot be told.
  let content: Content?

  enum Content {
    /// A feature: its type, and the expression that makes it.
    case feature(type: String, value: String)
    /// Nothing that has actions.
    case other
  }

  static func all(in declaration: EnumCaseDeclSyntax) -> [ReducerCase] {
    let isIgnored = declaration.attributes.contains(named: "ReducerCaseIgnored")
    return declaration.elements.map { element in
      ReducerCase(enumCase: EnumCase(element), content: isIgnored ? .other : content(of: element))
    }
  }

  private static func content(of element: EnumCaseElementSyntax) -> Content? {
    let parameters = element.parameterClause?.parameters ?? []
    guard let parameter = parameters.first else { return .other }
    guard parameters.count == 1 else { return nil }
    let type = parameter.type.trimmedDescription
    return .feature(type: type, value: parameter.defaultValue?.value.trimmedDescription ?? "\(type)()")
  }

  var stateCase: String {
    guard case .feature(let type, _) = content else {
      return "case \(enumCase.node.trimmed.with(\.trailingComma, nil))"
    }
    return "case \(enumCase.name)(\(type).State)"
  }

  var actionCase: String {
    guard case .feature(let type, _) = content else { return "" }
    return "case \(enumCase.name)(\(type).Action)"
  }

  var scope: String {
    guard case .feature(_, let value) = content else { return "" }
    return """
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
