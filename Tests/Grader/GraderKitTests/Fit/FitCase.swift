@testable import GraderKit

/// A change of a feature that its suite cannot be built with, and what is told of it.
struct FitCase: Sendable {
  /// The name of the exercise; it says what is wrong.
  var id: String
  /// Texts of the feature, and what stands there instead.
  var changes: [(String, String)]
  var misfits: [Misfit]

  init(_ id: String, _ changes: [(String, String)], _ misfits: Misfit...) {
    self.id = id
    self.changes = changes
    self.misfits = misfits
  }

  /// The feature with the change.
  var stub: String { changes.reduce(Self.feature) { $0.replacing($1.0, with: $1.1) } }

  /// The suite of the feature as it should be.
  var suite: String { Self.suite.replacing("FeatureExercise", with: "\(id)Exercise") }

  static let feature = """
    import ComposableArchitecture

    @Reducer
    public struct Counter {
      public struct Note: Equatable {
        public var id: Int
        public var text: String
        public init(id: Int, text: String) {
          self.id = id
          self.text = text
        }
      }
      public enum Mood: Equatable {
        case calm
        case busy(by: Int)
      }
      @ObservableState
      public struct State: Equatable {
        public var count = 0
        public var isOn = false
        public var notes: [Note] = []
        public var mood = Mood.calm
        public var label: String { "\\(count)" }
        public init(count: Int = 0) { self.count = count }
      }
      public enum Action {
        case up
        case set(to: Int)
        case load
        case loaded
      }
      public static let limit = 23
      public static func isLarge(_ value: Int) -> Bool { value > 3 }
      public init() {}
      public var body: some Reducer<State, Action> {
        Reduce { state, action in
          switch action {
          case .up:
            state.count += 1
            return .none
          case .set(let value):
            state.count = value
            return .none
          case .load:
            return .send(.loaded)
          case .loaded:
            state.isOn = true
            return .none
          }
        }
      }
    }

    """

  private static let suite = """
    import ComposableArchitecture
    import CustomDump
    import FeatureExercise
    import Testing

    @MainActor
    struct CounterTests {
      @Test("Counts")
      func counts() async {
        let store = TestStore(initialState: Counter.State(count: 1)) { Counter() }
        await store.send(.up) { $0.count = 2 }
        await store.send(.set(to: 5)) { $0.count = 5 }
        await store.send(.set(to: 5)) { $0.mood = .busy(by: 3) }
        await store.send(.up) {
          $0.notes = [Counter.Note(id: 1, text: "a")]
          $0.notes[0].text = "b"
        }
      }

      @Test("Loads")
      func loads() async {
        let store = TestStore(initialState: Counter.State()) { Counter() }
        await store.send(.load)
        await store.receive(\\.loaded) { $0.isOn = true }
        #expect(store.state.isOn)
        #expect(store.state.label == "1")
        #expect(Counter.limit == 23)
        #expect(Counter.isLarge(5))
        expectNoDifference(store.state.notes, [])
      }
    }

    """
}

extension FitCase {
  /// What a learner may do to a feature.
  ///
  /// What can be told side by side stands in one exercise.
  static let all = [
    FitCase(
      "Members",
      [("label", "labels"), ("limit", "limits"), ("busy", "bussy"), ("isLarge", "isBig"), ("Note", "Memo")],
      .noMember("busy", of: "Counter.Mood", meant: "bussy"),
      .noMember("Note", of: "Counter", meant: nil),
      .noMember("label", of: "Counter.State", meant: "labels"),
      .noMember("limit", of: "Counter", meant: "limits"),
      .noMember("isLarge", of: "Counter", meant: nil)
    ),
    FitCase(
      "Hidden",
      [("public var isOn", "var isOn"), ("public struct Note", "struct Note"), ("public var notes", "var notes")],
      .notPublic("notes"),
      .notPublic("Counter.Note"),
      .notPublic("isOn")
    ),
    FitCase(
      "Actions",
      [
        ("case up\n", "case up(by: Int)\n"), ("set(to:", "set(value:"), ("case loaded\n", "case done\n"),
        ("(.loaded)", "(.done)"), ("case .loaded:", "case .done:"),
      ],
      .otherArguments(call: ".up", yours: "up(by:)"),
      .otherArguments(call: ".set(to:)", yours: "set(value:)"),
      .noMember("loaded", of: "Counter.Action", meant: nil)
    ),
    FitCase(
      "Labels",
      [("set(to: Int)", "set(Int)"), ("text", "body"), ("isLarge(_ value", "isLarge(value")],
      .otherArguments(call: ".set(to:)", yours: "set(_:)"),
      .otherArguments(call: "Counter.Note(id:text:)", yours: "init(id:body:)"),
      .otherArguments(call: "Counter.isLarge(_:)", yours: "isLarge(value:)")
    ),
    FitCase(
      "Types",
      [
        ("set(to: Int)", "set(to: String)"), ("= value\n", "= value.count\n"),
        ("public var isOn = false", "public var isOn = 0"), ("isOn = true", "isOn = 1"),
        ("label: String { \"\\(count)\" }", "label: Int { count }"), ("-> Bool { value > 3 }", "-> Int { value }"),
      ],
      .argumentType(call: ".set(to:)", expected: "Int", yours: "String"),
      .otherType("isOn", expected: "Bool", yours: "Int"),
      .otherType("label", expected: "String", yours: "Int"),
      .otherType("Counter.isLarge", expected: "Bool", yours: "Int")
    ),
    FitCase(
      "Settable",
      [
        ("var notes: [Note] = []", "let notes: [Note]"), ("self.count = count }", "self.count = count; notes = [] }"),
        ("var isOn = false", "var isOn: Bool { count > 3 }"), ("state.isOn = true", "_ = state"),
        ("static let limit", "let limit"),
      ],
      .notSettable("notes"),
      .notSettable("isOn"),
      .otherLevel("limit", isStatic: false)
    ),
    FitCase(
      "Uses",
      [
        ("set(to: Int)", "set"), ("case .set(let value)", "case .set"), ("= value\n", "= 5\n"),
        ("var isOn = false", "static var isOn: Bool { false }"), ("state.isOn = true", "_ = state"),
      ],
      .otherArguments(call: ".set(to:)", yours: "set"),
      .otherLevel("isOn", isStatic: true)
    ),
    FitCase("FunctionThrows", [("-> Bool { value", "throws -> Bool { value")], .effect("Counter.isLarge(_:)", .throws)),

    // Where the store itself cannot be made, nothing else is known.
    FitCase("Renamed", [("struct Counter", "struct Countre")], .missing("Counter", meant: "Countre")),
    FitCase("Empty", [(feature, "// Nothing.\n")], .missing("Counter", meant: nil)),
    FitCase("Internal", [("public struct Counter", "struct Counter")], .notPublic("Counter")),
    FitCase("ActionRenamed", [("case up", "case upp"), (".up:", ".upp:")], .noAction("up", meant: "upp")),
    FitCase("NoInit", [("  public init() {}\n", "")], .noInitializer(call: "Counter()")),
    FitCase(
      "StateInitInternal",
      [("public init(count:", "init(count:")],
      .noInitializer(call: "Counter.State(count:)"),
      .noInitializer(call: "Counter.State()")
    ),
    FitCase(
      "InitArgument",
      [("  public init() {}\n", "  public init(step: Int) {}\n")],
      .otherArguments(call: "Counter()", yours: "init(step:)")
    ),
    FitCase(
      "NoDefault",
      [("public init(count: Int = 0)", "public init(count: Int)")],
      .otherArguments(call: "Counter.State()", yours: "init(count:)")
    ),
    FitCase(
      "InitLabel",
      [("init(count: Int = 0) { self.count = count }", "init(start: Int = 0) { self.count = start }")],
      .otherArguments(call: "Counter.State(count:)", yours: "init(start:)")
    ),
    FitCase(
      "InitType",
      [("init(count: Int = 0) { self.count = count }", "init(count: String = \"\") { self.count = count.count }")],
      .argumentType(call: "Counter.State(count:)", expected: "Int", yours: "String")
    ),
    FitCase("InitThrows", [("  public init() {}", "  public init() throws {}")], .effect("Counter()", .throws)),
    FitCase("InitAsync", [("  public init() {}", "  public init() async {}")], .effect("Counter()", .async)),
    FitCase(
      "NotEquatable",
      [("struct State: Equatable", "struct State")],
      .noConformance("Counter.State", to: "Equatable")
    ),
    FitCase("NoReducer", [("@Reducer\n", "")], .noConformance("Counter", to: "Reducer")),
    FitCase(
      "NoCasePaths",
      [("@Reducer\npublic struct Counter", "public struct Counter: Reducer")],
      .noCasePath("loaded")
    ),
    FitCase(
      "Generic",
      [("struct Counter {", "struct Counter<T> {"), ("static let limit = 23", "static var limit: Int { 23 }")],
      .generic("Counter")
    ),
  ]
}
