import ConcurrencyExtras
import Testing

@Suite("Tasks that never end and values that are waited for")
struct TaskTests {
  @Test("Task.never() ends with a CancellationError when its task is cancelled")
  func never() async {
    let task = Task { try await Task.never() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @MainActor
  @Test("Task.megaYield() lets a task have its turns that is on the same actor")
  func megaYield() async {
    let turns = LockIsolated(0)
    Task { @MainActor in
      for _ in 1...10 {
        turns.withValue { $0 += 1 }
        await Task.yield()
      }
    }
    #expect(turns.value == 0)
    await Task.megaYield()
    #expect(turns.value > 0)
  }

  @Test("Task.never() stands for a value of any type")
  func neverAsValue() async {
    let fetch: @Sendable () async throws -> Int = { try await Task.never() }
    let task = Task { try await fetch() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("Cancelling the task that waits for a cancellableValue cancels the other task")
  func cancellableValue() async {
    let inner = Task { () -> String in
      do {
        try await Task.never()
        return "returned"
      } catch {
        return "cancelled"
      }
    }
    let outer = Task { await inner.cancellableValue }
    outer.cancel()
    #expect(await outer.value == "cancelled")
  }

  @Test("Cancelling the task that waits for a throwing cancellableValue cancels the other task")
  func throwingCancellableValue() async {
    let inner = Task { () async throws -> Int in try await Task.never() }
    let outer = Task { try await inner.cancellableValue }
    outer.cancel()
    await #expect(throws: CancellationError.self) { try await outer.value }
    #expect(inner.isCancelled)
  }

  @Test("A cancellableValue is the value of the task")
  func value() async throws {
    #expect(await Task { 42 }.cancellableValue == 42)
    #expect(try await Task { () async throws -> Int in 42 }.cancellableValue == 42)
  }
}

@Suite("Result of asynchronous code")
struct ResultTests {
  @Test("What the code returns is a success")
  func success() async throws {
    let result = await Result { try await answer(42) }
    #expect(try result.get() == 42)
  }

  @Test("What the code throws is a failure")
  func failure() async {
    let result = await Result { try await answer(nil) }
    #expect(throws: NoAnswer()) { try result.get() }
  }

  @Test("The code runs on the actor of its caller")
  @MainActor
  func isolation() async throws {
    var count = 0
    let result = await Result { () async throws -> Int in
      count += 1
      return try await answer(count)
    }
    #expect(try result.get() == 1)
  }
}

private struct NoAnswer: Error, Equatable {}

private func answer(_ value: Int?) async throws -> Int {
  guard let value else { throw NoAnswer() }
  return value
}
