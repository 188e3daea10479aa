import Testing

@testable import Clocks

@Suite("The queue of those who sleep")
struct SleepQueueTests {
  typealias Queue = SleepQueue<TestClock<Duration>.Instant>

  @Test("They are in the order of their deadlines and, at one instant, of their arrival")
  func order() {
    var queue = Queue()
    let sleepers = fill(&queue, deadlines: [3, 1, 3, 2, 1, 3])
    #expect(positions(in: queue, of: sleepers) == [1, 4, 3, 0, 2, 5])
  }

  @Test("One who is taken out is gone, and the others stay in their order")
  func remove() {
    var queue = Queue()
    let sleepers = fill(&queue, deadlines: [3, 1, 2])
    #expect(queue.remove(sleepers[2])?.sleeper === sleepers[2])
    #expect(queue.remove(sleepers[2]) == nil)
    #expect(positions(in: queue, of: sleepers) == [1, 0])
  }

  @Test("The first is taken out only if its deadline is not after the given one")
  func removeFirst() {
    var queue = Queue()
    let sleepers = fill(&queue, deadlines: [3, 1, 2])
    #expect(queue.removeFirst(upTo: Queue.instant(0)) == nil)
    #expect(queue.removeFirst(upTo: Queue.instant(1))?.sleeper === sleepers[1])
    #expect(queue.removeFirst(upTo: Queue.instant(9))?.sleeper === sleepers[2])
    #expect(positions(in: queue, of: sleepers) == [0])
  }

  private func fill(_ queue: inout Queue, deadlines: [Int]) -> [Sleeper] {
    deadlines.map { seconds in
      let sleeper = Sleeper(isolation: nil)
      queue.insert(Queue.Entry(sleeper: sleeper, deadline: Queue.instant(seconds)) { _ in })
      return sleeper
    }
  }

  private func positions(in queue: Queue, of sleepers: [Sleeper]) -> [Int] {
    queue.entries.compactMap { entry in sleepers.firstIndex { $0 === entry.sleeper } }
  }
}

extension SleepQueue<TestClock<Duration>.Instant> {
  fileprivate static func instant(_ seconds: Int) -> TestClock<Duration>.Instant {
    TestClock.Instant(offset: .seconds(seconds))
  }
}
