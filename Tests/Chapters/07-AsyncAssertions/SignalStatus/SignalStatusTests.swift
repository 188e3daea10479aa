import ComposableArchitecture
import SignalStatusExercise
import Testing

@MainActor
struct SignalStatusTests {
  @Test("Joined and left are shown, whenever they come")
  func joinedAndLeft() async {
    let client = Broadcast()
    let model = SignalStatusModel(client: client)
    var shown = [model.status]

    model.start()
    await until { client.listeners == 1 }
    shown += await statuses(of: model, after: [.joined, .peerLeft], from: client)
    #expect(shown == ["", "joined", "peerLeft"])
  }

  @Test("Of two events at once, the second is shown in the end")
  func twoAtOnce() async {
    let client = Broadcast()
    let model = SignalStatusModel(client: client)

    model.start()
    await until { client.listeners == 1 }
    client.send(.joined)
    client.send(.peerLeft)
    await until { model.status == "peerLeft" }
    #expect(model.status == "peerLeft")
  }

  @Test("The end of the stream shows \"ended\"")
  func ended() async {
    let client = Broadcast()
    let model = SignalStatusModel(client: client)

    model.start()
    await until { client.listeners == 1 }
    client.send(.joined)
    client.end()
    await until { model.status == "ended" }
    #expect(model.status == "ended")
  }

  @Test("The double keeps an event that is sent before anybody listens")
  func beforeListening() async {
    let double = SignalDouble()

    double.send(.peerLeft)
    double.send(.joined)
    let listener = Listener(double.events)
    await until { listener.heard.count == 2 }
    #expect(listener.heard == ["peerLeft", "joined"])
  }

  @Test("The double tells every event in order, whether it came before the listener or after")
  func inOrder() async {
    let double = SignalDouble()

    double.send(.peerLeft)
    let listener = Listener(double.events)
    await until { listener.heard.count == 1 }
    double.send(.joined)
    double.send(.peerLeft)
    double.send(.joined)
    await until { listener.heard.count == 4 }
    #expect(listener.heard == ["peerLeft", "joined", "peerLeft", "joined"])
  }

  @Test("The double's end comes after all that was sent, also where both came before the listener")
  func endBeforeListening() async {
    let double = SignalDouble()

    double.send(.joined)
    double.end()
    let listener = Listener(double.events)
    await until { listener.heard.count == 2 }
    #expect(listener.heard == ["joined", "ended"])
  }

  @Test("With the double, an event before the start is shown after it")
  func beforeTheStart() async {
    let double = SignalDouble()
    let model = SignalStatusModel(client: double)

    double.send(.joined)
    model.start()
    await until { model.status == "joined" }
    #expect(model.status == "joined")
  }

  @Test("Stop ends the listening: nobody hears the client any more")
  func stopEndsListening() async {
    let client = Broadcast()
    let model = SignalStatusModel(client: client)
    var listeners: [Int] = []

    model.start()
    await until { client.listeners == 1 }
    listeners.append(client.listeners)
    model.stop()
    await until { client.listeners == 0 }
    listeners.append(client.listeners)
    #expect(listeners == [1, 0])
  }

  @Test("After stop the end of the stream is not shown")
  func endAfterStop() async {
    let client = Broadcast()
    let model = SignalStatusModel(client: client)

    model.start()
    await until { client.listeners == 1 }
    var shown = await statuses(of: model, after: [.joined, .peerLeft], from: client)
    model.stop()
    client.end()
    await manyTurns()
    shown.append(model.status)
    #expect(shown == ["joined", "peerLeft", "peerLeft"])
  }

  @Test("What is under way at the stop is not shown")
  func underWay() async {
    let client = Broadcast()
    let model = SignalStatusModel(client: client)

    model.start()
    await until { client.listeners == 1 }
    var shown = await statuses(of: model, after: [.joined, .peerLeft], from: client)
    client.send(.joined)
    model.stop()
    await manyTurns()
    shown.append(model.status)
    #expect(shown == ["joined", "peerLeft", "peerLeft"])
  }

  @Test("Whatever moment the stop comes at, what is shown then stays")
  func anyMoment() async {
    var changes: [String] = []

    for turns in 0..<20 where changes.isEmpty {
      let client = Broadcast()
      let model = SignalStatusModel(client: client)

      model.start()
      await until { client.listeners == 1 }
      client.send(.joined)
      for _ in 0..<turns { await Task.yield() }
      model.stop()
      let atStop = model.status
      for _ in 0..<100 { await Task.yield() }
      if model.status != atStop { changes.append("\"\(atStop)\" became \"\(model.status)\"") }
    }
    #expect(changes == [])
  }

  @Test("Starting while it listens changes nothing")
  func startedTwice() async {
    let client = Broadcast()
    let model = SignalStatusModel(client: client)

    model.start()
    await until { client.listeners == 1 }
    client.send(.joined)
    model.start()
    await until { model.status == "joined" }
    var shown = [model.status]
    shown += await statuses(of: model, after: [.peerLeft, .joined], from: client)
    #expect(shown == ["joined", "peerLeft", "joined"])
  }

  @Test("After starting twice, one stop is enough")
  func oneStop() async {
    let client = Broadcast()
    let model = SignalStatusModel(client: client)

    model.start()
    model.start()
    await until { client.listeners == 1 }
    await manyTurns()
    model.stop()
    await until { client.listeners == 0 }
    #expect(client.listeners == 0)
  }

  @Test("After stop, start listens anew")
  func startAfterStop() async {
    let client = Broadcast()
    let model = SignalStatusModel(client: client)

    model.start()
    await until { client.listeners == 1 }
    model.stop()
    await until { client.listeners == 0 }
    model.start()
    await until { client.listeners == 1 }
    let shown = await statuses(of: model, after: [.joined, .peerLeft], from: client)
    #expect(shown == ["joined", "peerLeft"])
  }

  @Test("After the end of the stream, start listens anew")
  func startAfterTheEnd() async {
    let client = Broadcast()
    let model = SignalStatusModel(client: client)

    model.start()
    await until { client.listeners == 1 }
    client.end()
    await until { model.status == "ended" }
    model.start()
    await until { client.listeners == 1 }
    let shown = await statuses(of: model, after: [.joined, .peerLeft], from: client)
    #expect(shown == ["joined", "peerLeft"])
  }

  @Test("A model that nobody holds any more is freed, and what comes then harms nobody")
  func freed() async throws {
    let client = Broadcast()
    var model: SignalStatusModel? = SignalStatusModel(client: client)
    weak let freed = model

    model?.start()
    await until { client.listeners == 1 }
    model = nil
    await until { freed == nil }
    try #require(freed == nil)
    client.send(.joined)
    await manyTurns()
    client.end()
    await manyTurns()
  }
}

/// A client with a stream for each who listens: all of them hear what is sent from then on.
@MainActor
private final class Broadcast: SignalClient {
  private var continuations: [AsyncStream<SignalEvent>.Continuation] = []
  private let count = LockIsolated(0)

  /// How many listen.
  var listeners: Int { count.value }

  var events: AsyncStream<SignalEvent> {
    let (stream, continuation) = AsyncStream<SignalEvent>.makeStream()
    count.withValue { $0 += 1 }
    continuation.onTermination = { [count] _ in count.withValue { $0 -= 1 } }
    continuations.append(continuation)
    return stream
  }

  func send(_ event: SignalEvent) {
    for continuation in continuations { continuation.yield(event) }
  }

  func end() {
    for continuation in continuations { end(continuation) }
  }

  private func end(_ continuation: AsyncStream<SignalEvent>.Continuation) {
    continuation.finish()
  }
}

/// Hears a stream, and writes down what it hears.
@MainActor
private final class Listener {
  private(set) var heard: [String] = []

  init(_ stream: AsyncStream<SignalEvent>) {
    Task {
      for await event in stream { heard.append("\(event)") }
      heard.append("ended")
    }
  }
}

/// What a model shows after each of some events.
@MainActor
private func statuses(
  of model: SignalStatusModel,
  after events: [SignalEvent],
  from client: Broadcast
) async -> [String] {
  var shown: [String] = []
  for event in events {
    client.send(event)
    await until { model.status == "\(event)" }
    shown.append(model.status)
  }
  return shown
}

/// Gives other work its turn until something holds, and gives up after many turns.
@MainActor
private func until(_ condition: () -> Bool) async {
  var turns = 20_000
  while !condition(), turns > 0 {
    await Task.yield()
    turns -= 1
  }
}

/// Gives other work many turns, so that what should not happen could.
@MainActor
private func manyTurns() async {
  for _ in 0..<2_000 { await Task.yield() }
}
