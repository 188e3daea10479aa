import PickupStatusExercise
import Testing

@MainActor
struct PickupStatusTests {
  private let client = RideDouble()

  @Test("An assigned driver is named")
  func assigned() async throws {
    let status = PickupStatus(client: client)

    #expect(status.isListening == false)
    status.start()
    #expect(status.isListening)
    client.send(.assigned("Mina"))
    try await waitFor { status.text != "No ride" }
    #expect(status.text == "Mina is on the way")
    #expect(status.arrivals == 0)
  }

  @Test("Another driver takes the place of the first")
  func reassigned() async throws {
    let status = PickupStatus(client: client)

    status.start()
    client.send(.assigned("Mina"))
    client.send(.assigned("Jun"))
    try await waitFor { status.text.hasPrefix("Jun ") }
    #expect(status.text == "Jun is on the way")
  }

  @Test("Arrival is shown and counted once")
  func arrived() async throws {
    let status = PickupStatus(client: client)

    status.start()
    client.send(.assigned("Mina"))
    client.send(.arrived)
    try await waitFor { status.text == "Mina is here" }
    #expect(status.arrivals == 1)
  }

  @Test("Each arrival counts")
  func arrivedAgain() async throws {
    let status = PickupStatus(client: client)

    status.start()
    client.send(.assigned("Mina"))
    client.send(.arrived)
    client.send(.assigned("Jun"))
    client.send(.arrived)
    try await waitFor { status.text == "Jun is here" }
    #expect(status.arrivals == 2)
  }

  @Test("Leaving is shown, and is no arrival")
  func left() async throws {
    let status = PickupStatus(client: client)

    status.start()
    client.send(.assigned("Mina"))
    client.send(.arrived)
    client.send(.left)
    try await waitFor { status.text == "The car has left" }
    #expect(status.arrivals == 1)
  }

  @Test("A car that leaves without having arrived has left")
  func leftEarly() async throws {
    let status = PickupStatus(client: client)

    status.start()
    client.send(.assigned("Mina"))
    try await waitFor { status.text == "Mina is on the way" }
    client.send(.left)
    try await waitFor { status.text != "Mina is on the way" }
    #expect(status.text == "The car has left")
    #expect(status.arrivals == 0)
  }

  @Test("What was sent before listening counts")
  func before() async throws {
    let status = PickupStatus(client: client)

    client.send(.assigned("Mina"))
    status.start()
    try await waitFor { status.text == "Mina is on the way" }
  }

  @Test("After stopping nobody listens, and nothing changes")
  func stopped() async throws {
    let status = PickupStatus(client: client)

    status.start()
    client.send(.assigned("Mina"))
    try await waitFor { status.text == "Mina is on the way" }
    status.stop()
    #expect(status.isListening == false)
    client.send(.arrived)
    try await waitFor { client.listeners == 0 }
    #expect(status.text == "Mina is on the way")
    #expect(status.arrivals == 0)
  }
}
