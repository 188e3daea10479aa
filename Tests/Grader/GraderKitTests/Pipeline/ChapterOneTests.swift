import Foundation
import Testing

@testable import GraderKit

/// The real chapter 1, its solutions broken in one line each, through the whole of the real pipeline.
@Suite(.ownThread)
struct ChapterOneTests {
  @Test("One broken line turns exactly the assertions red that speak of it")
  func brokenLines() throws {
    let verdict = try grade(breaks: [
      ("Counter", "state.count -= 1", "state.count = max(0, state.count - 1)"),
      ("StampCard", "if state.stamps == 10 {", "if state.stamps == 11 {"),
      ("BagDrop", "kilos > Self.limit", "kilos >= Self.limit"),
    ])

    let red = verdict.exercises.flatMap { exercise in
      exercise.tests.flatMap { test in
        test.assertions.filter { $0.status != .passed }.map { "\(exercise.id.exercise):\($0.line)" }
      }
    }
    #expect(
      red == [
        "Counter:55", "Counter:58", "StampCard:30", "StampCard:34", "StampCard:98", "StampCard:102", "BagDrop:46",
        "BagDrop:49",
      ]
    )
    #expect(verdict.exercises.prefix(3).allSatisfy { $0.status == .failed })
    let difference = verdict.exercises[0].tests.flatMap(\.assertions).first { $0.line == 55 }?.difference
    #expect(
      difference == """
        - Counter.State(count: -1)
        + Counter.State(count: 0)

        (Expected: −, Actual: +)
        """
    )
  }

  @Test("A trap where the tests ask for an unknown bag costs that test, and no other")
  func trap() throws {
    let lookUp = "state.bags.firstIndex(where: { $0.id == id })"
    let verdict = try grade(breaks: [
      ("BagDrop", "guard let index = \(lookUp) else { return .none }", "let index = \(lookUp)!")
    ])

    let bagDrop = try #require(verdict.exercises.first { $0.id.exercise == "BagDrop" })
    #expect(bagDrop.tests.filter { $0.status == .crashed }.map(\.title) == ["An unknown bag changes nothing"])
    #expect(bagDrop.tests.count { $0.status == .passed } == bagDrop.tests.count - 1)
    let passed = verdict.exercises.filter { $0.status == .passed }.map(\.id.exercise)
    #expect(passed == ["Counter", "StampCard", "Turnstile", "WaterMeter"])
  }

  /// Grades the solutions, with a text in each named file replaced by another.
  private func grade(
    breaks: [(exercise: String, text: String, by: String)]
  ) throws -> Verdict {
    let kit = FixtureKit.realKit
    let catalog = try Catalog(kit: kit)
    return try withTemporaryFolder { folder in
      let tree = folder.appending(path: "tree")
      try FileManager.default.copyItem(at: kit.solutions, to: tree)
      for (exercise, text, replacement) in breaks {
        let file = tree.appending(path: "01-StateMutation/\(exercise)/\(exercise).swift")
        let source = try String(contentsOf: file, encoding: .utf8)
        try #require(source.contains(text))
        try source.replacing(text, with: replacement).write(to: file, atomically: true, encoding: .utf8)
      }
      return try Grading(kit: kit, catalog: catalog)
        .grade(Submission(at: tree, catalog: catalog), selection: Selection(words: ["01"], catalog: catalog))
    }
  }
}
