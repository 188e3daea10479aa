/// What a learner's files are for, and so what they may hold.
enum SourcePurpose: Equatable, Sendable {
  /// They are a feature, which a hidden suite judges that uses these names without a base.
  case feature(suiteNames: Set<String>)
  /// They are tests of a module, which may look at what the feature does and at nothing else.
  case tests(of: String)

  /// What they may import.
  var modules: Set<String> {
    switch self {
    case .feature: AllowedNames.modules
    case .tests(let module): AllowedNames.testModules.union([module])
    }
  }

  /// What they may import with all that is internal in it.
  var testableModules: Set<String> {
    switch self {
    case .feature: []
    case .tests(let module): [module]
    }
  }

  /// The attributes that they may use.
  var attributes: Set<String> {
    switch self {
    case .feature: AllowedNames.attributes
    case .tests: AllowedNames.attributes.union(["Suite", "Test"])
    }
  }

  /// The names that their public declarations may not take.
  var suiteNames: Set<String> {
    switch self {
    case .feature(let names): names
    case .tests: []
    }
  }

  /// Why a module may not be imported.
  func refusal(ofImport module: String) -> SourceRefusal.Kind {
    switch self {
    case .feature: .unlistedImport(module)
    case .tests: .unlistedTestImport(module)
    }
  }

  /// What is refused, and not only told.
  func refuses(_ suspicion: Suspicion) -> Bool {
    guard case .tests = self else { return false }
    return [.process, .symbols, .files, .environment, .unsafe, .threads].contains(suspicion.code)
  }
}
