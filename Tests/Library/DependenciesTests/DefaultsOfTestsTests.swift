import DependenciesTestSupport
import Testing

// Swift Testing may repeat the tests in one process, where a default lives on: so no test here counts its uses.
@Suite("Defaults belong to one test")
struct DefaultsOfTestsTests {
  @Test("D10: a default is asked for once, and stays the same for the whole test")
  func stable() async {
    let session = Dependency(Session.self).wrappedValue
    #expect(Dependency(Session.self).wrappedValue === session)
    let inScope = withDependencies {
      $0.context = .test
    } operation: {
      Dependency(Session.self).wrappedValue
    }
    #expect(inScope === session)
    #expect(await Task { Dependency(Session.self).wrappedValue }.value === session)
  }

  @Test("D10: one test has its own")
  func oneTest() {
    #expect(Dependency(Session.self).wrappedValue.owner == Owner())
  }

  @Test("D10: another test has its own")
  func anotherTest() {
    #expect(Dependency(Session.self).wrappedValue.owner == Owner())
  }

  @Test("D10: so has each case of a parameterised test", arguments: 1...11)
  func eachCase(number: Int) {
    Owner.$argument.withValue(number) {
      #expect(Dependency(Session.self).wrappedValue.owner == Owner())
    }
  }

  @Test("D10: cases whose arguments look alike are told apart", arguments: lookalikes)
  func casesThatLookAlike(argument: Lookalike) {
    Owner.$argument.withValue(argument.number) {
      #expect(Dependency(Session.self).wrappedValue.owner == Owner())
    }
  }

  @Test("D10: an object of one test that another test uses brings none of its defaults along", arguments: 1...2)
  func objectOfAnotherTest(number: Int) {
    Owner.$argument.withValue(number) {
      #expect(sharedObject.wrappedValue.owner == Owner())
    }
  }

  @Test("D10: a detached task has the defaults of the object that it uses")
  func detached() async {
    let object = Dependency(Session.self)
    let session = object.wrappedValue
    #expect(await Task.detached { object.wrappedValue }.value === session)
  }

  @Test("D10: tasks that ask at once are given the same default", arguments: 1...20)
  func race(round: Int) async {
    let sessions = await withTaskGroup(of: Session.self) { group in
      for _ in 1...8 { group.addTask { Dependency(Session.self).wrappedValue } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sessions.allSatisfy { $0 === sessions[0] })
  }

  @Test("Each context has a default of its own")
  func contexts() {
    let session = Dependency(Session.self).wrappedValue
    let other = withDependencies {
      $0.context = .preview
    } operation: {
      Dependency(Session.self).wrappedValue
    }
    #expect(other !== session)
    #expect(Dependency(Session.self).wrappedValue === session)
  }
}

@Suite("Preparing dependencies", .dependencies)
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

private let sharedObject = Dependency(Session.self)

/// An argument that looks like every other one.
struct Lookalike: Sendable, CustomStringConvertible {
  let number: Int
  var description: String { "lookalike" }
}

private let lookalikes = [Lookalike(number: 1), Lookalike(number: 2), Lookalike(number: 3)]

/// The test, and the case of it, that made something.
private struct Owner: Equatable {
  @TaskLocal static var argument = 0

  let test = Test.current?.id
  let argument = Self.argument
}

/// A default that knows which test it was made for.
private final class Session: TestDependencyKey, Sendable {
  static var testValue: Session { Session() }

  let owner = Owner()
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
