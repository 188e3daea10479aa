import Dependencies
import Dispatch
import Testing

@Suite("Overrides and how far they reach")
struct ScopeTests {
  @Test("An override holds for what the operation calls, and no longer")
  func scope() {
    #expect(number == 0)
    withDependencies {
      $0.number = 1
    } operation: {
      #expect(number == 1)
      withDependencies {
        $0.number += 1
      } operation: {
        #expect(number == 2)
      }
      #expect(number == 1)
    }
    #expect(number == 0)
  }

  @Test("An operation may be asynchronous, and so may the overrides")
  func asynchronous() async throws {
    let result = try await withDependencies {
      try await Task.sleep(for: .zero)
      $0.number = 1
    } operation: {
      await Task.yield()
      return number
    }
    #expect(result == 1)
  }

  @Test("In asynchronous code a synchronous operation needs no 'await'")
  func synchronousInAsynchronous() async {
    let model = withDependencies {
      $0.number = 1
    } operation: {
      Model()
    }
    #expect(model.number == 1)
  }

  @Test("What the closures throw comes out")
  func errors() async {
    #expect(throws: Failure.self) {
      try withDependencies { _ in
        throw Failure()
      } operation: {
      }
    }
    #expect(throws: Failure.self) {
      try withDependencies { _ in
      } operation: {
        throw Failure()
      }
    }
    await #expect(throws: Failure.self) {
      try await withDependencies { _ in
      } operation: {
        await Task.yield()
        throw Failure()
      }
    }
  }

  @Test("An asynchronous operation stays on the actor that calls it")
  @MainActor
  func isolation() async {
    await withDependencies {
      $0.number = 1
    } operation: {
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
    }
  }

  @Test("D10: overrides follow into child tasks and 'Task { }', not into detached tasks")
  func tasks() async {
    await withDependencies {
      $0.number = 1
    } operation: {
      async let child = number
      #expect(await child == 1)
      #expect(await Task { number }.value == 1)
      #expect(await Task.detached { number }.value == 0)
    }
  }

  @Test("D10: an object keeps the overrides that it was created under")
  func object() async {
    let model = withDependencies {
      $0.number = 1
    } operation: {
      Model()
    }
    #expect(model.number == 1)
    #expect(await Task.detached { model.number }.value == 1)
  }

  @Test("An override that is in force goes before the one that an object was created under")
  func nearestOverride() {
    let model = withDependencies {
      $0.number = 1
      $0.word = "one"
    } operation: {
      Model()
    }
    withDependencies {
      $0.number = 2
    } operation: {
      #expect(model.number == 2)
      #expect(model.word == "one")
    }
  }

  @Test("Values can be kept, changed and put in force again")
  func kept() {
    var values = withDependencies {
      $0.number = 1
    } operation: {
      DependencyValues._current
    }
    values.word = "kept"
    withDependencies {
      $0 = values
    } operation: {
      #expect(number == 1)
      #expect(Model().word == "kept")
    }
  }

  @Test("A part of a dependency is read by its key path")
  func keyPath() {
    @Dependency(\.word.count) var count
    withDependencies {
      $0.word = "four"
    } operation: {
      #expect(count == 4)
    }
  }

  @Test("D10: dependencies are taken along into a closure that runs later")
  func escaped() async {
    let result = await withCheckedContinuation { continuation in
      withDependencies {
        $0.number = 1
      } operation: {
        withEscapedDependencies { dependencies in
          DispatchQueue.global().async {
            let without = number
            let with = dependencies.yield { number }
            continuation.resume(returning: [without, with])
          }
        }
      }
    }
    #expect(result == [0, 1])
  }

  @Test("D10: they are taken along into asynchronous work that runs later")
  func escapedAsynchronous() async {
    let task = await withDependencies {
      $0.number = 1
    } operation: {
      await withEscapedDependencies { dependencies in
        await Task.yield()
        return Task.detached { await dependencies.yield { await number(afterYield: true) } }
      }
    }
    #expect(await task.value == 1)
  }
}

@Suite("The dependencies of an object")
struct FromObjectTests {
  @Test("An object with a dependency hands on what it was created under")
  func properties() async {
    let parent = withDependencies {
      $0.number = 1
    } operation: {
      Parent()
    }
    #expect(withDependencies(from: parent) { Model() }.number == 1)
    #expect(
      withDependencies(from: parent) {
        $0.word = "child"
      } operation: {
        Model()
      }.word == "child"
    )
    let child = await withDependencies(from: parent) {
      await Task.yield()
      return Model()
    }
    #expect(child.number == 1)
  }

  @Test("So does an object whose superclass has one")
  func inherited() {
    let parent = withDependencies {
      $0.number = 1
    } operation: {
      [Heir()]
    }[0]
    #expect(withDependencies(from: parent) { Model() }.number == 1)
  }

  @Test("An object without one hands on what it was the result of")
  func result() {
    let parent = withDependencies {
      $0.number = 1
    } operation: {
      Plain()
    }
    let child = withDependencies(from: parent) { Plain() }
    #expect(withDependencies(from: child) { Model() }.number == 1)
  }

  @Test("Overrides of the current task go before those of the object")
  func nearest() {
    let parent = withDependencies {
      $0.number = 1
    } operation: {
      Parent()
    }
    withDependencies {
      $0.number = 2
    } operation: {
      #expect(withDependencies(from: parent) { Model() }.number == 2)
    }
  }

  @Test("An object without any is reported, and the operation runs under those of the current task")
  func none() {
    let plain = Plain()
    var line: UInt = 0
    let issues = IssueRecorder.issues {
      withDependencies {
        $0.number = 3
      } operation: {
        line = #line + 1
        let model = withDependencies(from: plain) { Model() }
        #expect(model.number == 3)
      }
    }
    #expect(issues.map(\.line) == [line])
    #expect(
      issues.first?.text == """
        'withDependencies(from:)' takes the dependencies of a 'Plain', and it has none: those of the current task stay in \
        force. Give 'Plain' a '@Dependency' property, or create it as the result of 'withDependencies'.
        """
    )
  }
}

// MARK: - Fixtures

private struct Failure: Error {}

private enum Number: TestDependencyKey {
  static let testValue = 0
}

private enum Word: TestDependencyKey {
  static let testValue = ""
}

extension DependencyValues {
  fileprivate var number: Int {
    get { self[Number.self] }
    set { self[Number.self] = newValue }
  }

  fileprivate var word: String {
    get { self[Word.self] }
    set { self[Word.self] = newValue }
  }
}

/// The number that is in force where it is asked for.
private var number: Int {
  @Dependency(\.number) var number
  return number
}

private func number(afterYield: Bool) async -> Int {
  await Task.yield()
  return number
}

private final class Model: Sendable {
  private let numbers = Dependency(\.number)
  private let words = Dependency(\.word)

  var number: Int { numbers.wrappedValue }
  var word: String { words.wrappedValue }
}

private class Parent {
  @Dependency(\.number) var number
}

private final class Heir: Parent {
  let name = "Blob"
}

private final class Plain {}
