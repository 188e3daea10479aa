import Dependencies
import Synchronization
import Testing

@Suite("Defaults belong to one test")
struct DefaultsOfTestsTests {
  @Test("D10: a default is asked for once, and stays the same for the whole test")
  func stable() async {
    @Dependency(Tally.self) var tally
    #expect(tally.add() == 1)
    @Dependency(Tally.self) var again
    #expect(again.add() == 2)
    let third = withDependencies {
      $0.context = .test
    } operation: {
      Dependency(Tally.self).wrappedValue.add()
    }
    #expect(third == 3)
    #expect(await Task { Dependency(Tally.self).wrappedValue.add() }.value == 4)
  }

  @Test("D10: another test has its own")
  func otherTest() {
    @Dependency(Tally.self) var tally
    #expect(tally.add() == 1)
  }

  @Test("D10: so has each case of a parameterised test", arguments: 1...11)
  func eachCase(number: Int) {
    @Dependency(Tally.self) var tally
    #expect(tally.add() == 1)
  }

  @Test("D10: cases whose arguments look alike are told apart", arguments: [Argument(), Argument(), Argument()])
  func casesThatLookAlike(argument: Argument) {
    @Dependency(Tally.self) var tally
    #expect(tally.add() == 1)
  }

  @Test("D10: an object of one test that another test uses brings none of its defaults along", arguments: 1...2)
  func sharedObject(number: Int) {
    #expect(sharedModel.wrappedValue.add() == 1)
  }

  @Test("D10: a detached task has the defaults of the object that it uses")
  func detached() async {
    let tally = Dependency(Tally.self)
    #expect(tally.wrappedValue.add() == 1)
    #expect(await Task.detached { tally.wrappedValue.add() }.value == 2)
  }

  @Test("D10: of two tasks that ask at once, both are given the same default", arguments: 1...20)
  func race(round: Int) async {
    let tallies = await withTaskGroup(of: Tally.self) { group in
      for _ in 1...8 { group.addTask { Dependency(Tally.self).wrappedValue } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(tallies.allSatisfy { $0 === tallies[0] })
  }

  @Test("Each context has a default of its own")
  func contexts() {
    @Dependency(Tally.self) var tally
    #expect(tally.add() == 1)
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(tally.add() == 1)
    }
    #expect(tally.add() == 2)
  }
}

@Suite("Preparing dependencies")
struct PreparationTests {
  @Test("B7: what is prepared is used")
  func prepared() {
    prepareDependencies { $0.prepared = 1 }
    #expect(Feature().number == 1)
    withDependencies {
      $0.prepared = 2
    } operation: {
      #expect(Feature().number == 2)
    }
  }

  @Test("B7: of two preparations before the first use, the last one wins")
  func twice() {
    let issues = IssueRecorder.issues {
      prepareDependencies { $0.prepared = 1 }
      prepareDependencies { $0.prepared = 2 }
      #expect(Feature().number == 2)
    }
    #expect(issues == [])
  }

  @Test("B7: a preparation after the first use is told, and the value stays")
  func usedInBetween() {
    var line: UInt = 0
    let issues = IssueRecorder.issues {
      prepareDependencies { $0.prepared = 1 }
      _ = Feature().number
      line = #line + 1
      prepareDependencies { $0.prepared = 2 }
      #expect(Feature().number == 1)
    }
    #expect(issues.map(\.line) == [line])
    #expect(
      issues.first?.text == """
        '@Dependency(\\.prepared)' was prepared too late: it has been used already, first by \
        DependenciesTests/DefaultsOfTestsTests.swift:\(Feature.line), and keeps the value that it had then. Prepare \
        dependencies before anything else runs. To change one later, for a part of the program, use 'withDependencies'.
        """
    )
  }

  @Test("B7: so it is if the default was used")
  func defaultUsed() {
    let issues = IssueRecorder.issues {
      #expect(Feature().number == 0)
      prepareDependencies { $0.prepared = 1 }
      #expect(Feature().number == 0)
    }
    #expect(issues.count == 1)
  }

  @Test("B7: neither an override nor the use of one is a use of the default")
  func overridden() {
    let issues = IssueRecorder.issues {
      withDependencies {
        $0.prepared += 5
      } operation: {
        #expect(Feature().number == 5)
      }
      prepareDependencies { $0.prepared = 1 }
      #expect(Feature().number == 1)
    }
    #expect(issues == [])
  }

  @Test("A part of a dependency can be prepared, and the context")
  func partsAndContext() {
    prepareDependencies {
      $0.preparedPair.first = 1
      $0.preparedPair.second = 2
      $0.context = .preview
    }
    @Dependency(\.preparedPair) var pair
    @Dependency(\.context) var context
    #expect(pair == Pair(first: 1, second: 2))
    #expect(context == .preview)
  }

  @Test("A preparation may return something, and throw")
  func results() throws {
    let result = prepareDependencies {
      $0.prepared = 1
      return $0.prepared + 1
    }
    #expect(result == 2)
    #expect(throws: CancellationError.self) { try prepareDependencies { _ in throw CancellationError() } }
  }
}

// MARK: - Fixtures

private let sharedModel = Dependency(Tally.self)

/// An argument that looks like every other one.
struct Argument: Sendable {}

/// A default that remembers who used it.
private final class Tally: TestDependencyKey, Sendable {
  static var testValue: Tally { Tally() }

  private let count = Mutex(0)

  func add() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }
}

private struct Feature {
  static let line: UInt = #line + 1
  @Dependency(\.prepared) var number
}

private struct Pair: Equatable, TestDependencyKey {
  var first = 0
  var second = 0
  static let testValue = Pair()
}

private enum Prepared: TestDependencyKey {
  static let testValue = 0
}

extension DependencyValues {
  fileprivate var prepared: Int {
    get { self[Prepared.self] }
    set { self[Prepared.self] = newValue }
  }

  fileprivate var preparedPair: Pair {
    get { self[Pair.self] }
    set { self[Pair.self] = newValue }
  }
}
