import Dependencies
import Foundation
import Testing

@Suite("The library's own dependencies")
struct BuiltInValueTests {
  @Test("T31: a test that leaves one to chance is failed where it is declared, once", arguments: uses.indices)
  func notOverridden(index: Int) async {
    let (property, example, use) = uses[index]
    let line = Feature.firstLine + UInt(index)
    let issues = await IssueRecorder.issues {
      let feature = Feature()
      for _ in 1...2 { await use(feature) }
    }
    #expect(issues.map(\.line) == [line])
    let consequence =
      switch property {
      case "openURL": "nothing is opened"
      case "continuousClock", "suspendingClock", "mainQueue": "nothing says how time passes in it"
      default: "what the test sees depends on when and where it runs"
      }
    #expect(
      issues.first?.text == """
        '@Dependency(\\.\(property))' was used in a test that does not override it, so \(consequence).

        Used by: DependenciesTests/BuiltInValueTests.swift:\(line)

        Give it a value for this test:

            withDependencies {
              $0.\(property) = \(example)
            } operation: {
              …
            }
        """
    )
  }

  @Test("T31: one that no property declares is told without a place")
  func noProperty() {
    let issues = IssueRecorder.issues { _ = DependencyValues._current.uuid() }
    #expect(
      issues.map(\.text) == [
        """
        '@Dependency(\\.uuid)' was used in a test that does not override it, so what the test sees depends on when and where \
        it runs.

        Give it a value for this test:

            withDependencies {
              $0.uuid = .incrementing
            } operation: {
              …
            }
        """
      ]
    )
  }

  @Test("B4: to read one complains of nothing, unless it is itself what differs from place to place")
  func reading() {
    let issues = IssueRecorder.issues {
      let feature = Feature()
      _ = (feature.date, feature.uuid, feature.withRandomNumberGenerator, feature.openURL)
    }
    #expect(issues == [])
  }

  @Test("B4: to override one, or a part of one, complains of nothing")
  func overriding() {
    let issues = IssueRecorder.issues {
      withDependencies {
        $0.date.now = Date(timeIntervalSince1970: 0)
        $0.calendar.timeZone = .gmt
        $0.uuid = .incrementing
        $0[keyPath: \.date.now] = Date(timeIntervalSince1970: 1)
      } operation: {
        #expect(Feature().now == Date(timeIntervalSince1970: 1))
        #expect(Feature().calendar.timeZone == .gmt)
      }
    }
    #expect(issues == [])
  }

  @Test("Live, each gives what the machine has", arguments: [DependencyContext.live, .preview])
  func live(context: DependencyContext) async {
    await withDependencies {
      $0.context = context
    } operation: {
      let feature = Feature()
      #expect(abs(feature.date().timeIntervalSinceNow) < 3600)
      #expect(abs(feature.now.timeIntervalSinceNow) < 3600)
      #expect(feature.uuid() != feature.uuid())
      #expect((1...6).contains(feature.withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }))
      #expect(feature.calendar == .autoupdatingCurrent)
      #expect(feature.locale == .autoupdatingCurrent)
      #expect(feature.timeZone == .autoupdatingCurrent)
      #if os(Linux)
        #expect(await feature.openURL(URL(filePath: "/")) == false)
      #endif
    }
  }

  @Test("Live, time passes as it does for the machine")
  func liveClocks() async throws {
    try await withDependencies {
      $0.context = .live
    } operation: {
      let feature = Feature()
      #expect(feature.continuousClock is ContinuousClock)
      #expect(feature.suspendingClock is SuspendingClock)
      let elapsed = try await feature.mainQueue.measure { try await feature.mainQueue.sleep(for: .milliseconds(1)) }
      #expect(elapsed >= .milliseconds(1))
      try await feature.mainQueue.sleep(for: .seconds(-1))
    }
  }

  @Test("A sleep on the main queue ends when it is cancelled")
  func cancelledSleep() async {
    let clock = withDependencies {
      $0.context = .live
    } operation: {
      Feature().mainQueue
    }
    let task = Task { try await clock.sleep(for: .seconds(1_000_000)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("A clock that is given is used, by its type or by its name")
  func clocks() async throws {
    let clock = TestClock()
    try await withDependencies {
      $0.continuousClock = clock
      $0.suspendingClock = .immediate
      $0.mainQueue = ImmediateClock()
    } operation: {
      let feature = Feature()
      let sleep = Task { try await feature.continuousClock.sleep(for: .seconds(1)) }
      await clock.advance(by: .seconds(1))
      try await sleep.value
      try await feature.suspendingClock.sleep(for: .seconds(100))
      try await feature.mainQueue.sleep(for: .seconds(100))
    }
  }

  @Test("A date is constant, set or made by a closure")
  func date() {
    let date = Date(timeIntervalSince1970: 1)
    withDependencies {
      $0.date = .constant(date)
    } operation: {
      #expect(Feature().date() == date)
    }
    withDependencies {
      $0.date.now = date
    } operation: {
      #expect(Feature().date.now == date)
    }
    withDependencies {
      $0.date = DateGenerator { date + 1 }
    } operation: {
      #expect(Feature().now == date + 1)
    }
  }

  @Test("Identifiers are constant, counted or made by a closure")
  func uuid() {
    withDependencies {
      $0.uuid = .constant(UUID(5))
    } operation: {
      #expect([Feature().uuid(), Feature().uuid()] == [UUID(5), UUID(5)])
    }
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      #expect([Feature().uuid(), Feature().uuid(), Feature().uuid()] == [UUID(0), UUID(1), UUID(2)])
    }
    withDependencies {
      $0.uuid = UUIDGenerator { UUID(7) }
    } operation: {
      #expect(Feature().uuid() == UUID(7))
    }
  }

  @Test("B8: each incrementing generator begins anew")
  func anotherGenerator() {
    let (first, second) = (UUIDGenerator.incrementing, UUIDGenerator.incrementing)
    #expect([first(), first(), second()] == [UUID(0), UUID(1), UUID(0)])
  }

  @Test("B8: two tasks that draw at once never draw the same identifier")
  func concurrentDraws() async {
    let uuid = UUIDGenerator.incrementing
    let drawn = await withTaskGroup(of: [UUID].self) { group in
      for _ in 1...2 { group.addTask { (0..<500).map { _ in uuid() } } }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(Set(drawn) == Set((0..<1000).map { UUID($0) }))
  }

  @Test(
    "An identifier of a number has its digits at the end",
    arguments: zip(
      [0, 1, 0xDEAD_BEEF, 0xFFFF_FFFF_FFFF, -1],
      [
        "00000000-0000-0000-0000-000000000000",
        "00000000-0000-0000-0000-000000000001",
        "00000000-0000-0000-0000-0000DEADBEEF",
        "00000000-0000-0000-0000-FFFFFFFFFFFF",
        "00000000-0000-0000-FFFF-FFFFFFFFFFFF",
      ]
    )
  )
  func uuidOfNumber(number: Int, text: String) {
    #expect(UUID(number).uuidString == text)
  }

  @Test("Random numbers come from the generator that is given, and it goes on")
  func randomNumbers() {
    withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Stepping())
    } operation: {
      let draw = Feature().withRandomNumberGenerator
      #expect([draw { $0.next() }, Feature().withRandomNumberGenerator { $0.next() }] == [1, 2])
      let shuffled = draw { (1...9).shuffled(using: &$0) }
      #expect(shuffled.sorted() == Array(1...9))
    }
  }

  @Test("URLs go to the handler that is given, which answers")
  func openURL() async throws {
    let url = try #require(URL(string: "https://example.com"))
    await withDependencies {
      $0.openURL = OpenURLEffect { $0 == url }
    } operation: {
      #expect(await Feature().openURL(url))
      #expect(await Feature().openURL(url.appendingPathComponent("other")) == false)
    }
  }
}

/// How each property of the feature is used, in the order of their declarations.
private let uses: [(property: String, example: String, use: @Sendable (Feature) async -> Void)] = [
  ("date", ".constant(Date(timeIntervalSince1970: 0))", { _ = $0.date() }),
  ("date", ".constant(Date(timeIntervalSince1970: 0))", { _ = $0.now }),
  ("uuid", ".incrementing", { _ = $0.uuid() }),
  (
    "withRandomNumberGenerator", "WithRandomNumberGenerator(numbersThatYouKnow)",
    { _ = $0.withRandomNumberGenerator { $0.next() } }
  ),
  ("openURL", "OpenURLEffect { url in true }", { await $0.openURL(URL(filePath: "/")) }),
  ("calendar", "Calendar(identifier: .gregorian)", { _ = $0.calendar }),
  ("locale", #"Locale(identifier: "en_US")"#, { _ = $0.locale }),
  ("timeZone", ".gmt", { _ = $0.timeZone }),
  ("continuousClock", "ImmediateClock()", { try? await $0.continuousClock.sleep(for: .seconds(100)) }),
  ("suspendingClock", "ImmediateClock()", { _ = $0.suspendingClock.now }),
  ("mainQueue", "ImmediateClock()", { for await _ in $0.mainQueue.timer(interval: .seconds(100)) { break } }),
]

// MARK: - Fixtures

private struct Feature {
  static let firstLine: UInt = #line + 1
  @Dependency(\.date) var date
  @Dependency(\.date.now) var now
  @Dependency(\.uuid) var uuid
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  @Dependency(\.openURL) var openURL
  @Dependency(\.calendar) var calendar
  @Dependency(\.locale) var locale
  @Dependency(\.timeZone) var timeZone
  @Dependency(\.continuousClock) var continuousClock
  @Dependency(\.suspendingClock) var suspendingClock
  @Dependency(\.mainQueue) var mainQueue
}

/// Gives 1, 2, 3 and so on.
private struct Stepping: RandomNumberGenerator {
  private var last: UInt64 = 0

  mutating func next() -> UInt64 {
    last += 1
    return last
  }
}
