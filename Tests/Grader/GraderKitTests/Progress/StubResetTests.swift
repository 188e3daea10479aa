import Foundation
import Testing

@testable import GraderKit

@Suite("Putting an exercise back to its stub")
struct StubResetTests {
  @Test("Puts back every file, and keeps what stood in its place")
  func reset() throws {
    try withKit { kit in
      let kept = try self.kept(StubReset(kit: kit, id: SampleCourse.counter, exercise: exercise).run())
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
      #expect(try reset.run() == .untouched)
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
        return try self.kept(reset.run(at: now))
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
      let kept = try self.kept(StubReset(kit: kit, id: SampleCourse.counter, exercise: exercise).run())
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

  @Test("Where nothing stood, nothing is kept")
  func missing() throws {
    try withKit { kit in
      try FileManager.default.removeItem(at: kit.root.appending(path: "Chapters/01-Start/Counter"))
      #expect(
        try StubReset(kit: kit, id: SampleCourse.counter, exercise: exercise).run() == .putBack(kept: nil)
      )
      #expect(try kit.root.names(in: "Chapters/01-Start/Counter") == ["A.swift", "B.swift"])
      #expect(try kit.root.names() == ["Chapters", "Tests"])
    }
  }

  @Test("What is no file is moved out of the way, and nothing waits for it", arguments: Obstacle.allCases)
  func noFile(_ obstacle: Obstacle) throws {
    try withKit { kit in
      let place = "Chapters/01-Start/Counter/A.swift"
      let url = kit.root.appending(path: place)
      try FileManager.default.removeItem(at: url)
      try kit.root.write("stub A", to: "elsewhere.swift")
      switch obstacle {
      case .folder: try kit.root.write("mine", to: "\(place)/mine.swift")
      case .link: try kit.root.link(place, to: kit.root.appending(path: "elsewhere.swift").path)
      case .pipe: #expect(mkfifo(url.path, 0o600) == 0)
      }
      let kept = try self.kept(StubReset(kit: kit, id: SampleCourse.counter, exercise: exercise).run())
      #expect(try SourceText(reading: url).text == "stub A")
      #expect(try kit.root.names(in: kept) == ["A.swift"])
      #expect(try kit.root.text(of: "elsewhere.swift") == "stub A")
      if obstacle == .folder { #expect(try kit.root.text(of: "\(kept)/A.swift/mine.swift") == "mine") }
    }
  }

  enum Obstacle: CaseIterable { case folder, link, pipe }

  @Test("Where one file cannot be put back, none is", .enabled(if: geteuid() != 0, "the superuser may write anywhere"))
  func allOrNone() throws {
    try withKit { kit in
      try kit.root.write("mine", to: "Chapters/01-Start/Counter/Part/C.swift")
      try kit.root.write("stub C", to: "Tests/Chapters/01-Start/Counter/Stub/Part/C.swift")
      let folder = kit.root.appending(path: "Chapters/01-Start/Counter/Part").path
      #expect(chmod(folder, 0o555) == 0)
      defer { chmod(folder, 0o755) }
      let exercise = SampleCourse.exercise("Counter", files: ["A.swift", "B.swift", "Part/C.swift"])
      #expect(throws: GraderFault.output(path: "\(folder)/C.swift", reason: "Permission denied")) {
        try StubReset(kit: kit, id: SampleCourse.counter, exercise: exercise).run()
      }
      #expect(try kit.root.text(of: "Chapters/01-Start/Counter/A.swift") == "mine")
      #expect(try kit.root.names() == ["Chapters", "Tests"])
    }
  }

  @Test("Nothing is written where a link leads out of the kit", arguments: ["01-Start", "01-Start/Counter"])
  func link(_ folder: String) throws {
    try withTemporaryFolder { outside in
      try withKit { kit in
        let place = kit.chapters.appending(path: folder)
        try FileManager.default.moveItem(at: place, to: outside.appending(path: "moved"))
        try FileManager.default.createSymbolicLink(at: place, withDestinationURL: outside.appending(path: "moved"))
        #expect(throws: GraderFault.inTheWay(path: place.path)) {
          try StubReset(kit: kit, id: SampleCourse.counter, exercise: exercise).run()
        }
        let file = folder == "01-Start" ? "moved/Counter/A.swift" : "moved/A.swift"
        #expect(try outside.text(of: file) == "mine")
      }
    }
  }

  @Test("Something in the way of what is to be kept is told before anything has changed")
  func inTheWay() throws {
    try withKit { kit in
      try kit.root.write("a file", to: ".workbook/kept")
      #expect(throws: GraderFault.inTheWay(path: kit.kept.path)) {
        try StubReset(kit: kit, id: SampleCourse.counter, exercise: exercise).run()
      }
      #expect(try kit.root.text(of: "Chapters/01-Start/Counter/A.swift") == "mine")
    }
  }

  /// The folder that a reset has kept something in.
  private func kept(_ outcome: StubReset.Outcome) throws -> String {
    guard case .putBack(let kept?) = outcome else { throw NothingKept() }
    return kept
  }

  private struct NothingKept: Error {}

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
