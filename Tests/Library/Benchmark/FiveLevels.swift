import ComposableArchitecture

// A counter at the end of five scopes. The levels are no generic type, because a program's are not either: the key paths of a
// generic type are made anew each time that they are used.

/// The first level.
@Reducer
struct Level1 {
  struct State: Equatable {
    var child = Level2.State()
  }

  enum Action {
    case child(Level2.Action)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level2() }
  }
}

/// The second level.
@Reducer
struct Level2 {
  struct State: Equatable {
    var child = Level3.State()
  }

  enum Action {
    case child(Level3.Action)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level3() }
  }
}

/// The third level.
@Reducer
struct Level3 {
  struct State: Equatable {
    var child = Level4.State()
  }

  enum Action {
    case child(Level4.Action)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level4() }
  }
}

/// The fourth level.
@Reducer
struct Level4 {
  struct State: Equatable {
    var child = Level5.State()
  }

  enum Action {
    case child(Level5.Action)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level5() }
  }
}

/// The fifth level.
@Reducer
struct Level5 {
  struct State: Equatable {
    var child = Counter.State()
  }

  enum Action {
    case child(Counter.Action)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Counter() }
  }
}
