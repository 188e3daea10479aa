import SwiftParser
import SwiftSyntax

/// What a learner's files declare, by the types that it is declared in: `Counter.State` has `count` and `init(count:)`.
struct DeclaredNames: Equatable, Sendable {
  /// The names of members as they are called, by the path of their type; that of what stands alone is empty.
  private(set) var members: [String: [String]] = [:]

  /// Reads files.
  ///
  /// - Parameter sources: Their texts.
  init(_ sources: [String]) {
    for source in sources {
      let collector = Collector(viewMode: .sourceAccurate)
      collector.walk(Parser.parse(source: source))
      members.merge(collector.members) { $0 + $1 }
    }
  }

  /// Whether there is a type of this path.
  func hasType(_ path: String) -> Bool { members[path] != nil }

  /// What is declared in a type and spelled like a name.
  func closest(to name: String, in type: String, where isPossible: (String) -> Bool) -> String? {
    let names = (members[type] ?? []).map { String($0.prefix { $0 != "(" }) }.filter { $0 != "init" }
    return Spelling.closest(to: name, among: names.filter(isPossible))
  }

  /// How the functions, initialisers or cases of a name that a type declares are called.
  func signature(of name: String, in type: String) -> String? {
    members[type]?.first { $0 == name || $0.hasPrefix("\(name)(") }
  }

  /// The types whose path ends in a name.
  func types(named name: String) -> [String] {
    members.keys.filter { $0 == name || $0.hasSuffix(".\(name)") }.sorted()
  }
}

private final class Collector: SyntaxVisitor {
  var members: [String: [String]] = [:]
  private var path: [String] = []

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    add(name)
    path.append(name)
    if members[path.joined(separator: ".")] == nil { members[path.joined(separator: ".")] = [] }
    return .visitChildren
  }

  private func add(_ name: String, labels: [String]? = nil) {
    let call = labels.map { "\(name)(\($0.map { "\($0):" }.joined()))" } ?? name
    members[path.joined(separator: "."), default: []].append(call)
  }

  private func labels(_ parameters: FunctionParameterListSyntax) -> [String] { parameters.map { $0.firstName.text } }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { path.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    path.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text, labels: node.parameterClause.map { $0.parameters.map { $0.firstName?.text ?? "_" } })
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings { add(binding.pattern.trimmedDescription) }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text, labels: labels(node.signature.parameterClause.parameters))
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add("init", labels: labels(node.signature.parameterClause.parameters))
    return .skipChildren
  }
}
