extension SourceRefusal.Kind {
  var english: String {
    switch self {
    case .macro(let name): "'macro \(name)': an exercise needs no macro of its own. Take it out."
    case .operatorDeclaration(let name):
      "'\(name)': an exercise needs no operator of its own. Write a method with a name."
    case .operatorFunction("==", let type):
      "'==' by hand: the tests compare by it. Declare '\(type ?? "…"): Equatable' and let the compiler write it."
    case .operatorFunction(let name, _): "'\(name)' as a function: write a method with a name instead."
    case .foreignExtension(let type):
      "'extension \(type)': only types of your own may be extended. Write a function, or a type of your own."
    case .unlistedImport(let module):
      "'import \(module)': import only Foundation, the library's modules, and what the file came with."
    case .unlistedTestImport(let module):
      """
      'import \(module)': these tests import Testing, the library's modules and the exercise, and need nothing else. Take \
      it out.
      """
    case .importOfUser(let module):
      """
      'import \(module)': that module is built on this one, so this one has to do without it. Move what needs it over there.
      """
    case .looksElsewhere(let name):
      "'\(name)': tests look at what the feature does, not at files, the environment or the process. Take it out."
    case .importAttribute(let name): "'@\(name) import': import the module without it."
    case .attribute(let name): "'@\(name)': an exercise needs no such attribute. Take it out."
    case .movesLines: "'#sourceLocation': messages would speak of other lines. Take it out."
    case .shadows(let name):
      "A public '\(name)': the tests use that name for something else. Choose another, or leave out 'public'."
    case .trait(let text):
      """
      '\(text)' would run before any test begins. '@Test' and '@Suite' take titles, tags, conditions, limits and arguments \
      here; move the rest into the test.
      """
    case .conditionalCompilation:
      "'#if': a test that is not built notices nothing. Take it out; what shall not run for now may be a comment."
    case .noToolsVersion:
      "The first line has to be '// swift-tools-version: 6.3': without it, the package manager does not read a manifest."
    case .manifestStatement:
      "A statement: only what a manifest declares is read here. Write it where the package or the target is declared."
    case .tooComplex:
      "This file is longer than 32 KiB or too deeply nested to be looked through. Keep to what the exercise asks for."
    }
  }
}

extension Suspicion.Code {
  func english(_ name: String) -> String {
    switch self {
    case .process: "'\(name)' can end a process, signal it or start another."
    case .symbols: "'\(name)' looks symbols up while the program runs."
    case .files: "'\(name)' reaches files or descriptors."
    case .environment: "'\(name)' reads the environment or the arguments of the process."
    case .reporter: "'\(name)' has to do with how failures are reported."
    case .testing: "'\(name)' asks about the test that runs."
    case .dumps: "'\(name)' decides how values are shown and compared in reports."
    case .unsafe: "'\(name)' reaches around the compiler's checks."
    case .threads: "'\(name)' starts or steers threads."
    case .property: "'\(name)' is not stored in the way in which the exercise came."
    }
  }
}
