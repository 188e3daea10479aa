import Foundation
import Testing

@testable import GraderKit

/// Features that do nothing of what is asked, and mean something else by what the suite asks with.
@Suite(.serialized, .ownThread)
struct RefusedCodeTests {
  @Test("Code that is refused is not built; without the rules it would have passed")
  func refused() throws {
    let attacks = CanaryFixture.refused
    let kit = try FixtureKit(attacks.map { ($0.id, CanaryFixture.stub($0.id), $0.suite) })
    let submission = try FixtureKit(attacks.map { ($0.id, $0.feature, $0.suite) })
    defer {
      kit.remove()
      submission.remove()
    }

    let trusting = try kit.grade(submission, protections: [])
    #expect(trusting.map(\.status) == attacks.map { _ in .passed })

    let verdicts = try kit.grade(submission)
    #expect(verdicts.map(\.status) == attacks.map { _ in .doesNotFit })
    #expect(verdicts.map(\.outcome.code) == attacks.map { _ in "refusedCode" })
    #expect(verdicts.flatMap(\.tests).flatMap(\.assertions).allSatisfy { $0.status == .notReached })
    #expect(verdicts.map(\.earned) == attacks.map { _ in .zero })
    let codes = verdicts.map { verdict -> [String] in
      if case .refusedCode(let refusals) = verdict.outcome { refusals.map(\.code) } else { [] }
    }
    #expect(codes == [["operator"], ["foreignExtension"], ["shadows"]])
  }

  @Test("What is only suspicious passes, and is told")
  func suspicious() throws {
    let stub = FixtureSources.counter(up: "")
    let suite = FixtureSources.counterSuite("Odd")
    let kit = try FixtureKit([("Odd", stub, suite)])
    let work = FixtureSources.counter(up: "if state.count == 99 { exit(0) }; state.count += 1")
    let submission = try FixtureKit([("Odd", "import Foundation\n" + work, suite)])
    defer {
      kit.remove()
      submission.remove()
    }

    let verdict = try #require(try kit.grade(submission).first)
    #expect(verdict.status == .passed)
    #expect(verdict.suspicions == [Suspicion(file: "Odd.swift", line: 18, code: .process, name: "exit")])
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
