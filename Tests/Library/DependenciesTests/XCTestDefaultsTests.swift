@_spi(Stores) import Dependencies
import Synchronization
import XCTest

/// D10: under XCTest, too, each test has defaults of its own.
final class XCTestDefaultsTests: XCTestCase {
  // XCTest keeps an instance for each test until the end of the run.
  private let tally = Dependency(Tally.self)
  private let dependencies = DependencyValues.held { _ in }

  func testDefaultsAreNew() {
    XCTAssertEqual(tally.wrappedValue.add(), 1)
    XCTAssertEqual(Dependency(Tally.self).wrappedValue.add(), 2)
  }

  func testDefaultsAreNewAgain() {
    XCTAssertEqual(tally.wrappedValue.add(), 1)
    XCTAssertEqual(Dependency(Tally.self).wrappedValue.add(), 2)
  }

  func testDefaultsAreNewUnderHeldValues() {
    XCTAssertEqual(dependencies.run { tally.wrappedValue.add() }, 1)
    XCTAssertEqual(tally.wrappedValue.add(), 2)
  }

  func testDefaultsAreNewAgainUnderHeldValues() {
    XCTAssertEqual(dependencies.run { tally.wrappedValue.add() }, 1)
    XCTAssertEqual(tally.wrappedValue.add(), 2)
  }

  func testPreparationHoldsForTheTest() {
    prepareDependencies { $0[Tally.self] = Tally(start: 5) }
    XCTAssertEqual(tally.wrappedValue.add(), 6)
  }

  func testPreparationIsGoneInTheNextTest() {
    XCTAssertEqual(tally.wrappedValue.add(), 1)
  }

  func testContextIsTest() {
    XCTAssertEqual(Dependency(\.context).wrappedValue, .test)
  }
}

// MARK: - Fixtures

private final class Tally: TestDependencyKey, Sendable {
  static var testValue: Tally { Tally() }

  private let count: Mutex<Int>

  init(start: Int = 0) { count = Mutex(start) }

  func add() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }
}
