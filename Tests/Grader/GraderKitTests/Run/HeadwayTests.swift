import Foundation
import Testing

@testable import GraderKit

@Suite("The headway of a run")
struct HeadwayTests {
  @Test("A build that takes too long is ended for that, one that has time is not")
  func building() throws {
    try withTemporaryFolder { folder in
      var slow = headway(folder, build: 0, test: 900, isBuilding: true)
      #expect(slow.stopReason() == .buildTime)
      var patient = headway(folder, build: 900, test: 0, isBuilding: true)
      #expect(patient.stopReason() == nil)
    }
  }

  @Test("Once the event stream grows, tests run: their limit counts from its last growth")
  func testing() throws {
    try withTemporaryFolder { folder in
      var headway = headway(folder, build: 0, test: 900, isBuilding: true)
      try folder.write("{}\n", to: "events")
      #expect(headway.stopReason() == nil)
      #expect(headway.stopReason() == nil)

      var hung = self.headway(folder, build: 900, test: 0, isBuilding: true)
      #expect(hung.stopReason() == nil)
      #expect(hung.stopReason() == .testTime)
      try folder.write("{}\n{}\n", to: "events")
      #expect(hung.stopReason() == nil)
      #expect(hung.stopReason() == .testTime)
    }
  }

  @Test("Tests that were built before have the limit of a test from their start")
  func built() throws {
    try withTemporaryFolder { folder in
      var headway = headway(folder, build: 900, test: 0, isBuilding: false)
      #expect(headway.stopReason() == .testTime)
    }
  }

  @Test("A stream or a log that grows for ever is ended for its size", arguments: ["events", "marks", "steps"])
  func flood(_ name: String) throws {
    try withTemporaryFolder { folder in
      var headway = headway(folder, build: 900, test: 900, isBuilding: false)
      for name in ["events", "marks", "steps"] { try folder.write("", to: name) }
      let file = folder.appending(path: name).path
      #expect(truncate(file, Headway.sizeLimit) == 0)
      #expect(headway.stopReason() == nil)
      #expect(truncate(file, Headway.sizeLimit + 1) == 0)
      #expect(headway.stopReason() == .traceSize)
    }
  }

  private func headway(_ folder: URL, build: Int, test: Int, isBuilding: Bool) -> Headway {
    var limits = Limits()
    limits.build = build
    limits.test = test
    return Headway(
      events: folder.appending(path: "events"),
      logs: ["marks", "steps"].map { folder.appending(path: $0) },
      limits: limits,
      isBuilding: isBuilding
    )
  }
}
