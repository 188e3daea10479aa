import Foundation
import Testing

@testable import GraderKit

@Suite("A watch in a terminal", .ownThread, .enabled(if: TmuxTerminal.program != nil, "tmux is not installed"))
struct WatchTerminalTests {
  @Test("Keys show hints and the list, also in forty columns, and the last one leaves the terminal as it was")
  func keys() throws {
    try withWatch(compiler: sleeping) { watch in
      try watch.waits(for: "1.1 The Counter · grading…", "h hint  n next  l list  r run  q quit")
      // Why the first verdict takes longer, and for how long it has taken.
      try watch.waits(for: "Building the library", "\ngrading… ", " s\n")
      try watch.terminal.type("h")
      try watch.waits(for: "hint 1 of 3", "1. Hint 1.")
      try watch.terminal.type("h")
      try watch.waits(for: "hint 2 of 3", "2. Hint 2.")
      try watch.terminal.type("l")
      try watch.waits(for: "1.2 The Lamp")
      try watch.terminal.type("n")
      try watch.waits(for: "1.2 The Lamp · grading…")
      // It is the last that is open: the first comes again.
      try watch.terminal.type("n")
      try watch.waits(for: "1.1 The Counter · grading…")
      try watch.terminal.type("q")
      try watch.endsWell(status: 0)
    }
  }

  @Test("A chapter that cannot be read is told until it can, and ends nothing")
  func damagedChapter() throws {
    try withWatch(compiler: sleeping) { watch in
      try watch.waits(for: "1.1 The Counter · grading…")
      let file = "Chapters/01-Start/chapter.json"
      let whole = try String(contentsOf: watch.program.root.appending(path: file), encoding: .utf8)
      try watch.program.write("{", to: file)
      try watch.terminal.type("l")
      try watch.waits(for: "chapter.json")
      try watch.program.write(whole, to: file)
      try watch.terminal.type("l", "l")
      try watch.waits(for: "1.2 The Lamp")
      try watch.terminal.type("q")
      try watch.endsWell(status: 0)
    }
  }

  @Test("A save gives up what is being graded, and begins anew")
  func saveWhileGrading() throws {
    try withWatch(compiler: sleeping) { watch in
      try watch.runs(count: 1)
      // As many editors do: another file takes the place.
      try watch.program.write("// Saved.\n", to: "Chapters/01-Start/Counter/.new")
      let folder = watch.program.root.appending(path: "Chapters/01-Start/Counter").path
      #expect(rename("\(folder)/.new", "\(folder)/Counter.swift") == 0)
      let processes = try watch.runs(count: 2)
      #expect(eventually { kill(processes[0], 0) != 0 })
      #expect(kill(processes[1], 0) == 0)
      try watch.terminal.type("r")
      try watch.runs(count: 3)
      try watch.terminal.type("q")
      try watch.endsWell(status: 0)
    }
  }

  @Test("A verdict appears by itself, and again after a save, also of a file that was gone")
  func verdicts() throws {
    try withWatch(compiler: "exit 9") { watch in
      try watch.waits(for: "graded ", "grader: ")
      // Keys that arrive at once are answered one after the other.
      try watch.terminal.type("h", "h", "h")
      try watch.waits(for: "hint 3 of 3")
      let file = watch.program.root.appending(path: "Chapters/01-Start/Counter/Counter.swift")
      for count in 1...2 {
        let runs = try watch.processes().count
        if count == 1 {
          try FileManager.default.removeItem(at: file)
        } else {
          try Data("// One.\n".utf8).write(to: file)
        }
        #expect(eventually { (try? watch.processes().count) ?? 0 > runs })
        try watch.waits(for: "graded ")
      }
      try watch.terminal.type("q")
      try watch.endsWell(status: 0)
    }
  }

  @Test(
    "Control-C ends it and all that it has started, and so does Control-\\, and leaves the terminal as it was",
    arguments: [("C-c", 128 + SIGINT), ("C-\\", 128 + SIGQUIT)]
  )
  func interrupted(_ key: String, _ status: Int32) throws {
    try withWatch(compiler: sleeping) { watch in
      let processes = try watch.runs(count: 1)
      try watch.terminal.type(key)
      try watch.endsWell(status: Int(status))
      #expect(eventually { kill(processes[0], 0) != 0 })
    }
  }

  @Test("What is pasted is neither answered nor left to the shell")
  func pasted() throws {
    try withWatch(compiler: "exit 9") { watch in
      try watch.waits(for: "graded ")
      try watch.terminal.paste("l equal q\ntouch pasted.txt\n")
      try watch.terminal.type("h")
      try watch.waits(for: "hint 1 of 3")
      try watch.terminal.type("q")
      try watch.endsWell(status: 0)
      #expect(try !watch.program.root.names().contains("pasted.txt"))
    }
  }

  @Test("It ends with whoever reads what it says")
  func unread() throws {
    let program = try ProgramFixture()
    defer { program.remove() }
    let script = #"cd "$0" && PATH=/nowhere .build/grader watch --language en </dev/null 2>&1 | head -1"#
    let shell = ChildProcess(
      program: "/bin/sh",
      arguments: ["-c", script, program.root.path],
      environment: ["PATH": "/usr/bin:/bin"]
    )
    let deadline = ContinuousClock.now + .seconds(60)
    let result = try shell.run { ContinuousClock.now > deadline ? .testTime : nil }
    #expect(result.ending == .exited(0))
    #expect(result.output.hasPrefix("1.1 The Counter · graded "))
  }

  /// Stands for a compiler that takes its time.
  private let sleeping = "exec sleep 1000"

  /// Watches a kit whose compiler notes that it was started, and then runs a script.
  private func withWatch(compiler script: String, _ body: (Watch) throws -> Void) throws {
    let program = try ProgramFixture()
    defer { program.remove() }
    try program.writeTool("echo $$ >> \"\(program.root.path)/runs.txt\"\n\(script)", to: "tools/swiftc")
    let terminal = try TmuxTerminal(
      columns: 40,
      rows: 20,
      folder: program.root,
      script: """
        trap : INT QUIT; stty -g > before.txt
        PATH="\(program.root.path)/tools:$PATH" .build/grader watch --language en --sandbox off
        echo $? > status.txt; stty -g > after.txt; echo; echo over; exec sleep 1000
        """,
      environment: ["HOME": program.root.path]
    )
    defer { terminal.close() }
    try body(Watch(program: program, terminal: terminal))
  }

  private struct Watch {
    let program: ProgramFixture
    let terminal: TmuxTerminal

    /// Waits until all of some texts stand on the screen.
    func waits(for texts: String..., at location: SourceLocation = #_sourceLocation) throws {
      var screen = ""
      let isThere = eventually {
        screen = (try? terminal.screen()) ?? ""
        return texts.allSatisfy(screen.contains)
      }
      #expect(isThere, "\(screen)", sourceLocation: location)
    }

    /// Waits until the tool has been started so often.
    @discardableResult
    func runs(count: Int) throws -> [pid_t] {
      #expect(eventually { (try? processes().count) ?? 0 >= count })
      return try processes()
    }

    func processes() throws -> [pid_t] {
      try program.text(of: "runs.txt").split(separator: "\n").compactMap { pid_t($0) }
    }

    /// Waits until the shell goes on, and compares what the terminal is then with what it was.
    func endsWell(status: Int) throws {
      try waits(for: "over")
      #expect(try program.text(of: "status.txt") == "\(status)\n")
      #expect(try program.text(of: "after.txt") == program.text(of: "before.txt"))
    }
  }
}
