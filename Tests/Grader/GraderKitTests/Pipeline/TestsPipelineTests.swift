import Foundation
import Testing

@testable import GraderKit

/// Tests of all kinds that learners could write, through the whole of the real pipeline.
@Suite(.serialized, .ownThread)
struct TestsPipelineTests {
  @Test("Tests that catch everything earn everything, and it is told which catches what, and how")
  func everything() throws {
    let verdict = try grade(TestsFixture.on() + "\n" + TestsFixture.onAndOff)

    #expect(verdict.status == .passed)
    #expect(verdict.earned == Points(12))
    #expect(verdict.variants.map(\.kind) == [.reference] + kinds(verdict))
    #expect(verdict.variants.count == 7)
    #expect(verdict.variants.caught.map(\.how).sorted() == [.crashed, .failed, .failed, .timedOut])
    #expect(verdict.variants.caught.allSatisfy { $0.caughtBy.contains("LampTests/onAndOff()") })
    #expect(verdict.variants.caught.count { $0.caughtBy.contains("LampTests/on()") } == 1)
    #expect(verdict.caughtNothing == [])
    #expect(verdict.tests.map(\.status) == [.passed, .passed])
  }

  @Test("What slips through costs its share, and its question is asked")
  func missed() throws {
    let verdict = try grade(TestsFixture.on())

    #expect(verdict.status == .failed)
    #expect(verdict.earned == Points(3))
    #expect(verdict.variants.missed.count == 3)
    #expect(verdict.variants.missed.allSatisfy { $0.question != nil && $0.caughtBy.isEmpty && $0.how == nil })
  }

  @Test("A test that looks at how the feature is made costs a quarter, and is named")
  func brittle() throws {
    let verdict = try grade(
      TestsFixture.on() + "\n" + TestsFixture.onAndOff
        + "\n@Test func words() { #expect(Lamp.words == [\"off\", \"on\"]) }"
    )

    #expect(verdict.earned == Points(9))
    #expect(verdict.variants.brittle.map(\.caughtBy) == [["LampTests/words()"]])
    #expect(verdict.caughtNothing == ["LampTests/words()"])
    #expect(verdict.status == .failed)
  }

  @Test("What the right feature does not pass earns nothing, however much it catches", arguments: Unfair.all)
  func unfair(_ sample: Unfair) throws {
    var limits = Limits()
    limits.test = 6
    let verdict = try grade(TestsFixture.onAndOff + "\n" + sample.test, limits: limits)

    #expect(verdict.status == .failed)
    #expect(verdict.earned == .zero)
    #expect(verdict.variants.map(\.status) == [.rejected])
    #expect(verdict.variants.first?.how == sample.how)
  }

  @Test("A test that fails from its second process on is found out, though it is let read files and keep them")
  func unsteady() throws {
    let marker = FileManager.default.temporaryDirectory.appending(path: "marker-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: marker) }
    let fixture = try TestsFixture()
    defer { fixture.remove() }
    try fixture.write(
      """
      @Test func second() {
        #expect(access("\(marker.path)", F_OK) != 0)
        close(creat("\(marker.path)", 0o600))
      }
      """,
      importing: "Foundation"
    )
    let verdict = try fixture.gradeUnprotected()

    #expect(verdict.earned == .zero)
    #expect(verdict.doubts == [.unsteady])
    #expect(verdict.variants.map(\.status) == [.rejected])
  }

  @Test("Tests that claim nothing, or nothing that could be false, catch nothing and earn nothing")
  func claimless() throws {
    let verdict = try grade(
      """
      @Test func empty() {}
      @Test func claimless() { _ = Lamp.State() }
      @Test func always() { #expect(Lamp.State() == Lamp.State()) }
      @Test func known() { withKnownIssue { #expect(Bool(false)) } }
      """
    )

    #expect(verdict.earned == .zero)
    #expect(verdict.variants.acceptReference)
    #expect(verdict.variants.caught.isEmpty)
    #expect(verdict.caughtNothing.count == 4)
  }

  @Test("A file without a test earns nothing, and it is told why")
  func none() throws {
    let verdict = try grade("func on() {}")

    #expect(verdict.earned == .zero)
    #expect(verdict.doubts == [.noTests])
  }

  @Test(
    "A test that looks at its process is not built",
    arguments: [
      "@Test func env() { #expect(getenv(\"WORKBOOK_VARIANT\") == nil) }",
      "@Test func maps() throws { #expect(try String(contentsOfFile: \"/proc/self/maps\").isEmpty) }",
      "@Test func source() throws { #expect(try String(contentsOfFile: #filePath).isEmpty) }",
    ]
  )
  func looksElsewhere(_ test: String) throws {
    let verdict = try grade(TestsFixture.onAndOff + "\n" + test)

    #expect(verdict.earned == .zero)
    #expect(verdict.outcome.code == "refusedCode")
  }

  @Test("A test that does not compile is shown by its own line")
  func doesNotCompile() throws {
    let verdict = try grade("@Test func a() { Lamp.nothing() }")

    #expect(verdict.status == .doesNotCompile)
    #expect(verdict.diagnostics.filter { $0.severity == "error" }.map(\.file) == ["LampTests.swift"])
    #expect(verdict.diagnostics.filter { $0.severity == "error" }.map(\.line) == [8])
  }

  @Test("A claim that the right feature does not keep is shown in its line, with its difference")
  func claim() throws {
    let verdict = try grade(TestsFixture.on("$0.isOn = true; $0.times = 2"))

    let claim = try #require(verdict.tests.first?.assertions.first)
    #expect(claim.line == 10)
    #expect(claim.text == "store.send(.pressed) { $0.isOn = true; $0.times = 2 }")
    #expect(claim.difference?.contains("-   times: 2") == true)
    #expect(verdict.tests.first?.code == .assertionFailed)
  }

  @Test("A variant that no longer fits the solution is the grader's fault, not the learner's")
  func staleVariant() throws {
    let fixture = try TestsFixture()
    defer { fixture.remove() }
    try fixture.fixture.write(
      "title: A\n---\nnothing like this\n+++\n",
      to: "Tests/Chapters/\(FixtureKit.chapter)/Lamp/Variants/stale.fault"
    )
    let verdict = try fixture.grade(TestsFixture.on())

    #expect(verdict.status == .graderFault)
    guard case .fault(.unreadableVariants(_, let reason)) = verdict.outcome else {
      Issue.record("The outcome is \(verdict.outcome).")
      return
    }
    #expect(reason.hasPrefix("stale.fault:2: "))
  }

  private func grade(_ tests: String, limits: Limits = Limits()) throws -> ExerciseVerdict {
    let fixture = try TestsFixture()
    defer { fixture.remove() }
    return try fixture.grade(tests, limits: limits)
  }

  /// The kinds of all but the first.
  private func kinds(_ verdict: ExerciseVerdict) -> [VariantVerdict.Kind] { verdict.variants.dropFirst().map(\.kind) }
}

/// A test that objects to the right feature in some way.
struct Unfair: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var test: String
  var how: VariantVerdict.How

  static let all = [
    Unfair(testDescription: "always fails", test: "@Test func a() { Issue.record(\"no\") }", how: .failed),
    Unfair(testDescription: "crashes", test: "@Test func a() { fatalError() }", how: .crashed),
    Unfair(testDescription: "hangs", test: "@Test func a() { while true {} }", how: .timedOut),
    Unfair(testDescription: "does not run", test: "@Test(.disabled()) func a() {}", how: .failed),
  ]
}

extension [VariantVerdict.How?] {
  fileprivate func sorted() -> [VariantVerdict.How?] { sorted { ($0?.rawValue ?? "") < ($1?.rawValue ?? "") } }
}
