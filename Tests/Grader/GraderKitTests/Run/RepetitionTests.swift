import Synchronization
import Testing

@testable import GraderKit

@Suite("What is done time and again, several at once", .ownThread)
struct RepetitionTests {
  @Test("Is done as often as it was asked for where nothing is found", arguments: [1, 3, 40])
  func all(atOnce: Int) throws {
    let attempts = Attempts()
    let find = try Repetition(count: 12, atOnce: atOnce).first { () throws(GraderFault) in
      attempts.next() > 12 ? 0 : nil
    }

    #expect(find == nil)
    #expect(attempts.count == 12)
  }

  @Test("Stops at the first find, and tells how many had found nothing")
  func find() throws {
    let attempts = Attempts()
    let find = try Repetition(count: 50, atOnce: 1).first { () throws(GraderFault) in
      let number = attempts.next()
      return number >= 5 ? number : nil
    }

    #expect(find?.found == 5)
    #expect(find?.before == 4)
    #expect(attempts.count == 5)
  }

  @Test("Several at once begin nothing more after a find, and one find is told")
  func concurrentFind() throws {
    let attempts = Attempts()
    let find = try Repetition(count: 1_000, atOnce: 4).first { () throws(GraderFault) in
      let number = attempts.next()
      return number >= 5 ? number : nil
    }

    // Others may have begun before the find was noted, but of four at once only the three beside it.
    #expect(find.map { $0.found >= 5 && $0.before <= 4 } == true)
    #expect(attempts.count <= 8)
  }

  @Test("Are under way at the same time")
  func together() throws {
    let attempts = Attempts()
    let find = try Repetition(count: 3, atOnce: 3).first { () throws(GraderFault) -> Int? in
      attempts.meet(3) ? nil : 1
    }

    #expect(find == nil)
  }

  @Test("What cannot be tried at all ends it, and is told as the fault that it is")
  func fault() {
    let attempts = Attempts()
    #expect(throws: GraderFault.noSandbox) {
      try Repetition(count: 50, atOnce: 1).first { () throws(GraderFault) -> Int? in
        if attempts.next() == 3 { throw .noSandbox }
        return nil
      }
    }
    #expect(attempts.count == 3)
  }
}

/// Counts attempts, which are made on several threads.
private final class Attempts: Sendable {
  private let begun = Mutex(0)

  var count: Int { begun.withLock { $0 } }

  func next() -> Int {
    begun.withLock {
      $0 += 1
      return $0
    }
  }

  /// Waits until so many are here, and tells whether they came.
  func meet(_ count: Int) -> Bool {
    _ = next()
    return eventually { self.count >= count }
  }
}
