import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// What a programmer can get wrong with the library's macros.
///
/// All wording is here.
enum MacroDiagnostic: Error, Equatable {
  case casePathableNeedsEnum(name: String, found: String)
  case casePathableNeedsDistinctNames(String)
  case reducerNeedsStruct(name: String, found: String)
  case reducerBodyIsNeverUsed
  case reducerEnumNeedsCases(name: String)
  case observableStateNeedsValueType(name: String, found: String)
  case observedPropertyNeedsName
  case observedPropertyNeedsOwnDeclaration
  case presentsNeedsOptional
  case presentsNeedsObservableState
}

extension MacroDiagnostic: DiagnosticMessage {
  var message: String {
    switch self {
    case .casePathableNeedsEnum(let name, let found):
      "'@CasePathable' makes key paths to the cases of an enum, and '\(name)' is \(found). Remove the attribute."
    case .casePathableNeedsDistinctNames(let name):
      "'@CasePathable' names each case by a key path, and '\\.\(name)' would name two cases. Rename one of them."
    case .reducerNeedsStruct(let name, let found):
      "'@Reducer' goes on a struct, and '\(name)' is \(found). Declare 'struct \(name)'"
        + " and put 'State', 'Action' and 'body' into it."
    case .reducerBodyIsNeverUsed:
      "A reducer has either a 'body' or 'reduce(into:action:)'. This one has both, and its 'body' is never used:"
        + " move this logic into a 'Reduce' in the 'body'."
    case .reducerEnumNeedsCases(let name):
      "'@Reducer' on an enum makes one feature of several, and '\(name)' has no cases. Name a feature in each case,"
        + " 'case counter(Counter)'; or declare 'struct \(name)' and put 'State', 'Action' and 'body' into it."
    case .observableStateNeedsValueType(let name, let found):
      "'@ObservableState' goes on a struct or an enum, and '\(name)' is \(found): state is a value, so that a test can"
        + " compare what was with what is. Declare 'struct \(name)'."
    case .observedPropertyNeedsName:
      "'@ObservableState' tracks each property by its name, and this pattern declares several at once."
        + " Declare each property on a line of its own."
    case .observedPropertyNeedsOwnDeclaration:
      "'@ObservableState' tracks one property for each 'var', and this 'var' declares several."
        + " Write 'var' before each of them, on a line of its own."
    case .presentsNeedsOptional:
      "'@Presents' goes on an optional 'var' that names its type: the state of a child feature, or 'nil' while the child is"
        + " not presented. Write '@Presents var child: Child.State?'."
    case .presentsNeedsObservableState:
      "'@Presents' tells the observers of a state when a child comes and goes, and this state has none."
        + " Write '@ObservableState' before the struct."
    }
  }

  var diagnosticID: MessageID {
    let name =
      switch self {
      case .casePathableNeedsEnum: "casePathableNeedsEnum"
      case .casePathableNeedsDistinctNames: "casePathableNeedsDistinctNames"
      case .reducerNeedsStruct: "reducerNeedsStruct"
      case .reducerBodyIsNeverUsed: "reducerBodyIsNeverUsed"
      case .reducerEnumNeedsCases: "reducerEnumNeedsCases"
      case .observableStateNeedsValueType: "observableStateNeedsValueType"
      case .observedPropertyNeedsName: "observedPropertyNeedsName"
      case .observedPropertyNeedsOwnDeclaration: "observedPropertyNeedsOwnDeclaration"
      case .presentsNeedsOptional: "presentsNeedsOptional"
      case .presentsNeedsObservableState: "presentsNeedsObservableState"
      }
    return MessageID(domain: "WorkbookMacros", id: name)
  }

  var severity: DiagnosticSeverity {
    self == .reducerBodyIsNeverUsed ? .warning : .error
  }
}

extension MacroExpansionContext {
  /// Tells the programmer what is wrong.
  ///
  /// - Parameters:
  ///   - diagnostic: What is wrong.
  ///   - node: Where.
  func diagnose(_ diagnostic: MacroDiagnostic, at node: some SyntaxProtocol) {
    diagnose(Diagnostic(node: Syntax(node), message: diagnostic))
  }
}

extension DeclGroupSyntax {
  /// What kind of declaration it is, with its article: "a class".
  var kindInWords: String {
    switch kind {
    case .classDecl: "a class"
    case .actorDecl: "an actor"
    case .structDecl: "a struct"
    case .enumDecl: "an enum"
    case .protocolDecl: "a protocol"
    case .extensionDecl: "an extension"
    default: "another declaration"
    }
  }

  /// The name of the type, or of the type that is extended.
  var typeName: String {
    if let named = asProtocol((any NamedDeclSyntax).self) { return named.name.text }
    return self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
  }
}
