import ComposableArchitecture
import DeclarativeViews
import LaundryRoomExercise
import Publishing
import Testing
import ViewInspector

@MainActor
struct LaundryRoomTests {
  @Test("A wash of 40 minutes counts down each minute")
  func countsDown() async {
    let clock = TestClock()
    let store = TestStore(initialState: LaundryRoom.State(washers: [drum, spin])) {
      LaundryRoom()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.startTapped(1)) {
      $0.washers[id: 1]?.minutesLeft = 40
    }
    await clock.advance(by: .seconds(60))
    await store.receive(\.minutePassed, 1) {
      $0.washers[id: 1]?.minutesLeft = 39
    }
    await clock.advance(by: .seconds(60))
    await store.receive(\.minutePassed, 1) {
      $0.washers[id: 1]?.minutesLeft = 38
    }
    await store.send(.stopTapped(1)) {
      $0.washers[id: 1]?.minutesLeft = nil
    }
  }

  @Test("Two washers run side by side, and one goes on when the other stops")
  func sideBySide() async {
    let clock = TestClock()
    let store = TestStore(initialState: LaundryRoom.State(washers: [drum, spin])) {
      LaundryRoom()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.startTapped(1)) {
      $0.washers[id: 1]?.minutesLeft = 40
    }
    await clock.advance(by: .seconds(30))
    await store.send(.startTapped(2)) {
      $0.washers[id: 2]?.minutesLeft = 40
    }
    await clock.advance(by: .seconds(30))
    await store.receive(\.minutePassed, 1) {
      $0.washers[id: 1]?.minutesLeft = 39
    }
    await store.send(.stopTapped(1)) {
      $0.washers[id: 1]?.minutesLeft = nil
    }
    await clock.advance(by: .seconds(30))
    await store.receive(\.minutePassed, 2) {
      $0.washers[id: 2]?.minutesLeft = 39
    }
    await store.send(.stopTapped(2)) {
      $0.washers[id: 2]?.minutesLeft = nil
    }
  }

  @Test("At zero the washer is free, and its neighbour is told once")
  func toldOnce() async {
    let clock = TestClock()
    let told = LockIsolated<[String]>([])
    let store = TestStore(initialState: LaundryRoom.State(washers: [drum, spin])) {
      LaundryRoom()
    } withDependencies: {
      $0.continuousClock = clock
      $0.neighbours.tell = { washer in told.withValue { $0.append(washer) } }
    }

    await store.send(.startTapped(1)) {
      $0.washers[id: 1]?.minutesLeft = 40
    }
    await clock.advance(by: .seconds(40 * 60))
    await store.skipReceivedActions()
    #expect(store.state.washers[id: 1] == Washer(id: 1, name: "Drum"))
    #expect(told.value == ["Drum"])
    await clock.advance(by: .seconds(5 * 60))
    await store.finish()
    #expect(told.value.count == 1)
  }

  @Test("What the neighbour was told is shown")
  func shown() async {
    let store = TestStore(initialState: LaundryRoom.State(washers: [drum, lastMinute])) {
      LaundryRoom()
    } withDependencies: {
      $0.neighbours.tell = { _ in }
    }

    await store.send(.minutePassed(3)) {
      $0.washers[id: 3]?.minutesLeft = nil
    }
    await store.receive(\.told.success, "Wool") {
      $0.notice = "A neighbour knows: Wool is free."
    }
  }

  @Test("A failed message is shown")
  func failed() async {
    let store = TestStore(initialState: LaundryRoom.State(washers: [drum, lastMinute])) {
      LaundryRoom()
    } withDependencies: {
      $0.neighbours.tell = { _ in throw NoAnswer() }
    }

    await store.send(.minutePassed(3)) {
      $0.washers[id: 3]?.minutesLeft = nil
    }
    await store.receive(\.told.failure) {
      $0.notice = "No neighbour could be told."
    }
  }

  @Test("Stopping early tells nobody and leaves nothing running")
  func stoppedEarly() async {
    let clock = TestClock()
    let store = TestStore(initialState: LaundryRoom.State(washers: [drum, spin])) {
      LaundryRoom()
    } withDependencies: {
      $0.continuousClock = clock
      $0.neighbours.tell = { _ in }
    }

    await store.send(.startTapped(1)) {
      $0.washers[id: 1]?.minutesLeft = 40
    }
    await clock.advance(by: .seconds(90))
    await store.receive(\.minutePassed, 1) {
      $0.washers[id: 1]?.minutesLeft = 39
    }
    await store.send(.stopTapped(1)) {
      $0.washers[id: 1]?.minutesLeft = nil
    }
    await clock.advance(by: .seconds(60 * 60))
    await store.finish()
  }

  @Test("Start, wait, told: and by then the washer is free")
  func startWaitTold() async {
    let clock = TestClock()
    let store = TestStore(initialState: LaundryRoom.State(washers: [drum, spin])) {
      LaundryRoom()
    } withDependencies: {
      $0.continuousClock = clock
      $0.neighbours.tell = { _ in }
    }
    store.exhaustivity = .off

    await store.send(.startTapped(2)) {
      $0.washers[id: 2]?.minutesLeft = 40
    }
    await clock.advance(by: .seconds(40 * 60))
    await store.receive(\.told.success, "Spin") {
      $0.washers[id: 2]?.minutesLeft = nil
    }
  }

  @Test("The view shows the minutes as they pass")
  func minutesInView() async {
    let clock = TestClock()
    let store = Store(initialState: LaundryRoom.State(washers: [drum, spin])) {
      LaundryRoom()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let screen = Screen(store)

    #expect(screen.text("washer-1") == "Drum: free")
    #expect(screen.tap("start-1") == .taken)
    #expect(screen.text("washer-1") == "Drum: 40 min")
    await clock.advance(by: .seconds(60))
    #expect(screen.text("washer-1") == "Drum: 39 min")
    await clock.advance(by: .seconds(60))
    #expect(screen.text("washer-1") == "Drum: 38 min")
    #expect(screen.text("washer-2") == "Spin: free")
  }

  @Test("A running washer refuses a tap, and a stopped one takes it")
  func refused() {
    let store = Store(initialState: LaundryRoom.State(washers: [drum, spin])) {
      LaundryRoom()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    let screen = Screen(store)

    #expect(screen.tap("stop-1") == .refused)
    #expect(screen.tap("start-1") == .taken)
    #expect(screen.tap("start-1") == .refused)
    #expect(screen.tap("start-2") == .taken)
    #expect(screen.tap("stop-1") == .taken)
    #expect(screen.text("washer-1") == "Drum: free")
    #expect(screen.text("washer-2") == "Spin: 40 min")
    #expect(screen.tap("start-1") == .taken)
  }

  @Test("The stop button of a row stops the washer of that row")
  func stopsItsOwn() {
    let running = Washer(id: 1, name: "Drum", minutesLeft: 25)
    let alsoRunning = Washer(id: 2, name: "Spin", minutesLeft: 12)
    let store = Store(initialState: LaundryRoom.State(washers: [running, alsoRunning])) {
      LaundryRoom()
    }
    let screen = Screen(store)

    #expect(screen.tap("stop-2") == .taken)
    #expect(screen.text("washer-2") == "Spin: free")
    #expect(screen.text("washer-1") == "Drum: 25 min")
  }

  @Test("The view shows the notice when there is one")
  func noticeInView() {
    let store = Store(initialState: LaundryRoom.State(washers: [drum])) {
      LaundryRoom()
    }
    let screen = Screen(store)

    #expect(screen.shows("notice") == false)
    store.send(.told(.success("Wool")))
    #expect(screen.text("notice") == "A neighbour knows: Wool is free.")
    store.send(.told(.success("Drum")))
    #expect(screen.text("notice") == "A neighbour knows: Drum is free.")
    store.send(.told(.failure(NoAnswer())))
    #expect(screen.text("notice") == "No neighbour could be told.")
  }
}

private let drum = Washer(id: 1, name: "Drum")
private let spin = Washer(id: 2, name: "Spin")
private let lastMinute = Washer(id: 3, name: "Wool", minutesLeft: 1)

private struct NoAnswer: Error {}

/// What is seen of a room that is hosted, found by id.
@MainActor
private final class Screen {
  /// What comes of tapping a button.
  enum Tap {
    case taken
    case refused
    case missing
  }

  private let hosting: ViewHosting
  private var room: InspectableView<ViewType.View<Room>>?

  init(_ store: StoreOf<LaundryRoom>) {
    // Made here and not in a body: what the view copies when it is made, nobody brings up to date.
    let sut = Room(content: LaundryRoomView(store: store))
    hosting = ViewHosting.host(view: sut)
    sut.inspection.inspect { self.room = $0 }
  }

  /// What a text reads, or why there is no such text.
  func text(_ id: String) -> String? {
    do {
      return try room?.find(viewWithId: id).text().string()
    } catch {
      return "\(error)"
    }
  }

  /// Whether anything has an id.
  func shows(_ id: String) -> Bool {
    (try? room?.find(viewWithId: id)) != nil
  }

  func tap(_ id: String) -> Tap {
    guard let button = try? room?.find(viewWithId: id).button() else { return .missing }
    do {
      try button.tap()
      return .taken
    } catch {
      return .refused
    }
  }
}

/// Hands itself over with the room in it.
private struct Room: View {
  let inspection = Inspection()
  let content: LaundryRoomView

  var body: some View {
    content.onReceive(inspection.notice) { inspection.visit(self, $0) }
  }

  final class Inspection: InspectionEmissary {
    let notice = PassthroughSubject<UInt, Never>()
    var callbacks: [UInt: (Room) -> Void] = [:]

    func visit(_ room: Room, _ line: UInt) {
      callbacks.removeValue(forKey: line)?(room)
    }
  }
}
