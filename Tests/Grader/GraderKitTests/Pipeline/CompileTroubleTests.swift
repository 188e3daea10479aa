import Testing

@testable import GraderKit

/// Files that give the compiler trouble of every kind, side by side, through the whole of the real pipeline (G7).
@Suite(.serialized, .ownThread)
struct CompileTroubleTests {
  @Test("Each costs its own exercise, is told by the learner's own lines, and by a screenful at most")
  func troubles() throws {
    let fixture = try FixtureKit(Trouble.all.map { ($0.id, $0.stub, FixtureSources.counterSuite($0.id)) })
    defer { fixture.remove() }
    for (verdict, trouble) in zip(try fixture.grade(), Trouble.all) {
      #expect(verdict.outcome == trouble.outcome, "\(trouble.id)")
      #expect(verdict.diagnostics.count <= 20, "\(trouble.id)")
      #expect(verdict.diagnostics.allSatisfy { $0.file == "\(trouble.id).swift" }, "\(trouble.id)")
      #expect(verdict.diagnostics.allSatisfy { $0.message.count < 2_000 }, "\(trouble.id)")
      if let line = trouble.line {
        #expect(verdict.diagnostics.contains { $0.severity == "error" && $0.line == line }, "\(trouble.id)")
      }
      if trouble.outcome == .judged { #expect(verdict.status == .passed, "\(trouble.id)") }
    }
  }

  /// A learner's file, and what becomes of it.
  struct Trouble {
    var id: String
    var stub: String
    var outcome: ExerciseVerdict.Outcome
    /// A line that an error must be told of.
    var line: Int?

    init(_ id: String, _ stub: String, _ outcome: ExerciseVerdict.Outcome = .doesNotCompile, line: Int? = nil) {
      self.id = id
      self.stub = stub
      self.outcome = outcome
      self.line = line
    }

    static let all = [
      Trouble("Blank", "", .doesNotFit([.missing("Counter", meant: nil)])),
      Trouble("Garbage", "}}}} ((( \u{1} @@@ `", line: 1),
      Trouble("Many", errors(1_200)),
      Trouble("TooMany", errors(10_000), tooComplex("TooMany")),
      Trouble("LongLine", longLine(30_000), line: 1),
      Trouble("TooLongLine", longLine(900_000), tooComplex("TooLongLine")),
      Trouble("InMacro", FixtureSources.counter().replacing("public var count = 0", with: "public var count"), line: 7),
      Trouble(
        "Posing",
        """
        #error("one\\n/w/package/Sources/WholeExercise/Whole.swift:1:1: error: two\\u{1B}[2J")
        #error("malformed compiled module")
        #error("three\u{2028}/w/Whole.swift:1:1: error: four")

        """,
        line: 1
      ),
      Trouble("Warned", FixtureSources.counter(up: "let unused = 1; state.count += 1"), .judged),
      Trouble("Whole", FixtureSources.counter(), .judged),
    ]

    private static func errors(_ count: Int) -> String {
      (1...count).map { "let value\($0): Int = \"\"\n" }.joined()
    }

    private static func longLine(_ count: Int) -> String {
      "let text = \"" + String(repeating: "a", count: count) + "\" as Int\n"
    }

    private static func tooComplex(_ id: String) -> ExerciseVerdict.Outcome {
      .refusedCode([SourceRefusal(file: "\(id).swift", line: 1, column: 1, kind: .tooComplex)])
    }
  }
}
