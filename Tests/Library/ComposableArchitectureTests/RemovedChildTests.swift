import ComposableArchitecture
import Testing

@MainActor
@Suite("A child that the action which it got has taken away")
struct RemovedChildTests {
  @Test(
    "sends nothing more, and does not call 'dismiss' to anyone",
    arguments: Hostel.Place.allCases,
    Tenant.Notice.tasks
  )
  func effects(place: Hostel.Place, notice: Tenant.Notice) async {
    let store = TestStore(initialState: Hostel.State()) { Hostel() }
    await store.send(place.action(.left(notice))) { $0.leave(place) }
  }

  @Test("is told of an action that comes back without a task", arguments: Hostel.Place.allCases)
  func returnedAction(place: Hostel.Place) async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Hostel.State()) { Hostel() }
      await store.send(place.action(.left(.atOnce))) { $0.leave(place) }
      await store.receive { _ in true }
    }
    #expect(issues.map(\.kind) == ["A child feature got an action while it was not there."])
  }
}

// MARK: - Fixtures

/// A feature whose parent takes it away as soon as it hears that it leaves.
@Reducer
struct Tenant {
  struct State: Equatable, Identifiable {
    var id = 0
  }

  enum Action: Equatable {
    case left(Notice)
    case said
  }

  enum Notice: Equatable, Sendable {
    case atOnce, cancellable, dismissing, merged, sending, withPriority

    static let tasks: [Self] = [.cancellable, .dismissing, .merged, .sending, .withPriority]
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { [dismiss] _, action in
      guard case .left(let notice) = action else { return .none }
      switch notice {
      case .atOnce: return .send(.said)
      case .cancellable: return .run { send in await send(.said) }.cancellable(id: "letter")
      case .dismissing: return .run { send in await dismiss() }
      case .merged: return .merge(.run { send in await send(.said) }, .run { send in await send(.said) })
      case .sending: return .run { send in await send(.said) }
      case .withPriority: return .run(priority: .high) { send in await send(.said) }
      }
    }
  }
}

/// A feature with a tenant in every place that a child can have.
@Reducer
struct Hostel {
  @ObservableState
  struct State: Equatable {
    @Presents var guest: Tenant.State? = Tenant.State()
    var lodger: Tenant.State? = Tenant.State()
    var owners: IdentifiedArrayOf<Tenant.State> = [Tenant.State()]
    var visitors = StackState([Tenant.State()])
    var keeper = Keeper.present(Tenant.State())

    @CasePathable
    enum Keeper: Equatable {
      case absent
      case present(Tenant.State)
    }

    mutating func leave(_ place: Place) {
      switch place {
      case .guest: guest = nil
      case .keeper: keeper = .absent
      case .lodger: lodger = nil
      case .owners: owners = []
      case .visitors: visitors = StackState()
      }
    }
  }

  enum Action {
    case guest(PresentationAction<Tenant.Action>)
    case keeper(KeeperAction)
    case lodger(Tenant.Action)
    case owners(IdentifiedActionOf<Tenant>)
    case visitors(StackActionOf<Tenant>)

    @CasePathable
    enum KeeperAction {
      case present(Tenant.Action)
    }
  }

  enum Place: CaseIterable, Sendable {
    case guest, keeper, lodger, owners, visitors

    func action(_ action: Tenant.Action) -> Action {
      switch self {
      case .guest: .guest(.presented(action))
      case .keeper: .keeper(.present(action))
      case .lodger: .lodger(action)
      case .owners: .owners(.element(id: 0, action: action))
      case .visitors: .visitors(.element(id: 0, action: action))
      }
    }
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.keeper, action: \.keeper) {
      Reduce { state, action in
        if case .present(.left) = action { state = .absent }
        return .none
      }
      .ifCaseLet(\.present, action: \.present) { Tenant() }
    }
    Reduce { state, action in
      switch action {
      case .guest(.presented(.left)): state.leave(.guest)
      case .lodger(.left): state.leave(.lodger)
      case .owners(.element(_, .left)): state.leave(.owners)
      case .visitors(.element(_, .left)): state.leave(.visitors)
      default: break
      }
      return .none
    }
    .ifLet(\.$guest, action: \.guest) { Tenant() }
    .ifLet(\.lodger, action: \.lodger) { Tenant() }
    .forEach(\.owners, action: \.owners) { Tenant() }
    .forEach(\.visitors, action: \.visitors) { Tenant() }
  }
}
