import Foundation
import Testing

@testable import GraderKit

/// Tests of all kinds that learners could write, through the whole of the real pipeline: exercises of one kit, graded at
/// once.
@Suite(.ownThread)
struct TestsPipelineTests {
  @Test("Tests that catch everything earn everything, and it is told which catches what, and how")
  func everything() throws {
    let verdict = try verdict("Everything")

    #expect(verdict.status == .passed)
    #expect(verdict.earned == Points(12))
    #expect(verdict.variants.first?.kind == .reference)
    #expect(verdict.variants.faults.count == 4)
    #expect(verdict.variants.count { $0.kind == .refactoring } == 2)
    #expect(verdict.variants.count == 7)
    #expect(verdict.variants.caught.map(\.how).sorted() == [.crashed, .failed, .failed, .timedOut])
    #expect(verdict.variants.caught.allSatisfy { $0.caughtBy.contains("LampTests/onAndOff()") })
    #expect(verdict.variants.caught.count { $0.caughtBy.contains("LampTests/on()") } == 1)
    #expect(verdict.caughtNothing == [])
    #expect(verdict.tests.map(\.status) == [.passed, .passed])
  }

  @Test("What slips through costs its share, and its question is asked")
  func missed() throws {
    let verdict = try verdict("Misses")

    #expect(verdict.status == .failed)
    #expect(verdict.earned == Points(3))
    #expect(verdict.variants.missed.count == 3)
    #expect(verdict.variants.missed.allSatisfy { $0.question != nil && $0.caughtBy.isEmpty && $0.how == nil })
  }

  @Test("A test that looks at how the feature is made costs a quarter, and is named")
  func brittle() throws {
    let verdict = try verdict("Brittle")

    #expect(verdict.earned == Points(9))
    #expect(verdict.variants.brittle.map(\.caughtBy) == [["LampTests/words()"]])
    #expect(verdict.caughtNothing == ["LampTests/words()"])
    #expect(verdict.status == .failed)
  }

  @Test("What the right feature does not pass earns nothing, however much it catches", arguments: Unfair.allCases)
  func unfair(_ sample: Unfair) throws {
    let verdict = try verdict(sample.id)

    #expect(verdict.status == .failed)
    #expect(verdict.earned == .zero)
    #expect(verdict.variants.map(\.status) == [.rejected])
    #expect(verdict.variants.first?.how == sample.how)
  }

  @Test("A test that fails from its second process on is found out, though it is let read files and keep them")
  func unsteady() throws {
    let marker = FileManager.default.temporaryDirectory.appending(path: "marker-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: marker) }
    let fixture = try TestsFixture(["Unsteady"])
    defer { fixture.remove() }
    let test = """
      @Test func second() {
        #expect(access("\(marker.path)", F_OK) != 0)
        close(creat("\(marker.path)", 0o600))
      }
      """
    try fixture.write(TestsFixture.file(test, importing: "Foundation"), of: "Unsteady")
    let verdict = try fixture.gradeUnprotected()

    #expect(verdict.earned == .zero)
    #expect(verdict.doubts == [.unsteady])
    #expect(verdict.variants.map(\.status) == [.rejected])
  }

  @Test("A test that fails in its seventh run alone is found out where runs are repeated")
  func guesses() throws {
    let counter = FileManager.default.temporaryDirectory.appending(path: "counter-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: counter) }
    let fixture = try TestsFixture(["Guesses"], repeats: ["Guesses": 10])
    defer { fixture.remove() }
    let test = """
      @Test func seventh() {
        let counter = open("\(counter.path)", O_CREAT | O_APPEND | O_RDWR, 0o600)
        write(counter, ".", 1)
        #expect(lseek(counter, 0, SEEK_END) != 7)
        close(counter)
      }
      """
    try fixture.write(TestsFixture.file(test, importing: "Foundation"), of: "Guesses")
    let verdict = try fixture.gradeUnprotected()

    #expect(verdict.earned == .zero)
    #expect(verdict.doubts == [.guesses(accepted: 6)])
    #expect(verdict.variants.map(\.status) == [.rejected])
    #expect(verdict.variants.map(\.caughtBy) == [["LampTests/seventh()"]])
  }

  @Test("Tests that claim nothing, or nothing that could be false, catch nothing and earn nothing")
  func claimless() throws {
    let verdict = try verdict("Claimless")

    #expect(verdict.earned == .zero)
    #expect(verdict.variants.acceptReference)
    #expect(verdict.variants.caught.isEmpty)
    #expect(verdict.caughtNothing.count == 4)
  }

  @Test("A file without a test earns nothing, and it is told why")
  func none() throws {
    let verdict = try verdict("Testless")

    #expect(verdict.earned == .zero)
    #expect(verdict.doubts == [.noTests])
  }

  @Test("A test that looks at its process is not built", arguments: Looking.allCases)
  func looksElsewhere(_ test: Looking) throws {
    let verdict = try verdict(test.id)

    #expect(verdict.earned == .zero)
    #expect(verdict.outcome.code == "refusedCode")
  }

  @Test("A test that does not compile is shown by its own line")
  func doesNotCompile() throws {
    let verdict = try verdict("Broken")

    #expect(verdict.status == .doesNotCompile)
    #expect(verdict.diagnostics.filter { $0.severity == "error" }.map(\.file) == ["LampTests.swift"])
    #expect(verdict.diagnostics.filter { $0.severity == "error" }.map(\.line) == [8])
  }

  @Test("A claim that the right feature does not keep is shown in its line, with its difference")
  func claim() throws {
    let verdict = try verdict("Wrong")

    let claim = try #require(verdict.tests.first?.assertions.first)
    #expect(claim.line == 10)
    #expect(claim.text == "store.send(.pressed) { $0.isOn = true; $0.times = 2 }")
    #expect(claim.difference?.contains("-   times: 2") == true)
    #expect(verdict.tests.first?.code == .assertionFailed)
  }

  @Test("What a test leaves unclaimed is shown by its kind, as the library's log has it, with its difference")
  func skipped() throws {
    let verdict = try verdict("Partial")

    let skipped = try #require(verdict.tests.first?.skipped.first)
    #expect(verdict.tests.first?.status == .passed)
    #expect(skipped.kind == .change)
    #expect(skipped.line == 11)
    #expect(skipped.text.hasPrefix("Skipped: "))
    #expect(!skipped.text.contains("times: "))
    #expect(skipped.difference?.contains("-   times: 0") == true)
  }

  @Test("A variant that no longer fits the solution is the grader's fault, not the learner's")
  func staleVariant() throws {
    let verdict = try verdict("Stale")

    #expect(verdict.status == .graderFault)
    guard case .fault(.unreadableVariants(_, let reason)) = verdict.outcome else {
      Issue.record("The outcome is \(verdict.outcome).")
      return
    }
    #expect(reason.hasPrefix("stale.fault:2: "))
  }

  private func verdict(_ id: String) throws -> ExerciseVerdict { try #require(try Self.verdicts.get()[id]) }

  private static let verdicts = Result {
    var limits = Limits()
    limits.test = 8
    return try TestsFixture.verdicts(
      on: tests.mapValues { TestsFixture.file($0) },
      limits: limits,
      repeats: ["Everything": 8]
    ) { kit in
      try kit.write(variant: "title: A\n---\nnothing like this\n+++\n", to: "stale.fault", of: "Stale")
    }
  }

  private static let tests = [
    "Everything": "\(TestsFixture.on())\n\(TestsFixture.onAndOff)",
    "Misses": TestsFixture.on(),
    "Brittle": """
    \(TestsFixture.on())
    \(TestsFixture.onAndOff)
    @Test func words() { #expect(Lamp.words == ["off", "on"]) }
    """,
    "Claimless": """
    @Test func empty() {}
    @Test func claimless() { _ = Lamp.State() }
    @Test func always() { #expect(Lamp.State() == Lamp.State()) }
    @Test func known() { withKnownIssue { #expect(Bool(false)) } }
    """,
    "Testless": "func on() {}",
    "Broken": "@Test func a() { Lamp.nothing() }",
    "Wrong": TestsFixture.on("$0.isOn = true; $0.times = 2"),
    "Stale": TestsFixture.on(),
    "Partial": """
    @Test func on() async {
      let store = TestStore(initialState: Lamp.State()) { Lamp() }
      store.exhaustivity = .off(showSkippedAssertions: true)
      await store.send(.pressed) { $0.isOn = true }
    }
    """,
  ]
  .merging(Unfair.allCases.map { ($0.id, "\(TestsFixture.onAndOff)\n\($0.test)") }) { $1 }
  .merging(Looking.allCases.map { ($0.id, "\(TestsFixture.onAndOff)\n\($0.test)") }) { $1 }
}

/// A test that objects to the right feature in some way.
enum Unfair: String, CaseIterable {
  case fails, crashes, hangs, isDisabled

  /// The exercise that it is written for.
  var id: String { "Unfair\(rawValue)" }

  var test: String {
    switch self {
    case .fails: "@Test func a() { Issue.record(\"no\") }"
    case .crashes: "@Test func a() { fatalError() }"
    case .hangs: "@Test func a() { while true {} }"
    case .isDisabled: "@Test(.disabled()) func a() {}"
    }
  }

  var how: VariantVerdict.How {
    switch self {
    case .fails, .isDisabled: .failed
    case .crashes: .crashed
    case .hangs: .timedOut
    }
  }
}

/// A test that looks at something else than the feature.
enum Looking: String, CaseIterable {
  case atEnvironment, atMemory, atSources

  /// The exercise that it is written for.
  var id: String { "Looks\(rawValue)" }

  var test: String {
    switch self {
    case .atEnvironment: "@Test func env() { #expect(getenv(\"WORKBOOK_VARIANT\") == nil) }"
    case .atMemory: "@Test func maps() throws { #expect(try String(contentsOfFile: \"/proc/self/maps\").isEmpty) }"
    case .atSources: "@Test func source() throws { #expect(try String(contentsOfFile: #filePath).isEmpty) }"
    }
  }
}

extension [VariantVerdict.How?] {
  fileprivate func sorted() -> [VariantVerdict.How?] { sorted { ($0?.rawValue ?? "") < ($1?.rawValue ?? "") } }
}
