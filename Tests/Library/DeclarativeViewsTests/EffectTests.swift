import ComposableArchitecture
import DeclarativeViews
import Observation
import Publishing
import Testing
import ViewInspector

@MainActor
struct EffectTests {
  @Test("A view is told when it comes and when it has gone")
  func appearance() throws {
    let diary = Diary()
    let shown = Shown(Curtain(diary: diary))

    try shown.tap("Toggle")
    try shown.tap("Toggle")
    shown.end()
    #expect(diary.entries == ["comes", "goes", "comes", "goes"])
  }

  @Test("What a view sets when it comes is shown at once")
  func setOnAppear() throws {
    #expect(try Shown(Greeter()).texts == ["hello"])
  }

  @Test("A task begins when the view comes, and what it sets is shown")
  func task() async throws {
    let gate = AsyncStream<Int>.makeStream()
    let shown = Shown(Latest(numbers: gate.stream))

    gate.continuation.yield(5)
    await othersHaveTheirTurn()
    #expect(try shown.texts == ["5"])
  }

  @Test("A task is cancelled when the view goes, and when its host is released")
  func cancelledTask() async throws {
    let diary = Diary()
    var shown: Shown? = Shown(Sleeper(diary: diary))
    await othersHaveTheirTurn()

    try shown?.tap("Toggle")
    await othersHaveTheirTurn()
    #expect(diary.entries == ["asleep", "cancelled"])
    try shown?.tap("Toggle")
    await othersHaveTheirTurn()
    shown = nil
    await othersHaveTheirTurn()
    #expect(diary.entries == ["asleep", "cancelled", "asleep", "cancelled"])
  }

  @Test("A task with an id begins anew when the id changes, and not when anything else does")
  func taskWithID() async throws {
    let diary = Diary()
    let shown = Shown(Pages(diary: diary))
    await othersHaveTheirTurn()

    try shown.tap("Other")
    await othersHaveTheirTurn()
    try shown.tap("Next")
    await othersHaveTheirTurn()
    #expect(diary.entries == ["page 1", "page 2"])
  }

  @Test("What a publisher sends on the main actor has been dealt with when 'send' returns")
  func receive() throws {
    let subject = PassthroughSubject<Int, Never>()
    let shown = Shown(Sum(numbers: subject))

    subject.send(2)
    subject.send(3)
    #expect(try shown.texts == ["5"])
  }

  @Test("What a publisher sends elsewhere is dealt with on the main actor")
  func receiveFromElsewhere() async throws {
    let subject = PassthroughSubject<Int, Never>()
    let shown = Shown(Sum(numbers: subject))

    await Task.detached { subject.send(2) }.value
    await othersHaveTheirTurn()
    #expect(try shown.texts == ["2"])
  }

  @Test("A view listens no more when it has gone")
  func receiveNoMore() {
    let subject = PassthroughSubject<Int, Never>()
    let diary = Diary()
    let shown = Shown(Text("").onReceive(subject) { diary.note("\($0)") })

    subject.send(1)
    shown.end()
    subject.send(2)
    #expect(diary.entries == ["1"])
  }

  @Test("A view that is handed another subject listens to that one")
  func receiveOther() throws {
    let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let shown = Shown(Tuner(subjects: subjects))

    try shown.tap("Tune")
    subjects[0].send(1)
    subjects[1].send(2)
    #expect(try shown.texts == ["Tune", "2"])
  }

  @Test("A view that reads an observable model is shown anew when what it has read changes")
  func observable() async throws {
    let model = Model()
    let diary = Diary()
    let shown = Shown(ModelView(model: model, diary: diary))

    model.count = 1
    #expect(try shown.texts == ["1"])
    model.unread = 1
    #expect(try shown.texts == ["1"])
    #expect(diary.entries == ["built", "built"])
    model.count = 2
    await othersHaveTheirTurn()
    #expect(diary.entries == ["built", "built", "built"])
  }

  @Test("A view of a store shows the state as it changes, also by an effect")
  func store() async throws {
    let clock = TestClock()
    let store = Store(initialState: Ticker.State()) {
      Ticker()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let shown = Shown(TickerView(store: store))

    try shown.tap("Start")
    #expect(try shown.texts == ["Start", "0", "running"])
    await clock.advance(by: .seconds(1))
    #expect(try shown.texts == ["Start", "1", "running"])
    await clock.advance(by: .seconds(1))
    #expect(try shown.texts == ["Start", "2"])
  }

  @Test("A view of a store is built for the fields that it reads alone")
  func storeFields() async throws {
    let store = Store(initialState: Ticker.State()) { Ticker() }
    let diary = Diary()
    let shown = Shown(CountView(store: store, diary: diary))

    store.send(.noted)
    #expect(try shown.texts == ["0"])
    store.send(.ticked)
    #expect(try shown.texts == ["1"])
    #expect(diary.entries == ["built", "built"])
  }
}

// MARK: - Views

private struct Curtain: View {
  let diary: Diary
  @State private var isOpen = true

  var body: some View {
    Button("Toggle") { isOpen.toggle() }
    if isOpen {
      Text("stage")
        .onAppear { diary.note("comes") }
        .onDisappear { diary.note("goes") }
    }
  }
}

private struct Greeter: View {
  @State private var greeting = ""

  var body: some View {
    Text(greeting).onAppear { greeting = "hello" }
  }
}

private struct Latest: View {
  let numbers: AsyncStream<Int>
  @State private var latest = 0

  var body: some View {
    Text("\(latest)").task {
      for await number in numbers { latest = number }
    }
  }
}

private struct Sleeper: View {
  let diary: Diary
  @State private var isOn = true

  var body: some View {
    Button("Toggle") { isOn.toggle() }
    if isOn {
      Text("on").task {
        diary.note("asleep")
        for await _ in AsyncStream<Never>.makeStream().stream {}
        diary.note("cancelled")
      }
    }
  }
}

private struct Pages: View {
  let diary: Diary
  @State private var page = 1
  @State private var other = 1

  var body: some View {
    Button("Next") { page += 1 }
    Button("Other") { other += 1 }
    Text("\(other)").task(id: page) { diary.note("page \(page)") }
  }
}

private struct Sum: View {
  let numbers: PassthroughSubject<Int, Never>
  @State private var sum = 0

  var body: some View {
    Text("\(sum)").onReceive(numbers) { sum += $0 }
  }
}

private struct Tuner: View {
  let subjects: [PassthroughSubject<Int, Never>]
  @State private var index = 0
  @State private var sum = 0

  var body: some View {
    Button("Tune") { index = 1 }
    Text("\(sum)").onReceive(subjects[index]) { sum += $0 }
  }
}

@MainActor
@Observable
private final class Model {
  var count = 0
  var unread = 0
}

private struct ModelView: View {
  let model: Model
  let diary: Diary

  var body: some View {
    let _ = diary.note("built")
    Text("\(model.count)")
  }
}

@Reducer
private struct Ticker {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var isRunning = false
    var notes = 0
  }

  enum Action {
    case startTapped
    case ticked
    case stopped
    case noted
  }

  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .startTapped:
        state.isRunning = true
        return .run { [self] send in
          for _ in 1...2 {
            try await clock.sleep(for: .seconds(1))
            await send(.ticked)
          }
          await send(.stopped)
        }
      case .ticked:
        state.count += 1
        return .none
      case .stopped:
        state.isRunning = false
        return .none
      case .noted:
        state.notes += 1
        return .none
      }
    }
  }
}

private struct TickerView: View {
  let store: StoreOf<Ticker>

  var body: some View {
    VStack {
      Button("Start") { store.send(.startTapped) }
      Text("\(store.count)")
      if store.isRunning {
        Text("running")
      }
    }
  }
}

private struct CountView: View {
  let store: StoreOf<Ticker>
  let diary: Diary

  var body: some View {
    let _ = diary.note("built")
    Text("\(store.count)")
  }
}
