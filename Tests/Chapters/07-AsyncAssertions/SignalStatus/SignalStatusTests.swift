import ComposableArchitecture
import SignalStatusExercise
import Testing

@MainActor
struct SignalStatusTests {
  @Test("Joined and left are shown")
  func joinedAndLeft() async {
    let client = Broadcast()
    let model = SignalStatusModel(client: client)

    #expect(model.status == "")
    model.start()
    client.send(.joined)
    await until { model.status == "joined" }
    #expect(model.status == "joined")
    client.send(.peerLeft)
    await until { model.status == "peerLeft" }
    #expect(model.status == "peerLeft")
  }

  @Test("Every event counts, in order")
  func inOrder() async {
    let double = SignalDouble()
    let heard = Listener(double.events)

    double.send(.joined)
    double.send(.peerLeft)
    double.send(.joined)
    await until { heard.events.count == 3 }
    #expect(heard.events == [.joined, .peerLeft, .joined])
    double.end()
    await until { heard.hasEnded }
    #expect(heard.hasEnded)
  }

  @Test("Of two events at once, the second is shown in the end")
  func twoAtOnce() async {
    let double = SignalDouble()
    let model = SignalStatusModel(client: double)

    model.start()
    double.send(.joined)
    double.send(.peerLeft)
    await until { model.status == "peerLeft" }
    await whatever()
    #expect(model.status == "peerLeft")
  }

  @Test("Events before listening are kept")
  func beforeListening() async {
    let double = SignalDouble()

    double.send(.peerLeft)
    double.send(.joined)
    let heard = Listener(double.events)
    await until { heard.events.count == 2 }
    #expect(heard.events == [.peerLeft, .joined])
  }

  @Test("An event before the start is shown after it")
  func beforeTheStart() async {
    let double = SignalDouble()
    let model = SignalStatusModel(client: double)

    double.send(.joined)
    model.start()
    await until { model.status == "joined" }
    #expect(model.status == "joined")
  }

  @Test("Starting while it listens changes nothing")
  func startedTwice() async {
    let double = SignalDouble()
    let model = SignalStatusModel(client: double)

    model.start()
    model.start()
    double.send(.peerLeft)
    await until { model.status == "peerLeft" }
    #expect(model.status == "peerLeft")
  }

  @Test("After starting twice, one stop is enough")
  func oneStop() async {
    let client = Broadcast()
    let model = SignalStatusModel(client: client)

    model.start()
    model.start()
    client.send(.joined)
    await until { model.status == "joined" }
    await whatever()
    model.stop()
    client.send(.peerLeft)
    await whatever()
    #expect(model.status == "joined")
  }

  @Test("After stop nothing is heard, and the end is not shown")
  func stopped() async {
    let client = Broadcast()
    let model = SignalStatusModel(client: client)

    model.start()
    client.send(.peerLeft)
    await until { model.status == "peerLeft" }
    await whatever()
    model.stop()
    client.send(.joined)
    client.end()
    await whatever()
    #expect(model.status == "peerLeft")
  }

  @Test("What is under way at the stop is not shown")
  func underWay() async {
    let client = Broadcast()
    let model = SignalStatusModel(client: client)

    model.start()
    client.send(.joined)
    await until { model.status == "joined" }
    client.send(.peerLeft)
    model.stop()
    await whatever()
    #expect(model.status == "joined")
  }

  @Test("A model that nobody holds any more is freed, though it was never stopped")
  func freed() async {
    let client = Broadcast()
    var model: SignalStatusModel? = SignalStatusModel(client: client)
    weak let freed = model

    model?.start()
    client.send(.joined)
    await until { freed?.status == "joined" }
    model = nil
    await until { freed == nil }
    #expect(freed == nil)
  }

  @Test("The end of the stream shows \"ended\"")
  func ended() async {
    let double = SignalDouble()
    let model = SignalStatusModel(client: double)

    model.start()
    double.send(.joined)
    double.end()
    await until { model.status == "ended" }
    #expect(model.status == "ended")
  }
}

/// A client with a stream for each who listens: all of them hear what is sent from then on.
@MainActor
private final class Broadcast: SignalClient {
  private var continuations: [AsyncStream<SignalEvent>.Continuation] = []

  var events: AsyncStream<SignalEvent> {
    let (stream, continuation) = AsyncStream<SignalEvent>.makeStream()
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
  private(set) var events: [SignalEvent] = []
  private(set) var hasEnded = false

  init(_ stream: AsyncStream<SignalEvent>) {
    Task {
      for await event in stream { events.append(event) }
      hasEnded = true
    }
  }
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
private func whatever() async {
  for _ in 0..<2_000 { await Task.yield() }
}
