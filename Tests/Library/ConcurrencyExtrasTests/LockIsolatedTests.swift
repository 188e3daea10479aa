import ConcurrencyExtras
import Testing

@Suite("LockIsolated")
struct LockIsolatedTests {
  @Test("Changes from many tasks at once are all kept")
  func manyTasks() async {
    let count = LockIsolated(0)
    await withTaskGroup { group in
      for _ in 1...1000 {
        group.addTask { count.withValue { $0 += 1 } }
      }
    }
    #expect(count.value == 1000)
  }

  @Test("withValue hands out what its closure returns")
  func result() {
    let names = LockIsolated(["Blob"])
    let last = names.withValue { $0.popLast() }
    #expect(last == "Blob")
    #expect(names.value == [])
  }

  @Test("withValue throws what its closure throws, and keeps what was changed up to there")
  func errorInClosure() {
    let count = LockIsolated(0)
    #expect(throws: Failure()) {
      try count.withValue {
        $0 = 1
        throw Failure()
      }
    }
    #expect(count.value == 1)
  }

  @Test("setValue may read the value that it replaces")
  func setValue() {
    let count = LockIsolated(20)
    count.setValue(count.value + 1)
    #expect(count.value == 21)
  }

  @Test("setValue keeps the old value when the new one throws")
  func errorInNewValue() {
    let count = LockIsolated(20)
    #expect(throws: Failure()) { try count.setValue(fail()) }
    #expect(count.value == 20)
  }

  @Test("The parts of the value are there by their names")
  func dynamicMember() {
    let names = LockIsolated(["Blob", "Blob Jr."])
    #expect(names.count == 2)
    #expect(names.first == "Blob")
  }

  @Test("A value that is not sendable may be isolated")
  func reference() {
    final class Box { var text = "" }
    let box = LockIsolated(Box())
    box.withValue { $0.text = "Hello" }
    #expect(box.text == "Hello")
  }
}

@Suite("ActorIsolated")
struct ActorIsolatedTests {
  @Test("Changes from many tasks at once are all kept")
  func manyTasks() async {
    let count = ActorIsolated(0)
    await withTaskGroup { group in
      for _ in 1...1000 {
        group.addTask { await count.withValue { $0 += 1 } }
      }
    }
    #expect(await count.value == 1000)
  }

  @Test("setValue replaces the value, and keeps the old one when the new one throws")
  func setValue() async {
    let count = ActorIsolated(0)
    await count.setValue(1)
    await #expect(throws: Failure()) { try await count.setValue(fail()) }
    #expect(await count.value == 1)
  }
}

private struct Failure: Error, Equatable {}

private func fail() throws -> Int { throw Failure() }
