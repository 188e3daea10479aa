import ComposableArchitecture
import Testing

@MainActor
@Suite("Cancellation")
struct CancellationTests {
  @Test("An effect is cancelled by its id, and has come to its end when the step has", arguments: Style.allCases)
  func cancel(style: Style) async {
    let log = Log()
    let issues = await recordedIssues {
      let store = TestStore(initialState: 0) { Worker(style: style, log: log) }
      await store.send(.start("a"))
      #expect(log.entries == ["begins a"])
      await store.send(.stop("b"))
      #expect(log.entries == ["begins a"])
      await store.send(.stop("a"))
      #expect(log.entries == ["begins a", "ends a"])
    }
    #expect(issues.isEmpty)
  }

  @Test(
    "An effect in flight is cancelled by the next one of its id, where that is asked for",
    arguments: Style.allCases
  )
  func cancelInFlight(style: Style) async {
    let log = Log()
    let issues = await recordedIssues {
      let store = TestStore(initialState: 0) { Worker(style: style, log: log) }
      await store.send(.restart("a"))
      await store.send(.restart("b"))
      await store.send(.restart("a"))
      #expect(log.entries == ["begins a", "begins b", "begins a", "ends a"])
      await store.send(.stop("b"))
      #expect(log.entries.last == "ends b")
    }
    #expect(issues.map(\.kind) == ["An effect is still running at the end of the test."])
  }

  @Test("Without that, effects of one id run side by side until all are cancelled", arguments: Style.allCases)
  func sideBySide(style: Style) async {
    let log = Log()
    let issues = await recordedIssues {
      let store = TestStore(initialState: 0) { Worker(style: style, log: log) }
      await store.send(.start("a"))
      await store.send(.start("a"))
      await store.send(.stop("a"))
    }
    #expect(log.entries == ["begins a", "begins a", "ends a", "ends a"])
    #expect(issues.isEmpty)
  }

  @Test("The same id in another store is another id")
  func otherStore() async {
    let log = Log()
    let store = TestStore(initialState: 0) { Worker(style: .effect, log: log) }
    let other = TestStore(initialState: 0) { Worker(style: .effect, log: log) }
    await store.send(.start("a"))
    await other.send(.stop("a"))
    #expect(log.entries == ["begins a"])
    await store.send(.stop("a"))
  }

  @Test("Cancelling one part of a merge or a sequence leaves the others alone")
  func parts() async {
    let gate = Gate()
    let issues = await recordedIssues {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Int> { _, action in
          let endless = Effect<Int>.run { _ in try await Task.never() }.cancellable(id: "endless")
          switch action {
          case 1:
            return .merge(
              endless,
              .run { send in
                _ = await gate.value; await send(3)
              }
            )
          case 2: return .concatenate(endless, .send(3))
          case 0: return .cancel(id: "endless")
          default: return .none
          }
        }
      }
      await store.send(1)
      await store.send(0)
      gate.open("")
      await store.receive(3)
      await store.send(2)
      await store.send(0)
      await store.receive(3)
    }
    #expect(issues.isEmpty)
  }

  @Test("What a cancelled effect sends is dropped, and an effect that pays no heed does not count as running")
  func deaf() async {
    let gate = Gate()
    let issues = await recordedIssues {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Int> { _, action in
          action == 0
            ? .cancel(id: "deaf")
            : .run { send in
              _ = await gate.value
              await send(12)
            }
            .cancellable(id: "deaf")
        }
      }
      store.timeout = 1_000_000
      await store.send(1)
      await store.send(0)
      await store.finish()
      gate.open("")
      await Task.yield()
    }
    #expect(issues.isEmpty)
  }

  @Test("Cancelled work throws what it makes of it, and the effect around it goes on")
  func goesOn() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { _, action in
        switch action {
        case 1:
          return .run { send in
            do {
              try await withTaskCancellation(id: "work") { try await Task.never() }
            } catch is CancellationError {
              await send(2)
            }
            let answer = await withTaskCancellation(id: "work") { 42 }
            await send(answer)
          }
        case 0: return .run { _ in Task.cancel(id: "work") }
        default: return .none
        }
      }
    }
    await store.send(1)
    await store.send(0)
    await store.receive(2)
    await store.receive(42)
  }

  @Test("Outside of an effect cancellable work is just done")
  func outside() async {
    Task.cancel(id: "work")
    let answer = await withTaskCancellation(id: "work") { 42 }
    #expect(answer == 42)
  }
}

/// How an effect is made cancellable.
enum Style: CaseIterable {
  case effect
  case task
}

@Reducer
private struct Worker {
  typealias State = Int

  enum Action {
    case start(String)
    case restart(String)
    case stop(String)
  }

  let style: Style
  let log: Log

  var body: some Reducer<Int, Action> {
    Reduce { _, action in
      switch action {
      case .start(let id): work(id, cancelInFlight: false)
      case .restart(let id): work(id, cancelInFlight: true)
      case .stop(let id):
        switch style {
        case .effect: .cancel(id: id)
        case .task: .run { _ in Task.cancel(id: id) }
        }
      }
    }
  }

  private func work(_ id: String, cancelInFlight: Bool) -> Effect<Action> {
    switch style {
    case .effect:
      .run { [log] _ in
        log.append("begins \(id)")
        try? await Task.never()
        log.append("ends \(id)")
      }
      .cancellable(id: id, cancelInFlight: cancelInFlight)
    case .task:
      .run { [log] _ in
        await withTaskCancellation(id: id, cancelInFlight: cancelInFlight) {
          log.append("begins \(id)")
          try? await Task.never()
          log.append("ends \(id)")
        }
      }
    }
  }
}
