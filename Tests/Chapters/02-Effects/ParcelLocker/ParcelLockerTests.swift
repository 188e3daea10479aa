import ComposableArchitecture
import ParcelLockerExercise
import Testing

@MainActor
struct ParcelLockerTests {
  @Test("Asking shows that it is busy and forgets what it showed before")
  func busy() async {
    let found = TestStore(initialState: ParcelLocker.State(number: "4711", place: "A-03")) {
      ParcelLocker()
    } withDependencies: {
      $0.lockers.place = { _ in try await Task.never() }
    }

    let first = await found.send(.lookUpTapped) {
      $0.isLooking = true
      $0.place = nil
    }
    await first.cancel()

    let failed = TestStore(initialState: ParcelLocker.State(number: "4711", problem: "No parcel has this number.")) {
      ParcelLocker()
    } withDependencies: {
      $0.lockers.place = { _ in try await Task.never() }
    }

    let second = await failed.send(.lookUpTapped) {
      $0.isLooking = true
      $0.problem = nil
    }
    await second.cancel()
  }

  @Test("A place arrives as success")
  func success() async {
    let store = TestStore(initialState: ParcelLocker.State(number: "4711")) {
      ParcelLocker()
    } withDependencies: {
      $0.lockers.place = { _ in "B-12" }
    }

    await store.send(.lookUpTapped) {
      $0.isLooking = true
    }
    await store.receive(\.response.success, "B-12") {
      $0.isLooking = false
      $0.place = "B-12"
    }
    await store.finish()
  }

  @Test("An error arrives as failure, in words")
  func failure() async {
    let store = TestStore(initialState: ParcelLocker.State(number: "4711")) {
      ParcelLocker()
    } withDependencies: {
      $0.lockers.place = { _ in throw LockerError.unknownNumber }
    }

    await store.send(.lookUpTapped) {
      $0.isLooking = true
    }
    await store.receive(\.response.failure, .unknownNumber) {
      $0.isLooking = false
      $0.problem = "No parcel has this number."
    }
  }

  @Test("Any other error means that the lockers do not answer")
  func otherError() async {
    let store = TestStore(initialState: ParcelLocker.State(number: "4711")) {
      ParcelLocker()
    } withDependencies: {
      $0.lockers.place = { _ in throw LineCut() }
    }

    await store.send(.lookUpTapped) {
      $0.isLooking = true
    }
    await store.receive(\.response.failure, .noAnswer) {
      $0.isLooking = false
      $0.problem = "The lockers do not answer."
    }
  }

  @Test("The second question may succeed where the first failed")
  func secondQuestion() async {
    let store = TestStore(initialState: ParcelLocker.State(number: "4711")) {
      ParcelLocker()
    } withDependencies: {
      $0.lockers.place = { _ in throw LockerError.noAnswer }
    }

    await store.send(.lookUpTapped) {
      $0.isLooking = true
    }
    await store.receive(\.response.failure, .noAnswer) {
      $0.isLooking = false
      $0.problem = "The lockers do not answer."
    }
    store.dependencies.lockers.place = { _ in "B-12" }
    await store.send(.lookUpTapped) {
      $0.isLooking = true
      $0.problem = nil
    }
    await store.receive(\.response.success, "B-12") {
      $0.isLooking = false
      $0.place = "B-12"
    }
  }

  @Test("The number is asked without blanks around it")
  func blanks() async {
    let asked = LockIsolated<[String]>([])
    let store = TestStore(initialState: ParcelLocker.State(number: "  47 11 ")) {
      ParcelLocker()
    } withDependencies: {
      $0.lockers.place = { number in
        asked.withValue { $0.append(number) }
        return "B-12"
      }
    }

    await store.send(.lookUpTapped) {
      $0.isLooking = true
    }
    await store.skipReceivedActions()
    #expect(asked.value == ["47 11"])
  }

  @Test("An empty number asks nobody")
  func emptyNumber() async {
    let asked = LockIsolated<[String]>([])
    let store = TestStore(initialState: ParcelLocker.State(number: "", place: "A-03")) {
      ParcelLocker()
    } withDependencies: {
      $0.lockers.place = { number in
        asked.withValue { $0.append(number) }
        return "B-12"
      }
    }

    await store.send(.lookUpTapped)
    await store.send(.numberChanged("  ")) {
      $0.number = "  "
    }
    await store.send(.lookUpTapped)
    #expect(asked.value == [])
  }

  @Test("One tap asks once")
  func once() async {
    let asked = LockIsolated<[String]>([])
    let store = TestStore(initialState: ParcelLocker.State(number: "4711")) {
      ParcelLocker()
    } withDependencies: {
      $0.lockers.place = { number in
        asked.withValue { $0.append(number) }
        return "B-12"
      }
    }

    await store.send(.lookUpTapped) {
      $0.isLooking = true
    }
    await store.skipReceivedActions()
    #expect(asked.value == ["4711"])
  }

  @Test("Typing takes the problem away")
  func typing() async {
    let store = TestStore(initialState: ParcelLocker.State(number: "471", problem: "No parcel has this number.")) {
      ParcelLocker()
    }

    await store.send(.numberChanged("4711")) {
      $0.number = "4711"
      $0.problem = nil
    }
  }
}

/// An error that the feature has not heard of.
private struct LineCut: Error {}
