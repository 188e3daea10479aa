import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// What a programmer can get wrong with a dependency client.
///
/// All wording is here.
enum DependencyClientDiagnostic: Equatable {
  case clientNeedsStruct(name: String, found: String)
  case propertyNeedsType(String)
  case endpointNeedsClosure
  case endpointNeedsDefault(name: String, result: String, parameters: Int)
  case methodNeedsName
}

extension DependencyClientDiagnostic: DiagnosticMessage {
  var message: String {
    switch self {
    case .clientNeedsStruct(let name, let found):
      "'@DependencyClient' goes on a struct of closures, and '\(name)' is \(found): a test overrides a dependency closure by"
        + " closure. Declare 'struct \(name)'."
    case .propertyNeedsType(let name):
      "'@DependencyClient' writes an initializer, and '\(name)' has no type to write in it. Add one: 'var \(name): … = …'."
    case .endpointNeedsClosure:
      "'@DependencyEndpoint' goes on a 'var' that holds a closure and says so: 'var fetch: (_ id: Int) async throws -> User'."
    case .endpointNeedsDefault(let name, let result, let parameters):
      "'\(name)' has to return '\(result)' even when a test calls it that did not override it. Give it a default to return"
        + " from, '= \(Self.defaultClosure(parameters: parameters))', or let it throw."
    case .methodNeedsName:
      "'method:' is the name of the method, written out: '@DependencyEndpoint(method: \"fetchUser\")'."
    }
  }

  var diagnosticID: MessageID {
    let name =
      switch self {
      case .clientNeedsStruct: "clientNeedsStruct"
      case .propertyNeedsType: "propertyNeedsType"
      case .endpointNeedsClosure: "endpointNeedsClosure"
      case .endpointNeedsDefault: "endpointNeedsDefault"
      case .methodNeedsName: "methodNeedsName"
      }
    return MessageID(domain: "WorkbookMacros", id: name)
  }

  var severity: DiagnosticSeverity { .error }

  private static func defaultClosure(parameters: Int) -> String {
    guard parameters > 0 else { return "{ … }" }
    return "{ \(Array(repeating: "_", count: parameters).joined(separator: ", ")) in … }"
  }
}

extension MacroExpansionContext {
  /// Tells the programmer what is wrong with a dependency client.
  ///
  /// - Parameters:
  ///   - diagnostic: What is wrong.
  ///   - node: Where.
  func diagnose(_ diagnostic: DependencyClientDiagnostic, at node: some SyntaxProtocol) {
    diagnose(Diagnostic(node: Syntax(node), message: diagnostic))
  }
}
