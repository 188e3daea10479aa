import ComposableArchitecture
import Testing

@Suite("@Reducer")
struct ReducerMacroTests {
  @Test("makes a struct a reducer")
  func reducer() {
    var state = Tally.State(count: 2)
    _ = Tally().reduce(into: &state, action: .incrementButtonTapped)
    #expect(state == Tally.State(count: 3))
    #expect(state.isOdd)
    _ = Tally().reduce(into: &state, action: .setButtonTapped(to: 7, reason: "test"))
    #expect(state.count == 7)
  }

  @Test("makes case paths for the actions")
  func actions() {
    let action = Tally.Action.setButtonTapped(to: 7, reason: "test")
    #expect(action.is(\.setButtonTapped))
    #expect(!action.is(\.incrementButtonTapped))
    #expect(action[case: \.setButtonTapped]?.reason == "test")
    #expect(Parent.Action.tally(.response(.success(1))).is(\.tally.response.success))
    #expect(Parent.Action.reset(()).is(\.reset))
  }

  @Test("makes case paths and members for a state that is an enum")
  func enumState() {
    var state = Session.State.loggedOut
    _ = Session().reduce(into: &state, action: .logIn("Blob"))
    #expect(state.loggedIn?.name == "Blob")
    #expect(state.is(\.loggedIn))
    state.modify(\.loggedIn) { $0.name += " Jr." }
    #expect(state.loggedIn?.name == "Blob Jr.")
  }

  @Test("leaves type aliases alone")
  func typealiases() {
    var state = 1
    _ = Aliased().reduce(into: &state, action: true)
    #expect(state == 2)
  }

  @Test("goes on generic structs")
  func generic() {
    var state = Picker<String>.State(choice: "a")
    _ = Picker().reduce(into: &state, action: .picked("b"))
    #expect(state.choice == "b")
    #expect(Picker<String>.Action.picked("b")[case: \.picked] == "b")
  }

  @Test("goes on structs that implement 'reduce' themselves")
  func reduceMethod() {
    var state = 0
    _ = Direct().reduce(into: &state, action: .add(2))
    #expect(state == 2)
    #expect(Direct.Action.add(2).is(\.add))
  }

  @Test("goes on structs in other types and in their extensions, and takes attributes that are there already")
  func places() {
    var state = Place.Inner.State()
    _ = Place.Inner().reduce(into: &state, action: .tap)
    #expect(state.taps == 1)
    #expect(Place.Inner.Action.tap.is(\.tap))
    var other = Place.Extended.State()
    _ = Place.Extended().reduce(into: &other, action: .tap)
    #expect(other.taps == 1)
  }

  @Test("lets a body of several reducers run one after the other")
  func severalReducers() {
    var state = Parent.State()
    _ = Parent().reduce(into: &state, action: .tally(.incrementButtonTapped))
    #expect(state.log == ["first", "second"])
  }
}

// MARK: - Fixtures

/// Something that went wrong.
public struct Failure: Error, Equatable {}

/// A feature as a module offers it.
@Reducer
public struct Tally {
  /// What the feature knows.
  @ObservableState
  public struct State: Equatable {
    /// A number.
    public var count = 0

    /// Creates a state.
    public init(count: Int = 0) {
      self.count = count
    }

    /// Whether the number is odd.
    public var isOdd: Bool { !count.isMultiple(of: 2) }
  }

  /// What can happen.
  public enum Action: Equatable {
    /// One more.
    case incrementButtonTapped
    /// One less.
    case decrementButtonTapped
    /// A number of the user's choice.
    case setButtonTapped(to: Int, reason: String)
    /// An answer.
    case response(Result<Int, Failure>)
  }

  /// Creates the feature.
  public init() {}

  /// The logic.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += 1
        return .none
      case .decrementButtonTapped:
        state.count -= 1
        return .none
      case .setButtonTapped(let count, _):
        state.count = count
        return .none
      case .response:
        return .none
      }
    }
  }
}

@Reducer
private struct Parent {
  @ObservableState
  struct State {
    var tally = Tally.State()
    var log: [String] = []
  }

  enum Action {
    case tally(Tally.Action)
    case note(any Error)
    case reset(Void)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.log.append("first")
      return .none
    }
    Reduce { state, _ in
      state.log.append("second")
      return .none
    }
  }
}

@Reducer
private struct Session {
  @ObservableState
  enum State: Equatable {
    case loggedOut
    case loggedIn(User)
  }

  @ObservableState
  struct User: Equatable {
    var name: String
  }

  enum Action {
    case logIn(String)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .logIn(let name):
        state = .loggedIn(User(name: name))
        return .none
      }
    }
  }
}

@Reducer
private struct Aliased {
  typealias State = Int
  typealias Action = Bool

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      state += action ? 1 : 0
      return .none
    }
  }
}

@Reducer
private struct Picker<Choice: Equatable & Sendable> {
  @ObservableState
  struct State: Equatable {
    var choice: Choice
  }

  enum Action {
    case picked(Choice)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .picked(let choice):
        state.choice = choice
        return .none
      }
    }
  }
}

@Reducer
private struct Direct {
  enum Action {
    case add(Int)
  }

  func reduce(into state: inout Int, action: Action) -> Effect<Action> {
    switch action {
    case .add(let number):
      state += number
      return .none
    }
  }
}

private enum Place {
  @Reducer
  struct Inner {
    @ObservableState
    struct State {
      var taps = 0
    }

    @CasePathable
    enum Action {
      case tap
    }

    @ReducerBuilder<State, Action>
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.taps += 1
        return .none
      }
    }
  }
}

extension Place {
  @Reducer
  struct Extended {
    @ObservableState
    struct State {
      var taps = 0
    }

    enum Action {
      case tap
    }

    var body: some ReducerOf<Self> {
      Place.Inner.reducer
    }
  }
}

extension Place.Inner {
  fileprivate static var reducer: Reduce<Place.Extended.State, Place.Extended.Action> {
    Reduce { state, _ in
      state.taps += 1
      return .none
    }
  }
}
