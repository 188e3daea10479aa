extension ExerciseSuite {
  /// A learner's own tests: compiled as they are, since it is what they object to that counts, not how.
  ///
  /// - Parameters:
  ///   - files: The learner's files by name.
  ///   - module: The module that they are compiled in.
  init(learner files: [String: String], module: String) {
    self.module = module
    self.files = files
    tests = files.sorted { $0.key < $1.key }.flatMap { name, text in
      let source = ParsedSource(name: name, source: text)
      return SuiteOutline(source).declaredTests.map { test in
        SuiteTest(
          types: test.types,
          function: test.function,
          title: test.title,
          file: name,
          place: source.place(of: test.place),
          sites: []
        )
      }
    }
  }
}
