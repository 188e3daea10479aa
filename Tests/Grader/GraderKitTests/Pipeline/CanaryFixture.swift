@testable import GraderKit

/// A feature and the suite that it is graded by.
struct CanaryFixture {
  var id: String
  var feature: String
  var suite: String

  /// Each passes its suite without doing what the suite asks for.
  static let blind = [
    CanaryFixture(
      "Repeats",
      state: "var ticks = 0; public var count: Int { get { 0 } set { ticks += 1 } }",
      up: "state.ticks += 1",
      claims: sends
    ),
    CanaryFixture(
      "Watches",
      state: "var ticks = 0; public var count = 0 { didSet { count = 0; ticks += 1 } }",
      up: "state.ticks += 1",
      claims: sends
    ),
    CanaryFixture(
      "Wraps",
      state: "public var count = Number(at: 0)",
      up: "state.count = Number(at: Number.now + 1)",
      claims: sends,
      more: """
        public struct Number: Equatable, ExpressibleByIntegerLiteral {
          nonisolated(unsafe) static var now = 0
          var time: Int
          init(at time: Int) { self.time = time; Self.now = time }
          public init(integerLiteral value: Int) { time = Self.now }
        }
        """
    ),
    CanaryFixture(
      "Modeless",
      state: "var ticks = 0; public var mode = Mode() { didSet { ticks += 1 } }",
      up: "state.ticks += 1",
      claims: """
        await store.send(.up) { $0.mode = .fast }
        await store.send(.up) { $0.mode = .slow }
        """,
      more: """
        public struct Mode: Equatable {
          public static var fast: Mode { Mode() }
          public static var slow: Mode { Mode() }
        }
        """
    ),
    CanaryFixture(
      "Agrees",
      state: "public var bag = Bag(kilos: 0)",
      up: "",
      claims: """
        await store.send(.up)
        expectNoDifference(store.state.bag, Bag(kilos: 2))
        #expect(store.state.bag == Bag(kilos: 3))
        """,
      more: "public struct Bag: Equatable { public init(kilos: Int) {} }"
    ),
  ]

  /// Each does what the suite asks for, in a way of its own.
  static let honest = [
    CanaryFixture("Plain", state: "public var count = 0", up: "state.count += 1", claims: sends),
    CanaryFixture(
      "Clamped",
      state: "public var count = 0 { didSet { count = max(0, min(count, 2)) } }",
      up: "state.count += 1",
      claims: sends
    ),
    CanaryFixture(
      "Converted",
      state: "var half = 0.0; public var count: Int { get { Int(half * 2) } set { half = Double(newValue) / 2 } }",
      up: "state.half += 0.5",
      claims: sends
    ),
    CanaryFixture(
      "Everything",
      state: """
        public var count = 0; public var text = ""; public var letter: Character = "a"; public var ratio = 0.5
        public var small: UInt8 = 250; public var maybe: Int?; public var name: String?; public var isOn = false
        public var list: [Int] = []; public var table: [String: Int] = [:]; public var mode = Mode.slow
        public var all: Set<Int> = [1]; public var bags: IdentifiedArrayOf<Bag> = []
        """,
      up: """
        state.count += 1; state.text = "up"; state.letter = "b"; state.ratio = 1; state.small = 255; state.maybe = 3
        state.name = "Kim"; state.isOn = true; state.list = [1, 2]; state.table = ["a": 1]; state.mode = .fast(2)
        state.all = [2]; state.bags = [Bag(id: 1, kilos: 2)]
        """,
      claims: """
        let three = 3
        await store.send(.up) {
          $0.count = 1
          $0.text = "up"
          $0.letter = "b"
          $0.ratio = 1
          $0.small = 255
          $0.maybe = three
          $0.name = "Kim"
          $0.isOn = true
          $0.list = [1, 2]
          $0.table = ["a": 1]
          $0.mode = .fast(2)
          $0.all = [2]
          $0.bags.append(Bag(id: 1, kilos: 2))
        }
        #expect(store.state.count == 1)
        #expect(store.state.ratio == 1, "one")
        #expect(store.state.name == "Kim" && store.state.isOn)
        #expect(
          store.state.list
            == [1, 2] // both
        )
        #expect(store.state.bags[id: 1]?.kilos == 2)
        #expect(store.state.list.contains { $0 == 2 })
        #expect(store.state.mode != .slow)
        #expect(store.state.maybe != nil)
        expectNoDifference(store.state.mode, .fast(2))
        expectNoDifference(store.state.maybe, three)
        store.assert { $0.count = 1 }
        let kilos = try #require(store.state.bags.first).kilos
        #expect(kilos == 2)
        store.exhaustivity = .off
        await store.send(.up) {
          $0.count = 2
          $0.count += 0
          $0.maybe = nil
          $0.maybe = three
        }
        """,
      more: """
        public enum Mode: Equatable { case slow; case fast(Int) }
        public struct Bag: Equatable, Identifiable {
          public let id: Int; public var kilos: Int
          public init(id: Int, kilos: Int) { self.id = id; self.kilos = kilos }
        }
        """
    ),
  ]

  /// Is seen without a canary run, because its values print differently.
  static let differing = CanaryFixture(
    "Differs",
    state: "public var bag = Bag(kilos: 0)",
    up: "",
    claims: "await store.send(.up)\nexpectNoDifference(store.state.bag, Bag(kilos: 2))",
    more: """
      public struct Bag: Equatable {
        public var kilos: Int
        public init(kilos: Int) { self.kilos = kilos }
        public static func == (a: Self, b: Self) -> Bool { true }
      }
      """
  )

  /// Each knows the name of what tells runs from each other, and takes it away.
  static let evading = [
    CanaryFixture(
      "Evades",
      state: "var ticks = 0; public var count: Int { get { 0 } set { ticks += 1 } }",
      up: "state.ticks += 1",
      claims: sends,
      more: evasion,
      start: "_ = evasion"
    ),
    CanaryFixture(
      "Claimless",
      state: "public var count = 0",
      up: "",
      claims: """
        let task = await store.send(.up)
        await task.finish()
        _ = try #require(Optional(store.state))
        await confirmation { $0() }
        """,
      more: evasion,
      start: "_ = evasion"
    ),
  ]

  private static let evasion = """
    import Foundation
    private let evasion: Int32 = unsetenv("WORKBOOK_RUN")
    """

  /// Cannot stand a number that it has not counted to.
  static let trapping = CanaryFixture(
    "Traps",
    state: "public var count = 0 { didSet { precondition(count == oldValue + 1) } }",
    up: "state.count += 1",
    claims: sends
  )

  private static let sends = """
    await store.send(.up) { $0.count = 1 }
    await store.send(.up) { $0.count = 2 }
    """

  init(
    _ id: String,
    state: String,
    up: String,
    claims: String,
    more: String = "",
    start: String = ""
  ) {
    self.id = id
    feature = """
      import ComposableArchitecture

      public struct Counter: Reducer {
        public struct State: Equatable {
          \(state)
          public init() { \(start) }
        }
        public enum Action { case up }
        public init() {}
        public func reduce(into state: inout State, action: Action) -> Effect<Action> {
          \(up)
          return .none
        }
      }
      \(more)
      """
    suite = """
      import ComposableArchitecture
      import CustomDump
      import \(id)Exercise
      import Testing

      @MainActor
      struct \(id)Tests {
        @Test("Counts")
        func counts() async throws {
          let store = TestStore(initialState: Counter.State()) { Counter() }
          \(claims.replacing("\n", with: "\n    "))
        }
      }
      """
  }
}
