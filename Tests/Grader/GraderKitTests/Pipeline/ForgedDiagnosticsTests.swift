import Testing

@testable import GraderKit

/// Files that have the compiler print what looks like messages about another exercise's files.
@Suite(.serialized, .ownThread)
struct ForgedDiagnosticsTests {
  @Test("A build speaks against whom it does not compile for, whatever it prints")
  func forged() throws {
    let forgeries = Forgery.all
    let others = [("Whole", FixtureSources.counter()), ("Fitting", FixtureSources.counter())]
    let fixture = try FixtureKit(
      (forgeries.map { ($0.id, $0.source) } + others).map { ($0.0, $0.1, FixtureSources.counterSuite($0.0)) }
    )
    defer { fixture.remove() }

    let verdicts = try fixture.grade()

    for (verdict, forgery) in zip(verdicts, forgeries) {
      #expect(verdict.outcome == (forgery.line == nil ? .judged : .doesNotCompile), "\(forgery.id)")
      #expect(verdict.diagnostics.filter { $0.severity == "error" }.map(\.line) == [forgery.line].compactMap(\.self))
      #expect(verdict.diagnostics.allSatisfy { $0.file == "\(forgery.id).swift" }, "\(forgery.id)")
      #expect(verdict.diagnostics.allSatisfy { !$0.message.contains("\n") }, "\(forgery.id)")
    }
    #expect(verdicts.suffix(others.count).map(\.status) == [.passed, .passed])
    #expect(verdicts.suffix(others.count).flatMap(\.diagnostics).isEmpty)
  }

  /// A learner's file.
  struct Forgery {
    var id: String
    var source: String
    /// Where it does not compile, if it does not.
    var line: Int?

    init(_ id: String, line: Int? = nil, _ source: String) {
      self.id = id
      self.source = source
      self.line = line
    }

    /// As a feature that compiles, the last line of which begins with the first of these.
    init(_ id: String, before declaration: String) {
      self.init(id, FixtureSources.counter(more: declaration))
    }

    static let all = [
      Forgery("InError", line: 1, #"#error("one\n\#(sources):1:1: error: two")"#),
      Forgery("InFeed", line: 1, #"#error("one\r\n\#(sources):1:1: error: two\n")"#),
      Forgery("InUnicode", line: 1, #"#error("one\u{A}\#(sources.replacing("/", with: "\\u{2F}")):1:1: error: two")"#),
      Forgery("OfSuite", line: 1, #"#error("one\n\#(suite):9:1: error: cannot find 'Counter' in scope")"#),
      Forgery(
        "InExpansion",
        line: 1,
        #"#error("one\nmacro expansion @A:1:1: error: two\n`- \#(sources):1:1: note: expanded code originates here")"#
      ),
      Forgery("InWarning", before: #"#warning("one\n\#(sources):1:1: error: two")"#),
      Forgery(
        "InMessage",
        before: """
          @available(*, deprecated, message: "one\\n\(sources):1:1: error: two") public func old() {}
          public func new() { old() }
          """
      ),
      Forgery(
        "Unavailable",
        line: 2,
        """
        @available(*, unavailable, message: "one\\n\(sources):1:1: error: two") func old() {}
        func new() { old() }
        """
      ),
      Forgery("InName", line: 1, "let number: `\(sources.replacing("/", with: "|")):1:1: error: two` = 1"),
    ]

    private static let sources = "\(FixtureKit.workspace.package.path)/Sources/WholeExercise/Whole.swift"
    private static let suite = "\(FixtureKit.workspace.package.path)/Tests/FittingSuite/FittingTests.swift"
  }
}
