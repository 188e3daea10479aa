import Foundation
import Testing

@testable import GraderKit

@Suite("Putting an exercise back to its stub")
struct StubResetTests {
  @Test("Puts back every file, and keeps what stood in its place")
  func reset() throws {
    try withKit { kit in
      let kept = try #require(try StubReset(kit: kit, id: SampleCourse.counter, exercise: exercise).run())
      #expect(try kit.root.text(of: "Chapters/01-Start/Counter/A.swift") == "stub A")
      #expect(try kit.root.text(of: "Chapters/01-Start/Counter/B.swift") == "stub B")
      #expect(kept.hasPrefix(".workbook/kept/01-Start/Counter/"))
      #expect(try kit.root.text(of: "\(kept)/A.swift") == "mine")
      // B was as it began.
      #expect(try kit.root.names(in: kept) == ["A.swift"])
    }
  }

  @Test("What is as it began stays, and nothing is kept")
  func nothing() throws {
    try withKit { kit in
      let reset = StubReset(kit: kit, id: SampleCourse.counter, exercise: exercise)
      _ = try reset.run()
      let kept = try kit.root.names(in: ".workbook/kept/01-Start/Counter")
      #expect(try reset.run() == nil)
      #expect(try kit.root.names(in: ".workbook/kept/01-Start/Counter") == kept)
    }
  }

  @Test("Twice within a second keeps both versions")
  func twice() throws {
    try withKit { kit in
      let reset = StubReset(kit: kit, id: SampleCourse.counter, exercise: exercise)
      let now = Date.now
      let kept = try (1...3).map { number in
        try kit.root.write("mine \(number)", to: "Chapters/01-Start/Counter/A.swift")
        return try #require(try reset.run(at: now))
      }
      #expect(try kept.map { try kit.root.text(of: "\($0)/A.swift") } == ["mine 1", "mine 2", "mine 3"])
    }
  }

  @Test("A file that is gone comes back; one that is no text is kept as it is")
  func damaged() throws {
    try withKit { kit in
      let (first, second) = ("Chapters/01-Start/Counter/A.swift", "Chapters/01-Start/Counter/B.swift")
      try FileManager.default.removeItem(at: kit.root.appending(path: first))
      try Data([0xFF, 0x00]).write(to: kit.root.appending(path: second))
      let kept = try #require(try StubReset(kit: kit, id: SampleCourse.counter, exercise: exercise).run())
      #expect(try kit.root.text(of: first) == "stub A")
      #expect(try Data(contentsOf: kit.root.appending(path: "\(kept)/B.swift")) == Data([0xFF, 0x00]))
    }
  }

  @Test("Without all the stubs, nothing is touched")
  func noStub() throws {
    try withKit { kit in
      let copy = "Tests/Chapters/01-Start/Counter/Stub/B.swift"
      try FileManager.default.removeItem(at: kit.root.appending(path: copy))
      #expect(throws: GraderFault.noStub(exercise: "01/Counter", file: copy)) {
        try StubReset(kit: kit, id: SampleCourse.counter, exercise: exercise).run()
      }
      #expect(try kit.root.text(of: "Chapters/01-Start/Counter/A.swift") == "mine")
    }
  }

  private let exercise = SampleCourse.exercise("Counter", files: ["A.swift", "B.swift"])

  private func withKit(_ body: (Kit) throws -> Void) throws {
    try withTemporaryFolder { folder in
      try folder.write("mine", to: "Chapters/01-Start/Counter/A.swift")
      try folder.write("stub B", to: "Chapters/01-Start/Counter/B.swift")
      for name in ["A", "B"] {
        try folder.write("stub \(name)", to: "Tests/Chapters/01-Start/Counter/Stub/\(name).swift")
      }
      try body(Kit(root: folder))
    }
  }
}
