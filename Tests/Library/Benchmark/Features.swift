import ComposableArchitecture

/// A feature with little state.
@Reducer
struct Counter {
  struct State: Equatable {
    var count = 0
    var name = "Blob"
  }

  enum Action: Equatable {
    case incremented
    case echoed
    case echo(Int)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .incremented:
        state.count += 1
        return .none
      case .echoed:
        let count = state.count
        return .run { send in await send(.echo(count)) }
      case .echo:
        return .none
      }
    }
  }
}

/// A feature that hears numbers as long as somebody tells them.
@Reducer
struct Listener {
  struct State: Equatable {
    var count = 0
    var last = 0
  }

  enum Action: Equatable {
    case heard(Int)
    case incremented
    case started
  }

  let numbers: AsyncStream<Int>

  var body: some Reducer<State, Action> {
    Reduce { [numbers] state, action in
      switch action {
      case .heard(let number):
        state.last = number
        return .none
      case .incremented:
        state.count += 1
        return .none
      case .started:
        return .run { send in
          for await number in numbers { await send(.heard(number)) }
        }
      }
    }
  }
}

/// A feature whose state is observed.
@Reducer
struct ObservableCounter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var name = "Blob"
  }

  enum Action {
    case incremented
  }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

/// A feature with much state.
@Reducer
struct List {
  struct Row: Equatable, Identifiable {
    let id: Int
    var name: String
    var isOn = false

    static func rows(_ ids: Range<Int>) -> [Row] { ids.map { Row(id: $0, name: "Row \($0)") } }
  }

  struct State: Equatable {
    var rows: [Row]
  }

  enum Action: Equatable {
    case toggled(Int)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .toggled(let position):
        state.rows[position].isOn.toggle()
        return .none
      }
    }
  }
}
