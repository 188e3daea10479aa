import Foundation
import Testing

@testable import GraderKit

@Suite("Grading what has not changed", .ownThread)
struct FreshTests {
  @Test("Is done once, unless it is asked for anew")
  func again() throws {
    try withKit { program in
      let first = try program.run(["grade", "01/Counter"] + options)
      #expect(first.status == .exited(1))
      #expect(first.output.contains("Counter.swift"))
      let kept = try #require(try numbers(program).first)
      // Nothing is graded, so nothing is written, and there is nothing to wait for.
      #expect(try program.run(["grade", "01/Counter"] + options).output == first.output)
      #expect(try numbers(program) == [kept])
      #expect(try program.run(["grade", "--fresh", "01/Counter"] + options).output == first.output)
      let fresh = try numbers(program)
      #expect(fresh.count == 1 && fresh != [kept])
      // The other exercise has no suite here, which nobody keeps.
      #expect(try program.run(options).status == .exited(3))
      #expect(try numbers(program) == fresh)
      #expect(try program.run(["--fresh"] + options).status == .exited(3))
      #expect(try numbers(program) != fresh)
    }
  }

  @Test("Is known also while another grader has the workspace, and where that one is gone")
  func withoutWorkspace() throws {
    try withKit { program in
      let first = try program.run(["grade", "01/Counter"] + options)
      let outcome = try FileLock.hold(program.root.appending(path: ".build/grading")) {
        try program.run(["grade", "01/Counter"] + options)
      }
      #expect(outcome == first)
      try FileManager.default.removeItem(at: program.root.appending(path: ".build/grading"))
      #expect(try program.run(["grade", "01/Counter"] + options) == first)
    }
  }

  private let options = ["--sandbox", "off", "--language", "en"]

  /// A kit with an exercise whose file is missing, which needs no compiler to be judged.
  private func withKit(_ body: (ProgramFixture) throws -> Void) throws {
    let program = try ProgramFixture()
    defer { program.remove() }
    let information = #"{"compilerVersion":"Swift version 6.3.1","paths":{"runtimeLibraryPaths":["/usr/lib"]}}"#
    try program.writeTool("echo '\(information)'", to: "tools/swiftc")
    try program.write(
      """
      import Testing

      struct CounterTests {
        @Test("Counts") func counts() { #expect(1 == 1) }
      }
      """,
      to: "Tests/Chapters/01-Start/Counter/CounterTests.swift"
    )
    try FileManager.default.removeItem(at: program.root.appending(path: "Chapters/01-Start/Counter/Counter.swift"))
    try body(program)
  }

  /// The numbers of the files in the store: a file that is written anew has another.
  private func numbers(_ program: ProgramFixture) throws -> [Int] {
    let folder = program.root.appending(path: ".build/verdicts")
    return try folder.names().map { name in
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.appending(path: name).path)
      return try #require(attributes[.systemFileNumber] as? Int)
    }
  }
}

extension ProgramFixture {
  /// Runs the program with the tools of this kit.
  fileprivate func run(_ arguments: [String]) throws -> Outcome {
    try run(arguments, environment: ["PATH": "\(root.path)/tools:/usr/bin:/bin"])
  }
}
