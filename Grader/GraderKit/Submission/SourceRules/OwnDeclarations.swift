import SwiftSyntax

/// The types, the aliases and the properties that some files declare themselves.
struct OwnDeclarations {
  /// From where a declaration can be seen.
  enum Scope: Hashable {
    case everywhere
    /// From the files of a folder, which are a module.
    case folder(String)
    case file(String)

    func includes(_ file: String) -> Bool {
      switch self {
      case .everywhere: true
      case .folder(let folder): folder == Scope.folder(of: file)
      case .file(let name): name == file
      }
    }

    static func folder(of file: String) -> String {
      file.split(separator: "/").dropLast().joined(separator: "/")
    }
  }

  struct Property: Equatable {
    var isStored: Bool
    var attributes: [String]
    var type: String?
    var file: String
    var line: Int

    func isLike(_ other: Self) -> Bool {
      isStored == other.isStored && attributes == other.attributes && (type == other.type || type == nil)
    }
  }

  /// By their full names, `Counter.State`.
  fileprivate(set) var types: [String: Set<Scope>] = [:]
  fileprivate(set) var aliases: [String: [(scope: Scope, target: TypeSyntax)]] = [:]
  /// Enums for which the library writes the types `State` and `Action`.
  fileprivate(set) var reducerEnums: Set<String> = []
  fileprivate(set) var properties: [String: Property] = [:]

  init(_ sources: [ParsedSource]) {
    for source in sources {
      let finder = DeclarationFinder(source)
      types.merge(finder.own.types) { $0.union($1) }
      aliases.merge(finder.own.aliases) { $0 + $1 }
      reducerEnums.formUnion(finder.own.reducerEnums)
      properties.merge(finder.own.properties) { first, _ in first }
    }
  }

  fileprivate init() {}

  /// The names of the types themselves, wherever they are declared.
  var typeNames: Set<String> {
    Set(types.keys.compactMap { $0.split(separator: ".").last.map(String.init) })
  }

  /// The properties that were stored and are so no longer, or not in the same way.
  ///
  /// One of a state that is gone is of another type's now, or of a protocol's.
  func changedProperties(since origin: Self) -> [Suspicion] {
    origin.properties.compactMap { path, before in
      guard before.isStored else { return nil }
      guard let property = properties[path] else {
        let isOfState = path.split(separator: ".").dropLast().last == "State"
        return isOfState ? Suspicion(file: before.file, line: 1, code: .property, name: path) : nil
      }
      return property.isLike(before)
        ? nil : Suspicion(file: property.file, line: property.line, code: .property, name: path)
    }
  }
}

/// Collects the declarations of a file that others can see, at file scope and within types.
private final class DeclarationFinder: SyntaxVisitor {
  var own = OwnDeclarations()
  private let source: ParsedSource
  private var path: [String] = []
  /// Within how many `#if` this is: what is declared there may not be there.
  private var conditions = 0

  init(_ source: ParsedSource) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { path.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    path.append(node.extendedType.pathNames?.joined(separator: ".") ?? "")
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    conditions += 1
    return .visitChildren
  }

  override func visitPost(_ node: IfConfigDeclSyntax) { conditions -= 1 }

  // Within bodies nothing is declared that others see.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    own.aliases[fullName(node.name), default: []].append((scope(node.modifiers), node.initializer.value))
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      own.properties[fullName(name)] = OwnDeclarations.Property(
        isStored: binding.accessorBlock == nil,
        attributes: node.attributes.trimmedNames,
        type: binding.typeAnnotation?.type.trimmedDescription,
        file: source.name,
        line: source.place(of: name.start).line
      )
    }
    return .skipChildren
  }

  private func enter(
    _ node: some NamedDeclSyntax & DeclGroupSyntax
  ) -> SyntaxVisitorContinueKind {
    let name = fullName(node.name)
    if conditions == 0 { own.types[name, default: []].insert(scope(node.modifiers)) }
    if node.is(EnumDeclSyntax.self), node.attributes.trimmedNames.contains("Reducer") { own.reducerEnums.insert(name) }
    path.append(node.name.plainName)
    return .visitChildren
  }

  private func fullName(_ name: TokenSyntax) -> String { (path + [name.plainName]).joined(separator: ".") }

  private func scope(_ modifiers: DeclModifierListSyntax) -> OwnDeclarations.Scope {
    let names = modifiers.map(\.name.text)
    if names.contains(where: { ["private", "fileprivate"].contains($0) }) { return .file(source.name) }
    if names.contains(where: { ["public", "open", "package"].contains($0) }) { return .everywhere }
    return .folder(OwnDeclarations.Scope.folder(of: source.name))
  }
}
