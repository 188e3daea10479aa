/// Reads what the compiler says of a hidden suite's copy: which of the learner's names are not what the suite expects.
struct FitReading {
  private let sources: [String: ParsedSource]
  private let names: DeclaredNames
  /// The names that the suite itself uses: none of them is another one misspelled.
  private let used: Set<String>

  /// Prepares to read.
  ///
  /// - Parameters:
  ///   - suite: The files of the suite's copy, by name, and those of programs that it starts, after the program's name.
  ///   - learner: The learner's files.
  init(suite: [String: String], learner: [String]) {
    sources = Dictionary(uniqueKeysWithValues: suite.map { ($0.key, ParsedSource(name: $0.key, source: $0.value)) })
    names = DeclaredNames(learner)
    used = Set(sources.values.flatMap { $0.tree.tokens(viewMode: .sourceAccurate).map(\.text) })
  }

  /// What does not fit, in the order of the messages and without what only follows from the rest.
  ///
  /// - Parameter diagnostics: The compiler's messages about the suite's copy.
  /// - Returns: At least one, if there is an error.
  func misfits(_ diagnostics: [CompilerDiagnostic]) -> [Misfit] {
    let errors = diagnostics.filter { $0.severity == .error }
    let causes = errors.filter { !Self.isConsequence($0.message) }
    let misfits = (causes.isEmpty ? errors : causes).map(misfit).reduce(into: [Misfit]()) { misfits, misfit in
      if !misfits.contains(misfit) { misfits.append(misfit) }
    }
    // What the compiler could not make sense of is often only a consequence of what it could.
    let understood = misfits.filter { if case .other = $0 { false } else { true } }
    return understood.isEmpty ? misfits : understood
  }

  /// Whether the compiler only does not know the type of something that it has complained of already.
  private static func isConsequence(_ message: String) -> Bool {
    message.contains(/cannot infer (?:contextual base|key path type)|type 'Any'|'Any\?'|value of type '_'/)
  }

  private func misfit(_ error: CompilerDiagnostic) -> Misfit {
    let path = error.file.split(separator: "/").map(String.init)
    let place = SourcePlace(line: error.line, column: error.column)
    let source = sources[path.suffix(2).joined(separator: "/")] ?? sources[path.last ?? ""]
    let use = source.map { SuiteUse($0, at: place) } ?? SuiteUse()
    let message = SuiteAPI.withoutSelectors(error.message)
    return aboutNames(message, use) ?? aboutCalls(message, use) ?? aboutTypes(message, use) ?? .other(message)
  }

  private func aboutNames(_ message: String, _ use: SuiteUse) -> Misfit? {
    if let match = message.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/) {
      let name = String(match.1)
      return names.hasType(name) ? .notPublic(name) : .missing(name, meant: closest(to: name, in: ""))
    }
    if let match = message.firstMatch(of: /type '([\w.]+)' has no (?:static )?member '(\w+)'/) {
      let (type, name) = (String(match.1), String(match.2))
      let path = "\(type).\(name)"
      if names.hasType(path) { return .notPublic(path) }
      return .noMember(name, of: type, meant: closest(to: name, in: type))
    }
    if let match = message.firstMatch(of: /reference to member '(\w+)' cannot be resolved/) {
      let name = String(match.1)
      return .noAction(
        name,
        meant: names.types(named: "Action").lazy.compactMap { closest(to: name, in: $0) }.first
      )
    }
    if message.contains("initializer is inaccessible"), let call = use.call { return .noInitializer(call: call) }
    if let match = message.firstMatch(of: /setter for '(\w+)' is inaccessible|'(\w+)' setter is inaccessible/) {
      return .notSettable(String(match.1 ?? match.2 ?? ""))
    }
    if let match = message.firstMatch(of: /'(\w+)' is inaccessible due to/) {
      return .notPublic(use.name.flatMap { $0.hasSuffix(match.1) ? $0 : nil } ?? String(match.1))
    }
    if let match = message.firstMatch(of: /cannot assign to property: '(\w+)' (?:is|setter)/) {
      return .notSettable(String(match.1))
    }
    if let match = message.firstMatch(of: /(instance|static) member '(\w+)' cannot be used on/) {
      return .otherLevel(String(match.2), isStatic: match.1 == "static")
    }
    return nil
  }

  private func aboutCalls(_ message: String, _ use: SuiteUse) -> Misfit? {
    if message.contains(/is not marked with 'try'/), let name = use.call ?? use.name { return .effect(name, .throws) }
    if message.contains(/'async' (?:call|property access)/), let name = use.call ?? use.name {
      return .effect(name, .async)
    }
    if let match = message.firstMatch(of: /member '(\w+)(?:\(.*\))?' expects argument/) {
      return .otherArguments(call: ".\(match.1)", yours: signature(ofCase: String(match.1)))
    }
    guard let call = use.call else { return nil }
    let aboutArguments =
      /argument labels?|[Mm]issing arguments? for|[Ee]xtra arguments?|takes no arguments|no associated values/
    if message.contains(aboutArguments) { return .otherArguments(call: call, yours: signature(of: call)) }
    if let match = message.firstMatch(of: /cannot convert value of type '(.+?)' to expected argument type '(.+?)'/) {
      return .argumentType(call: call, expected: String(match.1), yours: String(match.2))
    }
    return nil
  }

  private func aboutTypes(_ message: String, _ use: SuiteUse) -> Misfit? {
    if let match = message.firstMatch(of: /requires that '([\w.]+)' conform to '([\w.]+)'/) {
      return .noConformance(String(match.1), to: String(match.2))
    }
    if let match = message.firstMatch(of: /type '([\w.]+)' does not conform to protocol '([\w.]+)'/) {
      return .noConformance(String(match.1), to: String(match.2))
    }
    if let match = message.firstMatch(of: /key path cannot refer to enum case '(\w+)'/) {
      return .noCasePath(String(match.1))
    }
    if message.contains(/generic parameter '\w+' could not be inferred/), let name = use.name { return .generic(name) }
    if let match = message.firstMatch(of: /cannot assign value of type '(.+?)' to type '(.+?)'/), let name = use.target
    {
      return .otherType(name, expected: String(match.1), yours: String(match.2))
    }
    if let match = message.firstMatch(of: /type '(.+?)' cannot be used as a boolean/), let name = use.name {
      return .otherType(name, expected: "Bool", yours: String(match.1))
    }
    if let match = message.firstMatch(of: /cannot be applied to operands of type '(.+?)' and '(.+?)'/),
      let name = use.target
    {
      return .otherType(name, expected: String(match.2), yours: String(match.1))
    }
    return nil
  }

  private func closest(to name: String, in type: String) -> String? {
    names.closest(to: name, in: type) { !used.contains($0) }
  }

  /// How what a call names is declared by the learner.
  private func signature(of call: String) -> String? {
    let name = String(call.prefix { $0 != "(" })
    if name.hasPrefix(".") { return signature(ofCase: String(name.dropFirst())) }
    if names.hasType(name) { return names.signature(of: "init", in: name) }
    var path = name.split(separator: ".").map(String.init)
    return path.popLast().flatMap { names.signature(of: $0, in: path.joined(separator: ".")) }
  }

  private func signature(ofCase name: String) -> String? {
    names.types(named: "Action").lazy.compactMap { names.signature(of: name, in: $0) }.first
  }
}
