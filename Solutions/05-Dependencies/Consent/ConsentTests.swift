import ComposableArchitecture
import ConsentExercise
import Testing

@MainActor
struct ConsentTests {
  @Test("Nothing is tracked before an answer")
  func beforeAnswer() async {
    let store = TestStore(initialState: Consent.State()) {
      Consent()
    }

    await store.send(.roomEntered(3)) {
      $0.room = 3
      $0.visited = [3]
    }
    await store.send(.guideStopped) {
      $0.room = nil
      $0.visited = []
    }
    await store.finish()
  }

  @Test("A yes is not tracked, nor are the rooms before it")
  func yes() async {
    let store = TestStore(initialState: Consent.State(room: 4, visited: [3, 4])) {
      Consent()
    }

    await store.send(.consentAnswered(true)) {
      $0.consent = .yes
    }
    await store.finish()
  }

  @Test("Nothing is tracked of a no and after it")
  func no() async {
    let store = TestStore(initialState: Consent.State()) {
      Consent()
    }

    await store.send(.consentAnswered(false)) {
      $0.consent = .no
    }
    await store.send(.roomEntered(3)) {
      $0.room = 3
      $0.visited = [3]
    }
    await store.send(.guideStopped) {
      $0.consent = .unknown
      $0.room = nil
      $0.visited = []
    }
    await store.finish()
  }

  @Test("After a yes, each room is tracked once, with its number")
  func rooms() async {
    let recorder = Recorder()
    let store = TestStore(initialState: Consent.State(consent: .yes)) {
      Consent()
    } withDependencies: {
      $0.analytics.track = recorder.track
    }

    await store.send(.roomEntered(12)) {
      $0.room = 12
      $0.visited = [12]
    }
    await store.send(.roomEntered(7)) {
      $0.room = 7
      $0.visited = [12, 7]
    }
    await store.finish()
    #expect(
      recorder.events == [
        Recorder.Event(name: "roomEntered", parameters: ["room": "12"]),
        Recorder.Event(name: "roomEntered", parameters: ["room": "7"]),
      ]
    )
  }

  @Test("A room is tracked whenever it is entered")
  func sameRoom() async {
    let recorder = Recorder()
    let store = TestStore(initialState: Consent.State(consent: .yes, room: 7, visited: [12, 7])) {
      Consent()
    } withDependencies: {
      $0.analytics.track = recorder.track
    }

    await store.send(.roomEntered(12)) {
      $0.room = 12
      $0.visited = [12, 7, 12]
    }
    await store.finish()
    #expect(recorder.events == [Recorder.Event(name: "roomEntered", parameters: ["room": "12"])])
  }

  @Test("Consent that is taken back ends the tracking, and may be given again")
  func changesOfMind() async {
    let recorder = Recorder()
    let store = TestStore(initialState: Consent.State(consent: .yes, room: 3, visited: [3])) {
      Consent()
    }

    await store.send(.consentAnswered(false)) {
      $0.consent = .no
    }
    await store.send(.roomEntered(4)) {
      $0.room = 4
      $0.visited = [3, 4]
    }
    store.dependencies.analytics.track = recorder.track
    await store.send(.consentAnswered(true)) {
      $0.consent = .yes
    }
    await store.send(.roomEntered(5)) {
      $0.room = 5
      $0.visited = [3, 4, 5]
    }
    await store.finish()
    #expect(recorder.events == [Recorder.Event(name: "roomEntered", parameters: ["room": "5"])])
  }

  @Test("Stopping tracks how many different rooms there were, and forgets the visitor")
  func stopping() async {
    let recorder = Recorder()
    let store = TestStore(initialState: Consent.State(consent: .yes, room: 3, visited: [3, 4, 3])) {
      Consent()
    } withDependencies: {
      $0.analytics.track = recorder.track
    }

    await store.send(.guideStopped) {
      $0.consent = .unknown
      $0.room = nil
      $0.visited = []
    }
    await store.finish()
    #expect(recorder.events == [Recorder.Event(name: "guideStopped", parameters: ["rooms": "2"])])
  }

  @Test("A museum that does not answer changes nothing, and is asked once")
  func trackerFails() async {
    let recorder = Recorder()
    let store = TestStore(initialState: Consent.State(consent: .yes)) {
      Consent()
    } withDependencies: {
      $0.analytics.track = { name, parameters in
        try await recorder.track(name, parameters)
        throw NoAnswer()
      }
    }

    await store.send(.roomEntered(3)) {
      $0.room = 3
      $0.visited = [3]
    }
    await store.finish()
    #expect(recorder.events == [Recorder.Event(name: "roomEntered", parameters: ["room": "3"])])
  }
}

/// Why a museum hears nothing.
private struct NoAnswer: Error {}

/// Writes down what is tracked: `$0.analytics.track = recorder.track`.
private struct Recorder: Sendable {
  struct Event: Equatable, Sendable {
    var name: String
    var parameters: [String: String]
  }

  private let recorded = LockIsolated<[Event]>([])

  /// All that was tracked so far, in order.
  var events: [Event] { recorded.value }

  var track: @Sendable (_ name: String, _ parameters: [String: String]) async throws -> Void {
    { [recorded] name, parameters in
      recorded.withValue { $0.append(Event(name: name, parameters: parameters)) }
    }
  }
}
