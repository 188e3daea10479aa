import Testing

@testable import ComposableArchitecture

@MainActor
@Suite("An effect that leaves the main actor")
struct EffectsOnNoActorTests {
  @Test("has ended with the step that started it, if it waits for nothing (T11)", arguments: 1...100)
  func shortCalls(_: Int) async {
    let log = Log()
    let store = TestStore(initialState: Errand.State()) {
      Errand(walk: { log.append("walk") }, parcels: { .finished })
    }
    await store.send(.walkTapped)
    #expect(log.entries == ["walk", "walk", "walk"])
  }

  @Test("has ended with the step that takes its last action", arguments: 1...100)
  func endOfStream(_: Int) async {
    let parcels = AsyncStream.makeStream(of: Int.self)
    let store = TestStore(initialState: Errand.State()) { Errand(parcels: { parcels.stream }) }
    await store.send(.waitTapped)
    parcels.continuation.yield(1)
    parcels.continuation.finish()
    await store.receive(\.parcelCame, 1) { $0.parcels = 1 }
  }

  @Test("is left running where it waits for something (T11)")
  func waiting() async {
    let issues = await recordedIssues {
      let parcels = AsyncStream.makeStream(of: Int.self)
      let store = TestStore(initialState: Errand.State()) { Errand(parcels: { parcels.stream }) }
      await store.send(.waitTapped)
    }
    #expect(issues.map(\.kind) == ["An effect is still running at the end of the test."])
  }

  @Test("has turns to end after the time is up, as many as it could have on an idle machine (T13)", arguments: 1...10)
  func manyCalls(_: Int) async {
    let log = Log()
    let store = TestStore(initialState: Errand.State()) { Errand(walk: { log.append("walk") }, parcels: { .finished }) }
    await store.send(.hikeTapped)
    await store.finish(timeout: .zero)
    #expect(log.entries.count == 400)
  }

  @Test("counts as waiting after some turns, until it sends an action")
  func isWaiting() async {
    let parcels = AsyncStream.makeStream(of: Int.self)
    let store = TestStore(initialState: Errand.State()) { Errand(parcels: { parcels.stream }) }
    let task = await store.send(.waitTapped)
    #expect(task.origin.isWaiting)
    parcels.continuation.yield(1)
    await store.core.changes.wait(until: { store.core.state.parcels == 1 })
    #expect(!task.origin.isWaiting)
    await store.receive(\.parcelCame, 1) { $0.parcels = 1 }
    #expect(task.origin.isWaiting)
    await task.cancel()
  }

  @Test("is cancelled when the feature at the root calls 'dismiss', as by a parent")
  func dismissal() async {
    let parcels = AsyncStream.makeStream(of: Int.self)
    let store = TestStore(initialState: Errand.State()) { Errand(parcels: { parcels.stream }) }
    let waiting = await store.send(.waitTapped)
    #expect(!waiting.isCancelled)
    await store.send(.leaveTapped)
    #expect(store.isDismissed)
    #expect(waiting.isCancelled)
  }
}

@Reducer
private struct Errand {
  @ObservableState
  struct State: Equatable {
    var parcels = 0
  }

  enum Action {
    case hikeTapped
    case leaveTapped
    case parcelCame(Int)
    case waitTapped
    case walkTapped
  }

  var walk: @Sendable () async -> Void = {}
  var parcels: @Sendable () async -> AsyncStream<Int>

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { [walk, parcels, dismiss] state, action in
      switch action {
      case .hikeTapped:
        return .run { _ in
          for _ in 1...400 { await walk() }
        }
      case .leaveTapped:
        return .run { _ in await dismiss() }
      case .parcelCame(let count):
        state.parcels += count
        return .none
      case .waitTapped:
        return .run { send in
          for await count in await parcels() { await send(.parcelCame(count)) }
        }
      case .walkTapped:
        return .run { _ in
          await walk()
          await walk()
          await walk()
        }
      }
    }
  }
}
