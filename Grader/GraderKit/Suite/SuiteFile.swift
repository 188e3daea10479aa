/// A hidden suite's file, taken apart: its tests, their assertions, and the grader's own copy of it.
///
/// The copy reports each assertion's beginning and end (see ``GradingMark``), and names the real API by module selectors,
/// which nothing that a learner declares can shadow.
struct SuiteFile: Equatable, Sendable {
  /// The name of the file, `CounterTests.swift`.
  var name: String
  /// The tests in the order of the file.
  var tests: [SuiteTest]
  /// The source that the workspace compiles instead of the original.
  var copy: String
  /// The names that the original uses without a base.
  var names: Set<String>
  /// What it imports.
  var imports: Set<String>

  /// Takes a suite apart.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without folders.
  ///   - source: Its text.
  ///   - module: The module that the copy is compiled in.
  ///   - key: What is claimed instead of a literal is drawn by it.
  ///   - selects: Whether the copy names the real API by its modules.
  /// - Returns: The tests and the copy.
  /// - Throws: The first ``SuiteError``, when an assertion could go unseen.
  static func read(
    name: String,
    source: String,
    module: String,
    key: UInt64 = 0,
    selects: Bool = true
  ) throws(SuiteError) -> SuiteFile {
    let text = ParsedSource(name: name, source: source)
    try text.checkSyntax()
    let outline = SuiteOutline(text)
    let finder = AssertionFinder(text, names: outline.names, key: key)
    try text.throwFirst(of: outline.problems + finder.problems)

    // The place decides the order: in `send(…).finish()` the outer call is found first, but asserts last.
    let found = finder.found.sorted { $0.place < $1.place }
    let edits = SourceEdits(text, marking: found, qualifying: selects ? finder.qualifiers : [], module: module)
    let sites = found.enumerated().map { index, site in
      AssertionSite(
        id: index + 1,
        kind: site.kind,
        text: site.text,
        place: edits.place(after: site.place),
        otherPlace: edits.otherPlace(of: site),
        isExpected: site.isExpected,
        claims: site.alteration?.claims ?? []
      )
    }
    let tests = try outline.tests(reaching: found).map { test in
      SuiteTest(
        types: test.types,
        function: test.function,
        title: test.title,
        file: name,
        place: edits.place(before: test.place),
        sites: test.assertions.map { sites[$0] }
      )
    }
    return SuiteFile(
      name: name,
      tests: tests,
      copy: edits.copy,
      names: BareNames(text.tree).names,
      imports: Imports(text.tree).names
    )
  }
}
