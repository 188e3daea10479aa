import ComposableArchitecture
import Foundation
import Testing

@MainActor
@Suite("A feature with dependencies")
struct DependencyTests {
  @Test("has those that its test store is given, in its state, its reducers and its effects (T01)")
  func testStore() async {
    let store = TestStore(initialState: Greeter.State(greeting: firstGreeting)) {
      Greeter()
    } withDependencies: {
      $0.greetings.next = { "Hello" }
    }
    #expect(store.state.greeting == "Hello")
    await store.send(.greetTapped) { $0.greeting = "Hello!" }
    await store.receive(\.greeted, "Hello?") { $0.greeting = "Hello?" }
  }

  @Test("has those that its store is given")
  func store() async {
    let store = Store(initialState: Greeter.State()) {
      Greeter()
    } withDependencies: {
      $0.greetings.next = { "Hello" }
    }
    await store.send(.greetTapped).finish()
    #expect(store.greeting == "Hello?")
  }

  @Test("has those that were in force where its store was made")
  func surroundings() async {
    let store = withDependencies {
      $0.greetings.next = { "Hello" }
    } operation: {
      TestStore(initialState: Greeter.State()) { Greeter() }
    }
    await withDependencies {
      $0.greetings.next = { "Nobody asks for this one" }
    } operation: {
      await store.send(.greetTapped) { $0.greeting = "Hello!" }
      await store.receive(\.greeted, "Hello?") { $0.greeting = "Hello?" }
    }
  }

  @Test("has them in the claims about it (T25)")
  func claims() async {
    let store = TestStore(initialState: "") {
      Reduce<String, String> { state, action in
        state = action
        return .none
      }
    } withDependencies: {
      $0.greetings.next = { "Hello" }
    }
    await store.send("Hello") { $0 = firstGreeting }
    store.assert { $0 = firstGreeting }
  }

  @Test("is given others between two steps, and effects that are running keep theirs (T18)")
  func midTest() async {
    let gate = Gate()
    let store = TestStore(initialState: Greeter.State()) {
      Greeter(wait: { _ = await gate.value })
    } withDependencies: {
      $0.greetings.next = { "Hello" }
    }
    await store.send(.greetTapped) { $0.greeting = "Hello!" }
    store.dependencies.greetings.next = { "Ahoy" }
    gate.open("")
    await store.receive(\.greeted, "Hello?") { $0.greeting = "Hello?" }
    await store.send(.greetTapped) { $0.greeting = "Ahoy!" }
    await store.receive(\.greeted, "Ahoy?") { $0.greeting = "Ahoy?" }
    #expect(store.dependencies.greetings.next() == "Ahoy")
  }

  @Test("is given others for some steps (T18)")
  func someSteps() async {
    let store = TestStore(initialState: Greeter.State()) {
      Greeter()
    } withDependencies: {
      $0.greetings.next = { "Hello" }
    }
    await store.withDependencies {
      $0.greetings.next = { "Ahoy" }
    } operation: {
      await store.send(.greetTapped) { $0.greeting = "Ahoy!" }
      await store.receive(\.greeted) { $0.greeting = "Ahoy?" }
    }
    await store.send(.greetTapped) { $0.greeting = "Hello!" }
    await store.receive(\.greeted) { $0.greeting = "Hello?" }
    store.withDependencies {
      $0.greetings.next = { "Salut" }
    } operation: {
      #expect(store.dependencies.greetings.next() == "Salut")
    }
    #expect(store.dependencies.greetings.next() == "Hello")
  }

  /// A way to describe an effect of two parts that read a dependency.
  enum Shape: CaseIterable {
    case merge, concatenate, cancellable, map, priority, nestedTask, thrown
  }

  @Test("has them in effects of every kind (D10)", arguments: Shape.allCases)
  func effects(_ shape: Shape) async {
    let store = TestStore(initialState: "") {
      Reduce<String, String> { state, action in
        state += action
        return action == "start" ? shape.effect : .none
      }
    } withDependencies: {
      $0.greetings.next = { "Hello" }
    }
    await store.send("start") { $0 = "start" }
    await store.receive("Hello") { $0 = "startHello" }
    await store.finish()
  }

  @Test("passes them to its child features, which may have some of their own (D10)")
  func children() async {
    let store = TestStore(initialState: Family.State()) {
      Family()
    } withDependencies: {
      $0.greetings.next = { "Hello" }
      $0.uuid = .incrementing
    }
    await store.send(.parent(.greetTapped)) { $0.parent.greeting = "Hello!" }
    await store.receive(\.parent.greeted, "Hello?") { $0.parent.greeting = "Hello?" }
    await store.send(.child(.greetTapped)) { $0.child.greeting = "Ahoy!" }
    await store.receive(\.child.greeted, "Ahoy?") { $0.child.greeting = "Ahoy?" }
    await store.send(.loud(.greetTapped)) { $0.loud.greeting = "HELLO!" }
    await store.receive(\.loud.greeted, "HELLO?") { $0.loud.greeting = "HELLO?" }
  }

  @Test("may set a dependency that is its own key, and the innermost one counts")
  func ownKey() async {
    let store = TestStore(initialState: "") {
      Reduce<String, Int> { state, _ in
        @Dependency(Greetings.self) var greetings
        state = greetings.next()
        return .none
      }
      .dependency(Greetings(next: { "inner" }))
      .dependency(Greetings(next: { "outer" }))
    }
    await store.send(0) { $0 = "inner" }
  }

  @Test("is in the context of tests")
  func context() async {
    let store = TestStore(initialState: DependencyContext.live) {
      Reduce<DependencyContext, Int> { state, _ in
        @Dependency(\.context) var context
        state = context
        return .none
      }
    }
    await store.send(0) { $0 = .test }
  }

  @Test("fails the test that does not override a live dependency, where the feature has it (T31, D02)")
  func live() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Tracker.State()) { Tracker() }
      await store.send(.appeared)
      await store.send(.appeared)
    }
    #expect(issues.map(\.line) == [Tracker.dependencyLine])
    #expect(issues.first?.kind.hasPrefix("'@Dependency(\\.tracking)' was used in a test") == true)
  }

  @Test("may use a live dependency that the test asks for (D03)")
  func livePassed() async {
    let store = TestStore(initialState: Tracker.State()) {
      Tracker()
    } withDependencies: {
      $0.tracking = Tracking.liveValue
    }
    await store.send(.appeared)
  }

  @Test("has defaults of its own in each test, which stay the same there (D10)", arguments: 1...3)
  func defaults(_ number: Int) async {
    @Dependency(\.greetings) var greetings
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, _ in
        @Dependency(\.counted) var counted
        state = counted.next()
        return .run { [counted] send in
          @Dependency(\.counted) var same
          #expect(counted === same)
        }
      }
    }
    await store.send(0) { $0 = 1 }
    await store.send(0) { $0 = 2 }
  }

  private var firstGreeting: String {
    @Dependency(\.greetings) var greetings
    return greetings.next()
  }
}

// MARK: - Fixtures

extension DependencyTests.Shape {
  fileprivate var effect: Effect<String> {
    let greet = Effect<String>.run { send in
      @Dependency(\.greetings) var greetings
      await send(greetings.next())
    }
    return switch self {
    case .merge: .merge(.none, greet, .run { _ in })
    case .concatenate: .concatenate(.run { _ in }, greet)
    case .cancellable: greet.cancellable(id: 1)
    case .map: greet.map { $0 }
    case .priority:
      .run(priority: .low) { send in
        @Dependency(\.greetings) var greetings
        await send(greetings.next())
      }
    case .nestedTask:
      .run { send in
        await Task {
          @Dependency(\.greetings) var greetings
          await send(greetings.next())
        }.value
      }
    case .thrown:
      .run { _ in
        throw CocoaError(.featureUnsupported)
      } catch: { _, send in
        @Dependency(\.greetings) var greetings
        await send(greetings.next())
      }
    }
  }
}

private struct Greetings: TestDependencyKey, Sendable {
  var next: @Sendable () -> String

  static let testValue = Greetings { "Nobody says what to say" }
}

/// Counts how often it is asked.
private final class Counted: DependencyKey, Sendable {
  private let count = LockIsolated(0)

  func next() -> Int {
    count.withValue {
      $0 += 1
      return $0
    }
  }

  static var liveValue: Counted { Counted() }
  static var testValue: Counted { Counted() }
}

private struct Tracking: DependencyKey {
  var track: @Sendable () -> Void

  static let liveValue = Tracking(track: {})
}

extension DependencyValues {
  fileprivate var greetings: Greetings {
    get { self[Greetings.self] }
    set { self[Greetings.self] = newValue }
  }

  fileprivate var counted: Counted { self[Counted.self] }

  fileprivate var tracking: Tracking {
    get { self[Tracking.self] }
    set { self[Tracking.self] = newValue }
  }
}

@Reducer
struct Greeter {
  @ObservableState
  struct State: Equatable {
    var greeting = ""
  }

  enum Action: Equatable {
    case greetTapped
    case greeted(String)
  }

  var wait: @MainActor @Sendable () async -> Void = {}

  @Dependency(\.greetings) private var greetings

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .greetTapped:
        state.greeting = greetings.next() + "!"
        return .run { [self] send in
          await wait()
          await send(.greeted(greetings.next() + "?"))
        }
      case .greeted(let greeting):
        state.greeting = greeting
        return .none
      }
    }
  }
}

@Reducer
struct Family {
  @ObservableState
  struct State: Equatable {
    var parent = Greeter.State()
    var child = Greeter.State()
    var loud = Greeter.State()
  }

  enum Action {
    case parent(Greeter.Action)
    case child(Greeter.Action)
    case loud(Greeter.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.parent, action: \.parent) { Greeter() }
    Scope(state: \.child, action: \.child) {
      Greeter().dependency(\.greetings.next, { "Ahoy" })
    }
    Scope(state: \.loud, action: \.loud) {
      Greeter().transformDependency(\.greetings) { greetings in
        greetings.next = { [next = greetings.next] in next().uppercased() }
      }
    }
  }
}

@Reducer
struct Tracker {
  @ObservableState
  struct State: Equatable {}

  enum Action {
    case appeared
  }

  static let dependencyLine = #line + 2

  @Dependency(\.tracking) private var tracking

  var body: some ReducerOf<Self> {
    Reduce { _, _ in
      .run { [tracking] _ in tracking.track() }
    }
  }
}
