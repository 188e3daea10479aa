import Testing

@testable import ComposableArchitecture

@MainActor
@Suite("A binding")
struct BindingTests {
  @Test("writes to a field of the state, before the reducer after it runs")
  func writing() async {
    let store = TestStore(initialState: Survey.State()) { Survey() }
    await store.send(\.binding.name, "Blob") { $0.name = "Blob" }
    await store.send(.binding(.set(\.address.city, "Seoul"))) { $0.address.city = "Seoul" }
    await store.send(.binding(.set(\.count, 3))) {
      $0.count = 3
      $0.log = ["count 3"]
    }
    await store.send(\.resetTapped)
    await store.receive(\.binding.count, 0) {
      $0.count = 0
      $0.log = ["count 3", "count 0"]
    }
  }

  @Test("is told apart by its field and its value")
  func matching() {
    let action = Survey.Action.binding(.set(\.count, 3))
    #expect(action.is(\.binding.count))
    #expect(!action.is(\.binding.name))
    #expect(action[case: \.binding.count] == 3)
    #expect(action == .binding(.set(\.count, 3)))
    #expect(action != .binding(.set(\.count, 4)))
    #expect(action != .binding(.set(\.total, 3)))
    #expect(Survey.Action.resetTapped.binding == nil)
    #expect(action.binding?.value as? Int == 3)
  }

  @Test("is found inside of another case, and what it changes can be followed")
  func nested() async {
    let store = TestStore(initialState: Screen.State()) { Screen() }
    await store.send(\.view.binding.isOn, true) {
      $0.isOn = true
      $0.changes = 1
    }
    await store.send(\.view.binding.isOn, true)
  }

  @Test("prints what is written")
  func text() {
    #expect(
      actionText(Plain.Action.binding(.set(\.count, 3))) == #"""
        .binding(
          .set(
            \.count,
            3
          )
        )
        """#
    )
    #expect(
      String(customDumping: Survey.Action.binding(.set(\.count, 3)))
        == String(customDumping: Plain.Action.binding(.set(\.count, 3))).replacing("Plain", with: "Survey")
    )
    #expect(ActionMatch<Survey.Action>(\.binding.name).text == #"\.binding.name"#)
    #expect(FieldName(\Survey.State.address.city).customDumpDescription == #"\.address.city"#)
    #expect(FieldName(\Survey.State.home.address.city).customDumpDescription == #"\.home.address.city"#)
    #expect(FieldName(\Survey.State.home.label).customDumpDescription == #"\.home.label"#)
    #expect(FieldName(\Survey.State.second?.address.city).customDumpDescription == #"\.second?.….city?"#)
    #expect(FieldName(\Survey.State.isEmpty).customDumpDescription == #"\.…"#)
  }
}

// MARK: - Fixtures

@Reducer
private struct Survey {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var count = 0
    var total = 0
    var address = Address()
    var home = Home()
    var second: Home?
    var log: [String] = []
    var isEmpty: Bool { name.isEmpty }
  }

  @ObservableState
  struct Home: Equatable {
    var label = ""
    var address = Address()
  }

  struct Address: Equatable {
    var city = ""
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case resetTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.count):
        state.log.append("count \(state.count)")
        return .none
      case .binding:
        return .none
      case .resetTapped:
        return .send(.binding(.set(\.count, 0)))
      }
    }
  }
}

@Reducer
private struct Screen {
  @ObservableState
  struct State: Equatable {
    var isOn = false
    var changes = 0
  }

  enum Action {
    case view(View)

    @CasePathable
    enum View: BindableAction {
      case binding(BindingAction<State>)
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
      .onChange(of: \.isOn) { _, _ in
        Reduce { state, _ in
          state.changes += 1
          return .none
        }
      }
  }
}

private struct Plain {
  struct State {
    var count = 0
  }

  enum Action {
    case binding(BindingAction<State>)
  }
}
