import Testing

@testable import ComposableArchitecture

@MainActor
@Suite("An alert")
struct AlertTests {
  @Test("goes away with its answer, and with 'dismiss'")
  func answers() async {
    let store = TestStore(initialState: Bookcase.State(books: ["Emma"])) { Bookcase() }
    await store.send(\.deleteButtonTapped) { $0.alert = .delete("Emma") }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await store.send(\.deleteButtonTapped) { $0.alert = .delete("Emma") }
    await store.send(\.alert.confirmed) {
      $0.alert = nil
      $0.books = []
    }
  }

  @Test("stays if the answer puts another one in its place, also one that looks alike")
  func replaced() async {
    let store = TestStore(initialState: Bookcase.State(books: ["Emma"])) { Bookcase() }
    await store.send(\.deleteButtonTapped) { $0.alert = .delete("Emma") }
    await store.send(\.alert.askedAgain)
    await store.send(\.alert.confirmed) {
      $0.alert = nil
      $0.books = []
    }
  }

  @Test("is one case of an enum of features, and leaves the others alone")
  func destination() async {
    let store = TestStore(initialState: Reception.State()) { Reception() }
    await store.send(\.counterButtonTapped) { $0.destination = .counter(Counter.State()) }
    await store.send(\.destination.counter.incrementButtonTapped) {
      $0.destination?.modify(\.counter) { $0.count = 1 }
    }
    await store.send(\.closeButtonTapped) {
      $0.destination = .dialog(ConfirmationDialogState { TextState("Close?") })
    }
    await store.send(\.destination.dialog.confirmed) { $0.destination = nil }
  }

  @Test("is not answered by an action of another case")
  func otherCase() async {
    let issues = await recordedIssues {
      let alert = Reception.Destination.State.dialog(ConfirmationDialogState { TextState("Close?") })
      let store = TestStore(initialState: Reception.State(destination: alert)) { Reception() }
      await store.send(\.destination.counter.incrementButtonTapped)
    }
    #expect(issues.map(\.kind) == ["A child feature got an action while it was not there."])
  }

  @Test("that is not there gets no answer")
  func absent() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Bookcase.State(books: ["Emma"])) { Bookcase() }
      await store.send(\.alert.confirmed) { $0.books = [] }
    }
    #expect(issues.map(\.kind) == ["A child feature got an action while it was not there."])
  }

  @Test("that is not the expected one is told by the parts that differ")
  func difference() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Bookcase.State(books: ["Emma"])) { Bookcase() }
      await store.send(\.deleteButtonTapped) { $0.alert = .delete("Persuasion") }
    }
    #expect(
      issues.map(\.text) == [
        """
        The state is not what this step claims.

        Action: .deleteButtonTapped

              Bookcase.State(
                alert: AlertState<Bookcase.Action.Alert>(
            -     title: "Delete Persuasion?",
            +     title: "Delete Emma?",
                  …
                ),
                …
              )

        (Expected: −, Actual: +)
        """
      ]
    )
  }
}

@Reducer
private struct Bookcase {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var books: [String] = []
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case deleteButtonTapped

    @CasePathable
    enum Alert {
      case askedAgain
      case confirmed
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmed)): state.books.removeLast()
      case .alert(.presented(.askedAgain)), .deleteButtonTapped: state.alert = state.books.last.map { .delete($0) }
      case .alert(.dismiss): break
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState<Bookcase.Action.Alert> {
  fileprivate static func delete(_ title: String) -> Self {
    Self {
      TextState("Delete \(title)?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmed) { TextState("Delete") }
    } message: {
      TextState("It cannot be brought back.")
    }
  }
}

@Reducer
private struct Reception {
  @Reducer
  enum Destination {
    case counter(Counter)
    case dialog(ConfirmationDialogState<Dialog>)

    @CasePathable
    enum Dialog { case confirmed }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
  }

  enum Action {
    case closeButtonTapped
    case counterButtonTapped
    case destination(PresentationAction<Destination.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeButtonTapped: state.destination = .dialog(ConfirmationDialogState { TextState("Close?") })
      case .counterButtonTapped: state.destination = .counter(Counter.State())
      case .destination: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Reception.Destination.State: Equatable {}
