import SwiftSyntax
import SwiftSyntaxMacros

/// What a reducer that is a struct declares of the things that it needs, and what the macro adds for it.
struct ReducerParts {
  /// The `body`.
  let body: VariableDeclSyntax?
  /// The method `reduce(into:action:)`.
  let reduceMethod: FunctionDeclSyntax?
  private let typeNames: Set<String>
  private let access: String

  /// Reads a reducer.
  ///
  /// - Parameters:
  ///   - structDecl: The reducer.
  ///   - context: The expansion.
  init(of structDecl: StructDeclSyntax, in context: some MacroExpansionContext) {
    let members = structDecl.memberBlock.members.declarations
    body = members.lazy.compactMap { $0.as(VariableDeclSyntax.self) }.first(where: \.isBody)
    reduceMethod = members.lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first(where: \.isReduce)
    let parameters = structDecl.genericParameterClause?.parameters.map(\.name.text) ?? []
    typeNames = Set(members.compactMap(\.nameOfType) + parameters)
    access = AccessLevel(ofMembersOf: structDecl, in: context).prefix
  }

  /// A state without fields, actions of which there are none, a body that does nothing: whichever of them is left out.
  ///
  /// Nothing where the compiler finds the two types by itself, since the method or the body names others.
  var missing: [DeclSyntax] {
    guard reduceMethod == nil, body?.namesOtherTypes != true else { return [] }
    var members: [DeclSyntax] = []
    if !typeNames.contains("State") {
      members.append(
        """
        @ComposableArchitecture.ObservableState
        \(raw: access)struct State: Swift.Hashable, Swift.Sendable {
        \(raw: access)init() {
        }
        }
        """
      )
    }
    if !typeNames.contains("Action") {
      members.append("@CasePaths.CasePathable\n\(raw: access)enum Action: Swift.Hashable, Swift.Sendable {\n}")
    }
    if body == nil {
      members.append(
        """
        \(raw: access)var body: ComposableArchitecture.EmptyReducer<State, Action> {
        ComposableArchitecture.EmptyReducer()
        }
        """
      )
    }
    return members
  }
}

extension VariableDeclSyntax {
  /// Whether this is the `body` of a reducer.
  var isBody: Bool {
    bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "body"
  }

  /// Whether the type of a `body` is one of other types than `State` and `Action`: `some Reducer<Int, Bool>`.
  fileprivate var namesOtherTypes: Bool {
    let names = bindings.first?.typeAnnotation?.type.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
    return !names.contains("State") && !names.contains("Self")
  }
}

extension FunctionDeclSyntax {
  /// Whether this is `reduce(into:action:)`.
  fileprivate var isReduce: Bool {
    name.text == "reduce" && signature.parameterClause.parameters.map(\.firstName.text) == ["into", "action"]
  }
}

extension MemberBlockItemListSyntax {
  /// The declarations, those of all branches of an `#if` too.
  fileprivate var declarations: [DeclSyntax] {
    flatMap { member -> [DeclSyntax] in
      guard let ifConfig = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
      return ifConfig.clauses.flatMap { $0.elements?.as(MemberBlockItemListSyntax.self)?.declarations ?? [] }
    }
  }
}

extension DeclSyntax {
  /// The name of the type that is declared.
  fileprivate var nameOfType: String? {
    switch kind {
    case .structDecl, .enumDecl, .classDecl, .actorDecl, .typeAliasDecl:
      asProtocol((any NamedDeclSyntax).self)?.name.text
    default: nil
    }
  }
}
