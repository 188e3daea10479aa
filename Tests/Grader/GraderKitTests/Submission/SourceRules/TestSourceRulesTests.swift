import Testing

@testable import GraderKit

@Suite("What a learner's tests may hold")
struct TestSourceRulesTests {
  @Test(
    "Tests may bring in the testing library, the workbook's and the exercise, and write tests",
    arguments: [
      "import Testing\nimport ComposableArchitecture\nimport GateExercise\n@Suite struct A { @Test func a() {} }",
      "@testable import GateExercise",
      "func all() { var a = [1]\n a.append(contentsOf: [2]) }",
      "func known() { withKnownIssue { f() } }",
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
  ]

  private static func refusals(_ code: String) -> [SourceRefusal.Kind] { inspection(code).refusals.map(\.kind) }

  private static func inspection(_ code: String) -> SourceInspection {
    SourceInspection(["GateTests.swift": code], origins: [[:]], for: .tests(of: "GateExercise"))
  }
}
