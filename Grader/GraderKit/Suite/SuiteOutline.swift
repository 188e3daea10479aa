import SwiftSyntax

/// The declarations of a suite: its tests, and what each can call.
final class SuiteOutline: SyntaxVisitor {
  /// A test, with its assertions given by their places in the list of all.
  struct Test {
    var types: [String]
    var function: String
    var title: String
    var place: Int
    var assertions: [Int]
  }

  private(set) var names = SuiteNames()
  private(set) var problems: [SuiteError] = []
  private let source: ParsedSource
  private var units: [Unit] = []

  init(_ source: ParsedSource) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  /// The tests with the assertions that they reach.
  ///
  /// - Parameter found: The assertions of the file, in its order.
  /// - Returns: The tests in the order of the file.
  /// - Throws: A ``SuiteError`` when there is no test, a test has no assertion, or an assertion no test.
  func tests(reaching found: [FoundAssertion]) throws(SuiteError) -> [Test] {
    var unreached = Set(found.indices)
    var tests: [Test] = []
    for unit in units {
      guard let attribute = unit.test else { continue }
      let reached = reach(from: unit)
      let assertions = found.indices.filter { index in
        reached.contains { $0.range.contains(found[index].place) }
      }
      let title = attribute.displayName ?? unit.plainName
      if assertions.isEmpty { throw source.problem(.noAssertions(test: title), at: attribute) }
      unreached.subtract(assertions)
      tests.append(
        Test(
          types: unit.types,
          function: unit.signature,
          title: title,
          place: attribute.attributeName.start,
          assertions: assertions
        )
      )
    }
    if tests.isEmpty { throw SuiteError(file: source.name, line: 1, problem: .noTests) }
    if let first = unreached.min() {
      let line = source.place(of: found[first].place).line
      throw SuiteError(file: source.name, line: line, problem: .outsideTests(assertion: found[first].text))
    }
    return tests
  }

  /// The tests as they are declared, whatever they assert.
  var declaredTests: [Test] {
    units.compactMap { unit in
      unit.test.map { attribute in
        Test(
          types: unit.types,
          function: unit.signature,
          title: attribute.displayName ?? unit.plainName,
          place: attribute.attributeName.start,
          assertions: []
        )
      }
    }
  }

  /// The units that run when one does, itself among them.
  private func reach(from unit: Unit) -> [Unit] {
    var reached = [unit]
    // A test makes its suite and ends it.
    var mentions = unit.mentions.union(unit.types.suffix(1))
    var grown = true
    while grown {
      grown = false
      for next in units where next.test == nil && mentions.contains(next.name) && !reached.contains(next) {
        reached.append(next)
        mentions.formUnion(next.mentions)
        grown = true
      }
    }
    return reached
  }

  // MARK: - Declarations that hold code

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = node.signature.returnClause.map { names.meaning(of: $0.type) } ?? .other
    let known = names.results.updateValue(result, forKey: node.name.text)
    if let known, known != result { names.results[node.name.text] = .unknown }
    addUnit(node.name.text, at: node, test: node.attributes.named("Test"), function: node)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    addUnit(node.enclosingType ?? "init", at: node)
    return .visitChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    addUnit(node.enclosingType ?? "deinit", at: node)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text { addUnit(name, at: node) }
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    addUnit("subscript", at: node)
    return .visitChildren
  }

  override func visit(_ node: MemberBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.ancestors.lazy.compactMap(\.declaredTypes).first?.last {
      names.members[type, default: []].append(node)
    }
    return .visitChildren
  }

  // MARK: - What a suite may not hold

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if let trait = node.skippingTrait {
      problems.append(source.problem(.conditionalTest(name: "@\(node.plainName)", trait: trait), at: node))
    }
    return .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    problems.append(source.problem(.conditionalCompilation, at: node))
    return .skipChildren
  }

  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    problems.append(source.problem(.sourceLocation, at: node))
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if case .owner = names.meaning(of: node.initializer.value) {
      problems.append(source.problem(.alias(name: node.name.text), at: node))
    }
    return .visitChildren
  }

  // MARK: - Units

  /// Adds a declaration that is called by name; what is declared within a function belongs to the function.
  private func addUnit(
    _ name: String,
    at node: some SyntaxProtocol,
    test: AttributeSyntax? = nil,
    function: FunctionDeclSyntax? = nil
  ) {
    if let last = units.last, last.range.contains(node.start) { return }
    let mentions = Mentions(node)
    let unit = Unit(
      name: name,
      signature: function.map { $0.name.text + $0.signature.parameterClause.labels } ?? name,
      types: node.ancestors.compactMap(\.declaredTypes).reversed().flatMap { $0 },
      range: node.start..<node.end,
      mentions: mentions.names,
      test: test
    )
    units.append(unit)
    if test != nil, unit.isKeyword { problems.append(source.problem(.keywordName(test: name), at: node)) }
    if let test, test.takesArguments || function?.signature.parameterClause.parameters.isEmpty == false {
      problems.append(source.problem(.parameterised(test: test.displayName ?? unit.plainName), at: test))
    }
  }

  private struct Unit: Equatable {
    var name: String
    var signature: String
    var types: [String]
    var range: Range<Int>
    var mentions: Set<String>
    var test: AttributeSyntax?

    /// Whether the name could not stand without its backticks, and says no more with them.
    var isKeyword: Bool { name.hasPrefix("`") && name.dropFirst().dropLast().wholeMatch(of: /[A-Za-z_]\w*/) != nil }

    /// What the testing library shows where there is no display name: a raw name is one itself.
    var plainName: String { name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : signature }
  }
}

/// The names that a declaration may call.
private final class Mentions: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(_ node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // `state.count` is no call of a helper `count()`; `store.tapTwice()`, `self.count` and `Fixture.count` may be.
    let member = node.parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == node.id ? $0 : nil }
    let isCalled =
      member?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == member.map { ExprSyntax($0).id }
    if member == nil || isCalled || member?.base?.isSelf == true {
      names.insert(node.baseName.text)
    }
    return .visitChildren
  }
}

extension FunctionParameterClauseSyntax {
  /// The labels as test ids write them: `()`.
  fileprivate var labels: String {
    "(" + parameters.map { "\($0.firstName.text):" }.joined() + ")"
  }
}

extension AttributeListSyntax {
  fileprivate func named(_ name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.plainName == name }
  }
}

extension AttributeSyntax {
  /// The display name of a test or a suite.
  fileprivate var displayName: String? {
    guard let first = arguments?.as(LabeledExprListSyntax.self)?.first, first.label == nil else { return nil }
    return first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// The name of a trait that lets a test or a suite not run: `.disabled`, `.enabled(if:)`.
  fileprivate var skippingTrait: String? {
    guard ["Test", "Suite"].contains(plainName) else { return nil }
    for argument in arguments?.as(LabeledExprListSyntax.self) ?? [] {
      let call = argument.expression.as(FunctionCallExprSyntax.self)
      let callee = call?.calledExpression ?? argument.expression
      let name = callee.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName
      if let name, ["disabled", "enabled"].contains(name) { return name }
    }
    return nil
  }

  fileprivate var takesArguments: Bool {
    arguments?.as(LabeledExprListSyntax.self)?.contains { $0.label?.text == "arguments" } == true
  }
}
