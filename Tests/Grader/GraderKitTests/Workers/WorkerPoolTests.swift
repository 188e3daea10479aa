import Foundation
import Synchronization
import Testing

@testable import GraderKit

@Suite("Workers", .ownThread)
struct WorkerPoolTests {
  @Test("Do every task once, and each answer belongs to its task", arguments: [1, 3, 20])
  func everyTask(_ count: Int) throws {
    let tasks = (0..<12).map { "task \($0) <&'\"\\> 한글" }
    let outcomes = try run(tasks, by: count)
    #expect(outcomes.map(\.index).sorted() == Array(tasks.indices))
    for (index, outcome) in outcomes { #expect(outcome == .answered("done \(tasks[index])")) }
  }

  @Test("Are not started where there is nothing to do")
  func nothing() throws {
    try WorkerPool(count: 2) { _ in shell("echo started >&2; exit 1") }.run([]) { _, _ in Issue.record("no task") }
  }

  @Test("Nobody begins what has to wait for another, and whoever has done that goes on with it")
  func leaders() throws {
    let starts = Mutex(0)
    let pool = WorkerPool(count: 3) { _ in
      starts.withLock { $0 += 1 }
      return worker(":")
    }
    var indices: [Int] = []
    try pool.run(["a", "b", "c", "d"], after: [0: 2, 1: 2, 3: 2]) { index, _ in indices.append(index) }
    #expect(indices == [2, 0, 1, 3])
    #expect(starts.withLock { $0 } == 1)
  }

  @Test("What waits for a task that nobody could do is done all the same")
  func lostLeader() throws {
    var outcomes: [(index: Int, outcome: WorkerPool.Outcome)] = []
    let pool = WorkerPool(count: 2) { _ in worker(#"if [ "$line" = end ]; then kill -9 $$; fi"#) }
    try pool.run(["end", "a"], after: [1: 0]) { outcomes.append(($0, $1)) }
    #expect(outcomes.map(\.index) == [0, 1])
    #expect(outcomes.last?.outcome == .answered("done a"))
  }

  @Test("One that ends over a task gives it up the second time, and every other task is done")
  func ends() throws {
    let outcomes = try run(["a", "end", "b", "c"], by: 2)
    #expect(outcomes.count == 4)
    #expect(outcomes.filter { $0.outcome.isAnswer }.map(\.index).sorted() == [0, 2, 3])
    let lost = outcomes.first { !$0.outcome.isAnswer }
    #expect(lost?.index == 1)
    #expect(lost?.outcome == .lost(.workerEnded(reason: "It is too much [signal 9]")))
  }

  @Test("One that somebody else has ended is replaced, and its task done all the same")
  func endedOnce() throws {
    try withTemporaryFolder { folder in
      try folder.write("", to: "first")
      let pool = WorkerPool(count: 1) { _ in worker(#"rm "$FOLDER/first" 2>/dev/null && kill -9 $$"#, in: folder) }
      var outcomes: [(index: Int, outcome: WorkerPool.Outcome)] = []
      try pool.run(["a", "b"]) { outcomes.append(($0, $1)) }
      #expect(outcomes.map(\.index) == [0, 1])
      #expect(outcomes.allSatisfy { $0.outcome.isAnswer })
    }
  }

  @Test("One that somebody else has ended before it could begin is replaced")
  func endedBefore() throws {
    try withTemporaryFolder { folder in
      for name in ["first", "second"] { try folder.write("", to: name) }
      let pool = WorkerPool(count: 1) { _ in
        var process = shell(
          """
          for name in first second; do rm "$FOLDER/$name" 2>/dev/null && kill -9 $$; done
          echo ready >&3; while IFS= read -r line; do echo "done $line" >&3; done
          """
        )
        process.environment["FOLDER"] = folder.path
        return process
      }
      var outcomes: [WorkerPool.Outcome] = []
      try pool.run(["a", "b"]) { outcomes.append($1) }
      #expect(outcomes == [.answered("done a"), .answered("done b")])
    }
  }

  @Test("One that cannot even begin is a fault of the machine, and no task's")
  func cannotBegin() {
    let pool = WorkerPool(count: 2) { _ in shell("echo No room >&2; exit 5") }
    #expect(throws: GraderFault.workerEnded(reason: "No room [status 5]")) {
      try pool.run(["a", "b", "c"]) { _, _ in Issue.record("no outcome") }
    }
  }

  @Test("An answer that comes with the end still counts")
  func lastWord() throws {
    var outcomes: [(index: Int, outcome: WorkerPool.Outcome)] = []
    let script = "echo ready >&3; read -r line; echo \"done $line\" >&3"
    try WorkerPool(count: 1) { _ in shell(script) }.run(["a", "b", "c"]) { outcomes.append(($0, $1)) }
    #expect(outcomes.map(\.outcome) == ["a", "b", "c"].map { .answered("done \($0)") })
  }

  @Test("Begin nothing more where what they have done cannot be taken")
  func refused() {
    struct Refusal: Error {}
    var count = 0
    #expect(throws: Refusal.self) {
      try WorkerPool(count: 1) { _ in worker(":") }.run((0..<100).map(String.init)) { _, _ in
        count += 1
        throw Refusal()
      }
    }
    #expect(count == 1)
  }

  /// Has shells do tasks, of which one is too much for them.
  private func run(_ tasks: [String], by count: Int) throws -> [(index: Int, outcome: WorkerPool.Outcome)] {
    var outcomes: [(index: Int, outcome: WorkerPool.Outcome)] = []
    let pool = WorkerPool(count: count) { _ in
      worker(#"if [ "$line" = end ]; then echo It is too much; kill -9 $$; fi"#)
    }
    try pool.run(tasks) { outcomes.append(($0, $1)) }
    return outcomes
  }
}

/// A worker that does something with each line before it answers.
private func worker(_ script: String, in folder: URL? = nil) -> ChildProcess {
  var process = shell(
    #"echo ready >&3; while IFS= read -r line; do \#(script); printf 'done %s\n' "$line" >&3; done"#
  )
  process.environment["FOLDER"] = folder?.path
  return process
}

extension WorkerPool.Outcome {
  fileprivate var isAnswer: Bool { if case .answered = self { true } else { false } }
}
