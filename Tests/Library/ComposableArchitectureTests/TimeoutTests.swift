import ComposableArchitecture
import Testing

@MainActor
@Suite("A timeout")
struct TimeoutTests {
  /// A call that waits, in vain, with a limit that is told in two ways.
  enum Call: CaseIterable {
    case receiveAction, receiveCase, receiveValue, receivePredicate, finish, finishTask

    func wait(for store: TestStoreOf<Loader>, _ task: TestStoreTask, nanoseconds: UInt64) async {
      switch self {
      case .receiveAction: await store.receive(.cleared, timeout: nanoseconds)
      case .receiveCase: await store.receive(\.response, timeout: nanoseconds)
      case .receiveValue: await store.receive(\.response.success, "Blob", timeout: nanoseconds)
      case .receivePredicate: await store.receive({ $0 == .cleared }, timeout: nanoseconds)
      case .finish: await store.finish(timeout: nanoseconds)
      case .finishTask: await task.finish(timeout: nanoseconds)
      }
    }

    func wait(for store: TestStoreOf<Loader>, _ task: TestStoreTask, duration: Duration) async {
      switch self {
      case .receiveAction: await store.receive(.cleared, timeout: duration)
      case .receiveCase: await store.receive(\.response, timeout: duration)
      case .receiveValue: await store.receive(\.response.success, "Blob", timeout: duration)
      case .receivePredicate: await store.receive({ $0 == .cleared }, timeout: duration)
      case .finish: await store.finish(timeout: duration)
      case .finishTask: await task.finish(timeout: duration)
      }
    }
  }

  @Test("is told in nanoseconds or as a duration (T13)", arguments: Call.allCases, [true, false])
  func units(of call: Call, areNanoseconds: Bool) async throws {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Loader.State()) { Loader() }
      let task = await store.send(.waitForEver)
      if areNanoseconds {
        await call.wait(for: store, task, nanoseconds: 2_000_000)
      } else {
        await call.wait(for: store, task, duration: .milliseconds(2))
      }
    }
    #expect(issues.count == 1)
    #expect(try #require(issues.first).kind.hasSuffix("after 0.002 seconds."))
  }

  @Test("in nanoseconds is as well told by a literal, and claims state (T13)")
  func literal() async {
    let store = TestStore(initialState: Loader.State()) { Loader() }
    await store.send(.echoButtonTapped("Blob"))
    await store.receive(\.response.success, timeout: 500_000_000) { $0.names = ["Blob"] }
    await store.send(.echoButtonTapped("Nut"))
    await store.receive(.response(.success("Nut")), timeout: 0) { $0.names = ["Blob", "Nut"] }
    await store.finish(timeout: 1)
  }
}
