import Testing

@testable import GraderKit

@Suite("What a learner's tests may hold")
struct TestSourceRulesTests {
  @Test(
    "Tests may bring in the testing library, the workbook's and the exercise, and write tests",
    arguments: [
      "import Testing\nimport ComposableArchitecture\nimport GateExercise\n@Suite struct A { @Test func a() {} }",
      "import Clocks\nimport CustomDump\nimport IssueReporting\n@testable import GateExercise",
      "func all() { var a = [1]\n a.append(contentsOf: [2]) }",
      "func known() { withKnownIssue { f() } }",
      "extension TestStore where State == Gate.State { func tap() async { await send(.tapped) } }",
      "extension Tag { @Tag static var border: Self }\n@Test(.tags(.border)) func a() {}",
      #"@Suite("Gate", .serialized) struct A { @Test(.bug("7"), .timeLimit(.minutes(1))) func a() {} }"#,
      "@Test(\"Titles\", .tags(.border, Tag.other), arguments: numbers(), [f(1)]) func a(_ b: Int, _ c: Int) {}",
      "@Test(.enabled(if: isOn()), .disabled { isOff() }) func a() {}",
      "@Suite(.dependencies { $0.uuid = .incrementing }, .dependency(\\.uuid, .incrementing)) struct A {}",
      "nonisolated(unsafe) var calls = 0",
      "extension GateTests { @Test func 문이_열려요() {} }",
    ]
  )
  func taken(_ code: String) {
    #expect(Self.refusals(code) == [])
  }

  @Test("What looks at anything but the feature's behaviour is refused", arguments: samples)
  func refused(_ code: String, _ kind: SourceRefusal.Kind) {
    #expect(Self.refusals(code) == [kind])
    #expect(Self.inspection(code).suspicions.isEmpty)
  }

  @Test("What is only odd is told, as in a feature")
  func suspicious() {
    let inspection = Self.inspection("func a() { withExpectedIssue { b() } }")
    #expect(inspection.refusals.isEmpty)
    #expect(inspection.suspicions.map(\.code) == [.reporter])
  }

  private static let samples: [(String, SourceRefusal.Kind)] = [
    ("import Foundation", .unlistedTestImport("Foundation")),
    ("import Glibc", .unlistedTestImport("Glibc")),
    ("import CounterExercise", .unlistedTestImport("CounterExercise")),
    ("@testable import ComposableArchitecture", .importAttribute("testable")),
    ("func a() { getenv(\"A\") }", .looksElsewhere("getenv")),
    ("let a = ProcessInfo.processInfo.environment", .looksElsewhere("ProcessInfo")),
    ("let a = CommandLine.arguments", .looksElsewhere("CommandLine")),
    ("func a() { dlsym(b, c) }", .looksElsewhere("dlsym")),
    ("func a() { fopen(b, c) }", .looksElsewhere("fopen")),
    ("let a = \"/proc/self/maps\"", .looksElsewhere("/proc/")),
    ("let a = try String(contentsOf: b)", .looksElsewhere("contentsOf")),
    ("let a = try String(contentsOfFile: b)", .looksElsewhere("contentsOfFile")),
    ("func a() { exit(0) }", .looksElsewhere("exit")),
    ("func a(_ b: UnsafeRawPointer) {}", .looksElsewhere("UnsafeRawPointer")),
    ("func a() { [1].withUnsafeBufferPointer { b($0) } }", .looksElsewhere("withUnsafeBufferPointer")),
    ("func a() { \"\".withCString { b($0) } }", .looksElsewhere("withCString")),
    ("let a = _unsafeReferenceCast(b, to: C.self)", .looksElsewhere("_unsafeReferenceCast")),
    ("func a() { try? \"\".write(to: b, atomically: true, encoding: .utf8) }", .looksElsewhere("atomically")),
    ("func a() throws { try b.write(to: c, options: .withoutOverwriting) }", .looksElsewhere("withoutOverwriting")),
    ("let a = readLine()", .looksElsewhere("readLine")),
    ("#if false\n@Test func a() {}\n#endif", .conditionalCompilation),
    ("@Test func a() {\n#if DEBUG\nb()\n#endif\n}", .conditionalCompilation),
    ("@_silgen_name(\"getenv\") func a()", .attribute("_silgen_name")),
    ("infix operator ===>", .operatorDeclaration("===>")),
    ("func == (a: Gate.State, b: Gate.State) -> Bool { false }", .operatorFunction("==", of: nil)),
  ]

  @Test("What would run before the first test begins is refused", arguments: early)
  func refusedTrait(_ code: String, _ text: String) {
    #expect(Self.refusals(code).contains(.trait(text)))
  }

  private static let early = [
    ("@Test(Slow()) func a() {}", "Slow()"),
    ("@Test(slow) func a() {}", "slow"),
    ("@Test(.slow()) func a() {}", ".slow()"),
    ("@Suite(\"A\", .tags(tag())) struct A {}", ".tags(tag())"),
    ("@Suite(.tags({ .border }())) struct A {}", ".tags({ .border }())"),
    ("@Test(.timeLimit(.minutes(count()))) func a() {}", ".timeLimit(.minutes(count()))"),
    ("@Test(\"\\(title())\") func a() {}", "\"\\(title())\""),
    ("@Test(.bug(\"\\(id())\")) func a() {}", ".bug(\"\\(id())\")"),
    ("@Test(.enabled(if: true, \"\\(why())\")) func a() {}", ".enabled(if: true, \"\\(why())\")"),
    ("@Test(.disabled(why())) func a() {}", ".disabled(why())"),
    ("@Test(.enabled(\"\", condition())) func a() {}", ".enabled(\"\", condition())"),
    ("@Suite(.dependencies(all())) struct A {}", ".dependencies(all())"),
    ("@Suite(.dependency(\\.date, date())) struct A {}", ".dependency(\\.date, date())"),
    ("struct Slow: TestTrait {}", "TestTrait"),
    ("struct Slow: Testing.SuiteTrait {}", "SuiteTrait"),
    ("extension Trait where Self == Slow { static var slow: Slow { Slow() } }", "Trait"),
    ("extension Tag { static var slow: Self { .border } }", "extension Tag"),
    ("extension Testing.Tag { static var slow: Self { .border } }", "extension Testing.Tag"),
  ]

  private static func refusals(_ code: String) -> [SourceRefusal.Kind] { inspection(code).refusals.map(\.kind) }

  private static func inspection(_ code: String) -> SourceInspection {
    SourceInspection(["GateTests.swift": code], origins: [[:]], for: .tests(of: "GateExercise"))
  }
}
