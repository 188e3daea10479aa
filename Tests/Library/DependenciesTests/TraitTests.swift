import DependenciesTestSupport
import Foundation
import Synchronization
import Testing

@Suite("Overrides of a suite", .dependency(\.session, Session()))
struct SuiteOverrideTests {
  @Dependency(\.session) private var session
  private let first: Int

  init() {
    @Dependency(\.session) var session
    first = session.draw()
  }

  @Test("They hold before the suite is created")
  func initializer() {
    #expect(first == 1)
  }

  @Test("B3: each test has its own")
  func eachTest() {
    #expect(session.draw() == 2)
  }

  @Test("B3: each case has its own, when cases run at the same time", arguments: 1...11)
  func eachCase(number: Int) {
    #expect(session.draw() == 2)
  }

  @Test("B3: each case has its own, when cases run one after the other", arguments: 1...11)
  func eachCaseInTurn(number: Int) {
    #expect(session.draw() == 2)
  }

  @Test("Those of a test go before those of its suite", .dependency(\.session, Session(start: 10)))
  func innermost() {
    #expect(session.draw() == 12)
  }

  @Suite("Overrides of the suite around it", .serialized)
  struct Nested {
    @Dependency(\.session) private var session

    @Test("B3: hold here, too, and each case has its own", arguments: 1...11)
    func eachCase(number: Int) {
      #expect(session.draw() == 1)
    }
  }
}

@Suite("Overrides of a test")
struct TestOverrideTests {
  @Test(
    "A closure overrides several",
    .dependencies {
      $0.session = Session(start: 5)
      $0.locale = Locale(identifier: "ko_KR")
    }
  )
  func closure() {
    @Dependency(\.session) var session
    @Dependency(\.locale) var locale
    #expect(session.draw() == 6)
    #expect(locale == Locale(identifier: "ko_KR"))
  }

  @Test("A value that is its own key needs no key path", .dependency(Session(start: 7)))
  func ownKey() {
    @Dependency(Session.self) var session
    #expect(session.draw() == 8)
  }

  @Test("A part of a dependency is overridden by its key path", .dependency(\.date.now, Date(timeIntervalSince1970: 5)))
  func part() {
    @Dependency(\.date.now) var now
    #expect(now == Date(timeIntervalSince1970: 5))
  }

  @Test("A clock is given by its name", .dependency(\.continuousClock, .immediate))
  func clock() async throws {
    @Dependency(\.continuousClock) var clock
    try await clock.sleep(for: .seconds(100))
  }

  @Test("B3: each case has its own", .dependencies { $0.session = Session() }, arguments: 1...11)
  func eachCase(number: Int) {
    @Dependency(\.session) var session
    #expect(session.draw() == 1)
  }
}

@Suite("Tests with fresh defaults", .dependencies)
struct FreshDefaultsTests {
  @Test("B3: a default is made for each case", arguments: 1...11)
  func eachCase(number: Int) {
    @Dependency(Session.self) var session
    #expect(session.draw() == 1)
  }

  @Test("D10: what one run prepares and uses is gone when the test is repeated")
  func repeatedRun() async throws {
    let test = try #require(Test.current)
    let trait: _DependenciesTrait = .dependencies
    for _ in 1...3 {
      try await trait.provideScope(for: test, testCase: Test.Case.current) {
        let issues = IssueRecorder.issues { prepareDependencies { $0.session = Session(start: 3) } }
        #expect(issues == [])
        @Dependency(\.session) var session
        #expect(session.draw() == 4)
      }
    }
  }

  @Test("D10: defaults are released with the run")
  func released() async throws {
    let test = try #require(Test.current)
    let trait: _DependenciesTrait = .dependencies
    let weakly = Mutex(Weak())
    try await trait.provideScope(for: test, testCase: Test.Case.current) {
      @Dependency(\.session) var session
      weakly.withLock { $0.session = session }
      #expect(weakly.withLock(\.session) != nil)
    }
    #expect(weakly.withLock(\.session) == nil)
  }
}

// MARK: - Fixtures

/// A dependency with an identity: it knows who used it before.
private final class Session: TestDependencyKey, Sendable {
  static var testValue: Session { Session() }

  private let count: Mutex<Int>

  init(start: Int = 0) { count = Mutex(start) }

  func draw() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }
}

private struct Weak {
  weak var session: Session?
}

extension DependencyValues {
  fileprivate var session: Session {
    get { self[Session.self] }
    set { self[Session.self] = newValue }
  }
}
