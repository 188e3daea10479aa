import PickupStatusExercise
import Testing

@MainActor
struct PickupStatusTests {
  // TODO: The feature is right, and this test is red. Mend it; then write the others.
  @Test("An assigned driver is named")
  func assigned() async throws {
    let client = RideDouble()
    let status = PickupStatus(client: client)

    status.start()
    client.send(.assigned("Mina"))
    #expect(status.text == "Mina is on the way")
  }

  // TODO: Arrival is shown and counted.
  // TODO: Leaving is shown.
  // TODO: Several events in a row end in the last.
  // TODO: An event that is sent before listening counts.
  // TODO: After stopping nothing changes.
}
