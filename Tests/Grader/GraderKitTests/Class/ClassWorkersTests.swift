import Foundation
import Synchronization
import Testing

@testable import GraderKit

@Suite("The workers of a class", .ownThread)
struct ClassWorkersTests {
  /// Names that could be taken for something else on their way.
  private let names = ["kim", "two\nlines", "\"quoted\" \\ 한글", "-- =1"].map(EntryName.init)

  @Test("What each has to say is told of the learner that it was asked for")
  func outcomes() throws {
    try withRun { run, _ in
      var outcomes: [EntryName: ClassRun.Outcome] = [:]
      // Asked for a learner, it answers that this one was refused, and which one it was.
      let answer = #"printf '{"outcome":{"_0":{"refused":{"_0":%s}}}}\n' "$line""#
      try workers(run, answer, count: 2).grade(names) { outcomes[$0] = $1 }
      #expect(outcomes == Dictionary(uniqueKeysWithValues: names.map { ($0, .refused($0.text)) }))
    }
  }

  @Test("Whoever two of them have ended over is recorded as failed by the grader, and the others are graded")
  func lost() throws {
    try withRun { run, folder in
      var outcomes: [EntryName: ClassRun.Outcome] = [:]
      let answer = #"case $line in *kim*) kill -9 $$;; esac; printf '{"outcome":{"_0":{"known":{}}}}\n'"#
      try workers(run, answer, count: 1).grade(names) { outcomes[$0] = $1 }
      let fault = Phrases(.english)[.fault(.workerEnded(reason: "signal 9"))]
      #expect(outcomes.count == 4 && outcomes[names[0]] == .fault(fault))
      #expect(outcomes.filter { $0.value == .known }.count == 3)
      #expect(folder.usableRecord(names[0])?.fault == fault)
    }
  }

  @Test("What failed the grader is told on one line, however many it has")
  func oneLine() throws {
    try withRun { run, folder in
      let outcome = try run.lost(names[0], .buildFailed(excerpt: ["error: one", "error: two"]))
      guard case .fault(let text) = outcome else {
        Issue.record("\(outcome)")
        return
      }
      #expect(text.hasSuffix("as it came. error: one error: two"))
      #expect(folder.usableRecord(names[0])?.fault == text)
    }
  }

  @Test("What keeps everybody from being graded ends the grading")
  func fault() throws {
    try withRun { run, _ in
      let fault = GraderFault.output(path: "/full", reason: "No space left on device")
      let answer = ClassWorkers.Answer.fault(fault)
      let line = String(decoding: try JSONEncoder().encode(answer), as: UTF8.self)
      #expect(throws: fault) {
        try workers(run, "echo '\(line)'", count: 2).grade(names) { _, _ in Issue.record("nobody is graded") }
      }
    }
  }

  @Test("Who has not changed needs no worker, and none is started where nobody has")
  func unchanged() throws {
    try withRun { run, _ in
      // Nothing is taken of them, which needs no building.
      for name in names { #expect(try run.grade(name).isRefused) }
      var outcomes: [EntryName: ClassRun.Outcome] = [:]
      try ClassWorkers(run) { throw GraderFault.programGone }.grade(names) { outcomes[$0] = $1 }
      #expect(outcomes.count == 4 && outcomes.values.allSatisfy(\.isRefused))
    }
  }

  @Test("Of those who have handed in the same, one comes before the others, who need no second worker")
  func same() throws {
    try withRun { run, _ in
      let starts = Mutex(0)
      var order: [EntryName] = []
      let script = #"echo ready >&3; while IFS= read -r line; do printf '{"outcome":{"_0":{"known":{}}}}\n' >&3; done"#
      let workers = ClassWorkers(run) {
        WorkerPool(count: 4) { _ in
          starts.withLock { $0 += 1 }
          return shell(script)
        }
      }
      try workers.grade(names) { name, _ in order.append(name) }
      // Where only limits keep them apart, nothing is believed of what was graded for another.
      let isTrusted = !run.conditions.launcher.reachesOwnFiles
      #expect(starts.withLock { $0 } == (isTrusted ? 1 : 4))
      #expect(isTrusted ? order == names : order.count == 4)
    }
  }

  /// Shells that answer as workers do.
  private func workers(_ run: ClassRun, _ answer: String, count: Int) -> ClassWorkers {
    let script = "echo ready >&3; while IFS= read -r line; do { \(answer); } >&3; done"
    return ClassWorkers(run) { WorkerPool(count: count) { _ in shell(script) } }
  }

  private func withRun(_ body: (ClassRun, ClassFolder) throws -> Void) throws {
    let fixture = try FixtureKit([("Up", FixtureSources.counter(), FixtureSources.counterSuite("Up"))])
    defer { fixture.remove() }
    let catalog = try Catalog(kit: fixture.kit)
    try withTemporaryFolder { folder in
      let output = ClassFolder(folder.appending(path: "class").path)
      try output.prepare()
      let facts = ClassFacts(
        language: .english,
        outline: ClassOutline(catalog, Selection(all: catalog)),
        course: Course(),
        roster: names
      )
      let workspace = Workspace(
        folder: folder.appending(path: "workspace"),
        library: fixture.kit.root,
        moduleCache: folder
      )
      let grading = Grading(kit: fixture.kit, catalog: catalog, workspace: workspace)
      try body(try ClassRun(grading, facts: facts, submissions: folder, folder: output), output)
    }
  }
}

extension ClassRun.Outcome {
  fileprivate var isRefused: Bool { if case .refused = self { true } else { false } }
}
