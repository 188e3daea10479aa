import Foundation
import Testing

@testable import GraderKit

@Suite("Progress on a terminal", .ownThread, .enabled(if: TmuxTerminal.program != nil, "tmux is not installed"))
struct ProgressTerminalTests {
  @Test(
    "Says in one line what is being done, how far and for how long, and takes it back before the result",
    arguments: ["grade", "watch"]
  )
  func building(_ command: String) throws {
    let program = try ProgramFixture()
    defer { program.remove() }
    try program.write(
      "import Testing\n\n@Test func one() {\n  #expect(1 == 1)\n}\n",
      to: "Tests/Chapters/01-Start/Counter/CounterTests.swift"
    )
    // Stands for a build that ends when it is told to.
    let end = program.root.appending(path: "end").path
    let script =
      "echo '[0/345] Write sources'; echo '[12/345] Compiling Lamp'; while ! test -e '\(end)'; do sleep 0.1; done; exit 9"
    try program.writeTool(script, to: "tools/swift")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let terminal = try TmuxTerminal(
      columns: 60,
      rows: 20,
      folder: program.root,
      script: ".build/grader \(command) 01/Counter --language en --sandbox off; echo over; exec sleep 1000",
      environment: ["HOME": program.root.path, "PATH": "\(program.root.path)/tools:\(path)"]
    )
    defer { terminal.close() }
    var screen = ""
    let isShown = eventually {
      screen = (try? terminal.screen()) ?? ""
      return screen.contains(/Building the library for the.*… 12 of 345 steps · [1-9]\d* s/)
    }
    #expect(isShown, "\(screen)")
    if command == "grade" {
      #expect(screen.split(separator: "\n").count == 1)
      try program.write("", to: "end")
    } else {
      // Below the screen, which stays.
      #expect(screen.hasPrefix("1.1 The Counter · grading…\n"))
      try terminal.type("q")
    }
    let isOver = eventually {
      screen = (try? terminal.screen()) ?? ""
      return screen.contains("over")
    }
    #expect(isOver, "\(screen)")
    #expect(!screen.contains("12 of 345 steps"))
  }
}
