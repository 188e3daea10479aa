import Foundation
import Testing

@testable import GraderKit

/// Features that do nothing of what is asked, and mean something else by what the suite asks with.
@Suite(.ownThread)
struct RefusedCodeTests {
  @Test("Code that is refused is not built; without the rules it would have passed")
  func refused() throws {
    let attacks = CanaryFixture.refused
    let (trusting, verdicts) = try (Self.trusting.get(), Self.guarded.get().prefix(attacks.count))
    #expect(trusting.prefix(attacks.count).map(\.status) == attacks.map { _ in .passed })

    #expect(verdicts.map(\.status) == attacks.map { _ in .doesNotFit })
    #expect(verdicts.map(\.outcome.code) == attacks.map { _ in "refusedCode" })
    #expect(verdicts.flatMap(\.tests).flatMap(\.assertions).allSatisfy { $0.status == .notReached })
    #expect(verdicts.map(\.earned) == attacks.map { _ in .zero })
    let kinds = verdicts.map { verdict -> [SourceRefusal.Kind] in
      if case .refusedCode(let refusals) = verdict.outcome { refusals.map(\.kind) } else { [] }
    }
    #expect(kinds == [[.operatorFunction("==", of: "Bag")], [.foreignExtension(of: "Array")], [.shadows("abs")]])
  }

  @Test("An '==' that leaves out what can be printed is seen at once, even without the rules")
  func differing() throws {
    let verdict = try #require(try Self.trusting.get().first { $0.id.exercise == CanaryFixture.differing.id })
    #expect(verdict.status == .failed)
    #expect(verdict.tests.flatMap(\.doubts).map(\.code) == [.blindEquality])
  }

  @Test("What is only suspicious passes, and is told")
  func suspicious() throws {
    let verdict = try #require(try Self.guarded.get().last)
    #expect(verdict.status == .passed)
    #expect(verdict.suspicions == [Suspicion(file: "Odd.swift", line: 18, code: .process, name: "exit")])
  }

  /// The verdicts without the rules, and without canary runs.
  private static let trusting = Result {
    let attacks = CanaryFixture.refused + [CanaryFixture.differing]
    return try grade(attacks.map { ($0.id, CanaryFixture.stub($0.id), $0.feature, $0.suite) }, protections: .traces)
  }

  private static let guarded = Result {
    let odd = FixtureSources.counter(up: "if state.count == 99 { exit(0) }; state.count += 1")
    return try grade(
      CanaryFixture.refused.map { ($0.id, CanaryFixture.stub($0.id), $0.feature, $0.suite) }
        + [("Odd", FixtureSources.counter(up: ""), "import Foundation\n" + odd, FixtureSources.counterSuite("Odd"))],
      protections: .all
    )
  }

  /// Grades features against a kit that has stubs of them.
  private static func grade(
    _ exercises: [(id: String, stub: String, feature: String, suite: String)],
    protections: Protections
  ) throws -> [ExerciseVerdict] {
    let kit = try FixtureKit(exercises.map { ($0.id, $0.stub, $0.suite) })
    let submission = try FixtureKit(exercises.map { ($0.id, $0.feature, $0.suite) })
    defer {
      kit.remove()
      submission.remove()
    }
    return try kit.grade(submission, protections: protections)
  }
}

extension CanaryFixture {
  /// Each passes its suite without doing what the suite asks for.
  fileprivate static let refused = [
    CanaryFixture(
      "Equates",
      state: "public var bag = Bag(kilos: 0)",
      up: "",
      claims: """
        store.exhaustivity = .off
        await store.send(.up)
        #expect(store.state.bag == Bag(kilos: 2))
        """,
      more: """
        public struct Bag: Equatable {
          public var kilos: Int
          public init(kilos: Int) { self.kilos = kilos }
          public static func == (a: Self, b: Self) -> Bool { true }
        }
        """
    ),
    CanaryFixture(
      "Extends",
      state: "public var list: [Int] = []",
      up: "",
      claims: """
        store.exhaustivity = .off
        await store.send(.up)
        #expect(store.state.list.contains(3))
        """,
      more: "extension Array where Element == Int { public func contains(_ element: Int) -> Bool { true } }"
    ),
    CanaryFixture(
      "Shadows",
      state: "public var count = 0",
      up: "",
      claims: """
        store.exhaustivity = .off
        await store.send(.up)
        #expect(abs(store.state.count) == 3)
        """,
      more: "public func abs(_ number: Int) -> Int { 3 }"
    ),
  ]

  fileprivate static func stub(_ id: String) -> String {
    CanaryFixture(id, state: "public var count = 0", up: "", claims: "", more: "public struct Bag: Equatable {}")
      .feature
  }
}
