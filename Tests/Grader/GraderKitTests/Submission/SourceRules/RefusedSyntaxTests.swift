import Testing

@testable import GraderKit

@Suite("What a learner's file may hold")
struct RefusedSyntaxTests {
  @Test("Each piece of code is refused or taken", arguments: RefusalSample.all)
  func rule(_ sample: RefusalSample) {
    let inspection = SourceInspection(
      ["A.swift": sample.code],
      origins: [["A.swift": RefusalSample.stub]],
      for: .feature(suiteNames: ["TestClock", "Counter", "expectNoDifference"])
    )
    #expect(inspection.refusals.map(\.kind) == sample.refused)
    #expect(inspection.unclear.isEmpty)
  }

  @Test("Whatever the exercise came with may stay", arguments: RefusalSample.all)
  func given(_ sample: RefusalSample) {
    let inspection = SourceInspection(
      ["A.swift": sample.code + "\nfunc more() {}"],
      origins: [["A.swift": RefusalSample.stub], ["A.swift": sample.code]],
      for: .feature(suiteNames: ["TestClock", "Counter", "expectNoDifference"])
    )
    #expect(inspection.refusals.map(\.kind) == sample.refused.filter { $0 == .movesLines })
  }

  @Test("Every solution and every stub of the kit is taken, and none is suspicious")
  func honest() throws {
    let kit = FixtureKit.realKit
    for (chapter, exercise) in try Catalog(kit: kit).exercises where exercise.hasEngine {
      let texts = try [kit.chapters, kit.solutions].map { tree in
        try Dictionary(
          uniqueKeysWithValues: exercise.files.map { name in
            (name, try SourceText(reading: tree.appending(path: "\(chapter.id)/\(exercise.id)/\(name)")).text)
          }
        )
      }
      let id = ExerciseID(chapter: chapter.id, exercise: exercise.id)
      let names =
        exercise.kind == .tests ? [] : try ExerciseSuite(kit: kit, id: id, module: exercise.suiteModule).names
      let purpose = SourcePurpose(of: exercise, suiteNames: names)
      #expect(SourceInspection(texts[1], origins: [texts[0]], for: purpose) == SourceInspection())
      #expect(SourceInspection(texts[0], origins: [texts[1]], for: purpose) == SourceInspection())
    }
  }

  @Test("What an exercise or the course names may be imported, and nothing else", arguments: Exercise.Kind.allCases)
  func imports(_ kind: Exercise.Kind) {
    var exercise = SampleCourse.exercise("Counter")
    exercise.kind = kind
    let files = ["A.swift": "import IssueReporting\nimport XCTest\nimport Publishing"]
    func refused() -> [SourceRefusal.Kind] {
      SourceInspection(files, origins: [[:]], for: SourcePurpose(of: exercise, suiteNames: [])).refusals.map(\.kind)
    }
    let own = kind == .feature ? [SourceRefusal.Kind.unlistedImport("IssueReporting")] : []
    let kinds = kind == .feature ? SourceRefusal.Kind.unlistedImport : SourceRefusal.Kind.unlistedTestImport
    #expect(refused() == own + [kinds("XCTest"), kinds("Publishing")])
    exercise.imports = ["Publishing"]
    #expect(refused() == own + [kinds("XCTest")])
    exercise.imports = nil
    let purpose = SourcePurpose(of: exercise, suiteNames: [], everywhere: ["Publishing"])
    #expect(SourceInspection(files, origins: [[:]], for: purpose).refusals.map(\.kind) == own + [kinds("XCTest")])
  }

  @Test("A refusal names its place")
  func place() {
    let inspection = SourceInspection(["A.swift": "\n  import Glibc\n"], origins: [[:]])
    #expect(inspection.refusals == [.init(file: "A.swift", line: 2, column: 10, kind: .unlistedImport("Glibc"))])
  }

  @Test("A type that only another file can see does not stand for the library's")
  func scopes() {
    func refusals(_ first: String, in name: String) -> [SourceRefusal.Kind] {
      SourceInspection([name: first, "B.swift": "extension TestStore {}"], origins: [[:]]).refusals.map(\.kind)
    }
    #expect(refusals("struct TestStore {}", in: "A.swift").isEmpty)
    #expect(refusals("private struct TestStore {}", in: "A.swift") == [.foreignExtension(of: "TestStore")])
    #expect(refusals("struct TestStore {}", in: "Other/A.swift") == [.foreignExtension(of: "TestStore")])
    #expect(refusals("public struct TestStore {}", in: "Other/A.swift").isEmpty)
  }

  @Test("Source that would take a parser too deep or too long is refused unread", arguments: Monster.all)
  func monsters(_ monster: Monster) {
    let inspection = SourceInspection(["A.swift": monster.code], origins: [[:]])
    let isRefused = inspection.refusals.map(\.kind) == [.tooComplex]
    #expect(isRefused || inspection.unclear == ["A.swift"] || monster.isFlat)
  }
}

/// A source that people do not write.
struct Monster: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var code: String
  /// Whether the parser needs no depth for it.
  var isFlat = false

  static let all = [
    Monster("a chain of members", "let a = b", ".c"),
    Monster("parentheses", "let a = ", "("),
    Monster("brackets beside a string that closes them", "let a = ", "[\")\","),
    Monster("branches", "if a {}", " else if a {}"),
    Monster("conditions within conditions", "let a = ", "if "),
    Monster("tries", "let a = ", "try "),
    Monster("signs", "let a = ", "- ", isFlat: true),
    Monster("function types", "let a: ", "() -> "),
    Monster("directives", "", "#if A\n"),
    Monster("interpolations", "let a = ", "\"\\("),
    Monster("generic arguments", "let a: ", "A<"),
    Monster("attributes", "", "@available(*) ", isFlat: true),
    Monster("a long file", "// Nothing.\n", "// Nothing.\n", bytes: 40_000),
  ]

  private init(_ name: String, _ start: String, _ part: String, bytes: Int = 32_000, isFlat: Bool = false) {
    testDescription = name
    code = start + String(repeating: part, count: (bytes - start.count) / part.count)
    self.isFlat = isFlat
  }
}
