import Synchronization
import Testing

@testable import GraderKit

@Suite("What is done for each, several at once", .ownThread)
struct MapAtOnceTests {
  @Test("Comes back in the order of what it was done for", arguments: [1, 3, 50])
  func order(atOnce: Int) throws {
    let results = try Array(1...20).map(atOnce: atOnce) { number throws(GraderFault) in "\(number)" }

    #expect(results == (1...20).map { "\($0)" })
  }

  @Test("Nothing comes of nothing")
  func empty() throws {
    #expect(try [Int]().map(atOnce: 4) { number throws(GraderFault) in number } == [])
  }

  @Test("Is under way for as many at the same time")
  func together() throws {
    let meeting = Meeting()
    let met = try [1, 2, 3].map(atOnce: 3) { _ throws(GraderFault) in meeting.waits(for: 3) }

    #expect(met == [true, true, true])
  }

  @Test("The first that cannot be done is told")
  func fault() {
    #expect(throws: GraderFault.noSandbox) {
      try [1, 2, 3, 4].map(atOnce: 2) { number throws(GraderFault) in
        if number > 2 { throw number == 3 ? .noSandbox : .workspace(path: "", reason: "") }
        return number
      }
    }
  }
}

/// Where several threads wait for each other.
private final class Meeting: Sendable {
  private let present = Mutex(0)

  /// Whether so many are here soon, with whoever asks.
  func waits(for count: Int) -> Bool {
    present.withLock { $0 += 1 }
    return eventually { present.withLock { $0 } >= count }
  }
}
