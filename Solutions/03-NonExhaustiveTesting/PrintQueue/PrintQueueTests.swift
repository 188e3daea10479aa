import ComposableArchitecture
import PrintQueueExercise
import Testing

@MainActor
struct PrintQueueTests {
  @Test("A new job goes to the end")
  func added() async {
    let store = TestStore(initialState: PrintQueue.State(jobs: [PrintQueue.Job(id: 1, pages: 3)])) {
      PrintQueue()
    }
    store.exhaustivity = .off

    await store.send(.added(PrintQueue.Job(id: 2, pages: 5))) {
      $0.jobs = [
        PrintQueue.Job(id: 1, pages: 3),
        PrintQueue.Job(id: 2, pages: 5),
      ]
    }
  }

  @Test("Removing takes the last only")
  func lastRemoved() async {
    let store = TestStore(
      initialState: PrintQueue.State(
        jobs: [
          PrintQueue.Job(id: 1, pages: 3),
          PrintQueue.Job(id: 2, pages: 5),
          PrintQueue.Job(id: 3, pages: 2),
        ],
        pagesDone: 40
      )
    ) {
      PrintQueue()
    }
    store.exhaustivity = .off

    await store.send(.lastRemoved) {
      $0.jobs = [
        PrintQueue.Job(id: 1, pages: 3),
        PrintQueue.Job(id: 2, pages: 5),
      ]
      $0.pagesDone = 40
    }
  }

  @Test("Removing from an empty queue changes nothing")
  func nothingToRemove() async {
    let store = TestStore(initialState: PrintQueue.State(pagesDone: 40)) {
      PrintQueue()
    }
    store.exhaustivity = .off

    await store.send(.lastRemoved) {
      $0.jobs = []
      $0.pagesDone = 40
    }
  }

  @Test("A page comes off the first job")
  func pagePrinted() async {
    let store = TestStore(
      initialState: PrintQueue.State(
        jobs: [
          PrintQueue.Job(id: 1, pages: 3),
          PrintQueue.Job(id: 2, pages: 5),
        ]
      )
    ) {
      PrintQueue()
    }
    store.exhaustivity = .off

    await store.send(.pagePrinted) {
      $0.jobs = [
        PrintQueue.Job(id: 1, pages: 2),
        PrintQueue.Job(id: 2, pages: 5),
      ]
    }
  }

  @Test("A finished job leaves, and no other")
  func finished() async {
    let store = TestStore(
      initialState: PrintQueue.State(
        jobs: [
          PrintQueue.Job(id: 1, pages: 1),
          PrintQueue.Job(id: 2, pages: 5),
        ]
      )
    ) {
      PrintQueue()
    }
    store.exhaustivity = .off

    await store.send(.pagePrinted) {
      $0.jobs = [PrintQueue.Job(id: 2, pages: 5)]
    }
  }

  @Test("Each page counts")
  func pagesDone() async {
    let store = TestStore(
      initialState: PrintQueue.State(jobs: [PrintQueue.Job(id: 1, pages: 2)], pagesDone: 40)
    ) {
      PrintQueue()
    }
    store.exhaustivity = .off

    await store.send(.pagePrinted) {
      $0.pagesDone = 41
    }
    await store.send(.pagePrinted) {
      $0.pagesDone = 42
    }
  }

  @Test("Where no job is, no page counts")
  func nothingToPrint() async {
    let store = TestStore(initialState: PrintQueue.State(pagesDone: 40)) {
      PrintQueue()
    }
    store.exhaustivity = .off

    await store.send(.pagePrinted) {
      $0.jobs = []
      $0.pagesDone = 40
    }
  }

  @Test("Clearing leaves no job and keeps the count")
  func cleared() async {
    let store = TestStore(
      initialState: PrintQueue.State(
        jobs: [
          PrintQueue.Job(id: 1, pages: 3),
          PrintQueue.Job(id: 2, pages: 5),
        ],
        pagesDone: 40
      )
    ) {
      PrintQueue()
    }
    store.exhaustivity = .off

    await store.send(.cleared) {
      $0.jobs = []
      $0.pagesDone = 40
    }
  }
}
