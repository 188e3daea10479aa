import ComposableArchitecture

/// A feature without effects.
@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var isEven: Bool { count.isMultiple(of: 2) }
  }

  enum Action: Equatable {
    case incrementButtonTapped
    case decrementButtonTapped
    case resetButtonTapped
    case set(Int)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped: state.count += 1
      case .decrementButtonTapped: state.count -= 1
      case .resetButtonTapped: state.count = 0
      case .set(let count): state.count = count
      }
      return .none
    }
  }
}
