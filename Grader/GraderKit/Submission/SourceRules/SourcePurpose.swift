/// What a learner's files are for, and so what they may hold.
enum SourcePurpose: Equatable, Sendable {
  /// They are a feature, which a hidden suite judges that uses these names without a base. Of several modules, each may use
  /// those before it, and the path of a file begins with its module. The imports are those that the exercise names.
  case feature(suiteNames: Set<String>, modules: [String] = [], imports: [String] = [])
  /// They are a package's manifest, which a hidden suite judges by what it declares.
  case manifest
  /// They are tests of a module, which may look at what the feature does and at nothing else.
  case tests(of: String, imports: [String] = [])

  /// What the files of an exercise are for.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - suiteNames: The names that its hidden suite uses without a base.
  ///   - everywhere: The modules of the library that every exercise uses.
  init(of exercise: Exercise, suiteNames: Set<String>, everywhere: [String] = []) {
    let imports = everywhere + exercise.allImports
    self =
      switch exercise.kind {
      case .tests: .tests(of: exercise.module, imports: imports)
      case .feature where exercise.isManifest: .manifest
      case .feature:
        .feature(suiteNames: suiteNames, modules: exercise.modules ?? [], imports: imports)
      }
  }

  /// What a file may import.
  func modules(in file: String) -> Set<String> {
    switch self {
    case .manifest: AllowedNames.modules
    case .feature(_, let modules, let imports):
      AllowedNames.modules.union(modules.prefix { !file.hasPrefix("\($0)/") }).union(imports)
    case .tests(let module, let imports): AllowedNames.testModules.union([module]).union(imports)
    }
  }

  /// What they may import with all that is internal in it.
  var testableModules: Set<String> {
    switch self {
    case .feature, .manifest: []
    case .tests(let module, _): [module]
    }
  }

  /// The attributes that they may use.
  var attributes: Set<String> {
    switch self {
    case .feature, .manifest: AllowedNames.attributes
    case .tests: AllowedNames.attributes.union(["Suite", "Tag", "Test"])
    }
  }

  /// The names that their public declarations may not take.
  var suiteNames: Set<String> {
    switch self {
    case .feature(let names, _, _): names
    case .manifest, .tests: []
    }
  }

  /// Whether they may add to types that they do not declare: what they add, no hidden suite sees.
  var takesExtensions: Bool { isTests }

  /// Whether what they declare is listed before any of it runs.
  var listsTests: Bool { isTests }

  /// Whether `#if` may stand in them.
  var takesConditions: Bool { !isTests }

  /// Why a module may not be imported.
  func refusal(ofImport module: String) -> SourceRefusal.Kind {
    switch self {
    case .feature(_, let modules, _) where modules.contains(module): .importOfUser(module)
    case .feature, .manifest: .unlistedImport(module)
    case .tests: .unlistedTestImport(module)
    }
  }

  /// What is refused, and not only told.
  func refuses(_ suspicion: Suspicion) -> Bool {
    // A variable that the compiler leaves to its author's care is still the tests' own.
    guard isTests, !suspicion.name.hasSuffix("(unsafe)") else { return false }
    return [.process, .symbols, .files, .environment, .unsafe, .threads].contains(suspicion.code)
  }

  private var isTests: Bool { if case .tests = self { true } else { false } }
}
