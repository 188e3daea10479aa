@_spi(Grading) import IssueReporting
import Foundation
import Testing

@testable import ComposableArchitecture

@MainActor
@Suite("The log of steps")
struct StepLogTests {
  @Test("Each step is noted when it begins and when it ends, with how it went")
  func steps() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("steps-\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    var line: UInt = 0
    _ = await recordedIssues {
      let store = TestStore(initialState: Loader.State()) { Loader() }
      store.log = StepLog(path: file.path)
      line = #line + 1
      await store.send(.echoButtonTapped("Blob"))
      await store.receive(.response(.success("Blob"))) { $0.names = ["Nut"] }
      await store.skipReceivedActions(strict: false)
      await store.finish()
      let task = await store.send(.cleared) { $0.names = [] }
      await task.finish()
    }
    let steps = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Step.self, from: Data($0.utf8))
    }
    #expect(
      steps.filter { $0.kind == "step" } == [
        began("send", ".echoButtonTapped(\"Blob\")", line),
        ended("send", ".echoButtonTapped(\"Blob\")", line, "passed"),
        began("receive", ".response(.success(\"Blob\"))", line + 1),
        ended("receive", ".response(.success(\"Blob\"))", line + 1, "failed"),
        began("skipReceivedActions", "", line + 2),
        ended("skipReceivedActions", "", line + 2, "passed"),
        began("finish", "", line + 3),
        ended("finish", "", line + 3, "passed"),
        began("send", ".cleared", line + 4),
        ended("send", ".cleared", line + 4, "passed"),
        began("finish", ".cleared", line + 5),
        ended("finish", ".cleared", line + 5, "passed"),
      ]
    )
  }

  @Test("What a non-exhaustive test leaves unclaimed is noted with its kind, and is no issue")
  func skipped() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("steps-\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = await recordedIssues {
      @MainActor func store() -> TestStoreOf<Loader> {
        let store = TestStore(initialState: Loader.State()) { Loader() }
        store.log = StepLog(path: file.path)
        store.exhaustivity = .off(showSkippedAssertions: true)
        return store
      }
      let skipping = store()
      await skipping.send(.echoButtonTapped("Blob"))
      await skipping.skipReceivedActions()
      await skipping.send(.cleared)
      await skipping.send(.waitForEver)
      await skipping.skipInFlightEffects()
      let finishing = store()
      await finishing.send(.waitForEver)
      await finishing.finish(timeout: .zero)
      // What is left when a store goes.
      for action in [Loader.Action.waitForEver, .echoButtonTapped("Blob")] { await store().send(action) }
    }
    let records = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Skipped.self, from: Data($0.utf8))
    }
    let skipped = records.filter { $0.kind == "skipped" }
    #expect(skipped.map(\.skipped) == ["action", "change", "effect", "effect", "effect", "action"])
    #expect(skipped.map { $0.difference == nil } == [true, false, true, true, true, true])
    #expect(skipped[1].message == "Skipped: this step does not claim every change.\n\nAction: .cleared")
    #expect(!records.contains { $0.kind == "issue" })
  }

  private func began(_ step: String, _ text: String, _ line: UInt) -> Step {
    Step(kind: "step", phase: "began", step: step, text: text, outcome: nil, line: line)
  }

  private func ended(_ step: String, _ text: String, _ line: UInt, _ outcome: String) -> Step {
    Step(kind: "step", phase: "ended", step: step, text: text, outcome: outcome, line: line)
  }
}

private struct Skipped: Decodable {
  let kind: String
  let skipped: String?
  let message: String?
  let difference: String?
}

private struct Step: Decodable, Equatable {
  let kind: String
  let phase: String?
  let step: String?
  let text: String?
  let outcome: String?
  let line: UInt
}
