import Foundation
import Testing

@testable import GraderKit

@Suite("A process that the grader starts", .ownThread)
struct ChildProcessTests {
  @Test("Tells how it ended", arguments: endings)
  func ending(_ script: String, _ ending: ChildProcess.Ending) throws {
    #expect(try run(script).ending == ending)
  }

  @Test("Its output is kept in the order in which it came, be it standard output or standard error")
  func output() throws {
    let result = try run("echo one; echo two >&2; echo three; exit 4")
    #expect(result == .init(ending: .exited(4), output: "one\ntwo\nthree\n"))
  }

  @Test("Of much output the beginning and the end are kept")
  func muchOutput() throws {
    var process = shell(
      "echo first; i=0; while [ $i -lt 20000 ]; do echo a line of output; i=$((i+1)); done; echo last"
    )
    process.outputLimit = 12
    let result = try process.run()
    #expect(result.ending == .exited(0))
    #expect(result.output == "first\n\n[\(20_000 * 17 - 1) bytes left out]\n\nlast\n")
  }

  @Test("Sees the environment that it was given and nothing of the grader's")
  func environment() throws {
    let process = ChildProcess(program: "/usr/bin/env", arguments: [], environment: ["B": "2 3", "A": "=1"])
    #expect(try process.run().output == "A==1\nB=2 3\n")
  }

  @Test("Is handed its arguments as they are")
  func arguments() throws {
    let words = ["a b", "", "*", "\"quoted\"", "한글"]
    let process = ChildProcess(program: "printf", arguments: ["<%s>"] + words, environment: [:])
    #expect(try process.run().output == "<a b><><*><\"quoted\"><한글>")
  }

  @Test("Has nothing to read on standard input, and leads a session of its own")
  func isolation() throws {
    #expect(try run("cat; echo done").output == "done\n")
    #expect(try run("[ $(ps -o sess= -p $$) != $(ps -o sess= -p $PPID) ] && echo own").output == "own\n")
  }

  @Test("Is told lines while it runs, until nothing follows")
  func input() throws {
    let input = ProcessInput()
    let answers = Trace()
    var told = 0
    let script = "while read -r line; do echo \"<$line>\" >&3; done; echo end"
    let result = try shell(script).run(input: input, traces: [answers]) {
      guard answers.data.count(where: { $0 == UInt8(ascii: "\n") }) == told else { return nil }
      if told < 2 { input.write("line \(told)") } else { input.end() }
      told += 1
      return nil
    }
    #expect(result == .init(ending: .exited(0), output: "end\n"))
    #expect(String(decoding: answers.data, as: UTF8.self) == "<line 0>\n<line 1>\n")
  }

  @Test("Telling one that has ended does no harm")
  func inputAfterItsEnd() throws {
    let input = ProcessInput()
    #expect(try shell("exit 0").run(input: input).ending == .exited(0))
    input.write("Is there anybody?")
  }

  @Test("A watch ends it, for the reason that it gives", arguments: [ChildProcess.StopReason.testTime, .buildTime])
  func watch(_ reason: ChildProcess.StopReason) throws {
    var looks = 0
    let result = try shell("echo begun; sleep 1000").run {
      looks += 1
      return looks > 2 ? reason : nil
    }
    #expect(result.ending == .stopped(reason))
  }

  @Test("A watch that gives no reason leaves it alone")
  func idleWatch() throws {
    var looks = 0
    let result = try shell("sleep 0.3; exit 5").run {
      looks += 1
      return nil
    }
    #expect(result.ending == .exited(5))
    #expect(looks > 0)
  }

  @Test("Who ignores the signals that ask is ended all the same")
  func stubborn() throws {
    let result = try shell("trap '' INT TERM HUP; while :; do sleep 1000; done").run { .testTime }
    #expect(result.ending == .stopped(.testTime))
  }

  @Test("A program that is not there is the grader's fault")
  func noProgram() {
    #expect(throws: GraderFault.cannotRun(program: "/no/such/program", reason: "No such file or directory")) {
      try ChildProcess(program: "/no/such/program", arguments: [], environment: [:]).run()
    }
  }

  private func run(_ script: String) throws -> ChildProcess.Result { try shell(script).run() }
}

/// A process that runs a script of the system's shell.
func shell(_ script: String) -> ChildProcess {
  ChildProcess(program: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
}

private let endings: [(String, ChildProcess.Ending)] = [
  ("exit 0", .exited(0)),
  ("exit 1", .exited(1)),
  ("exit 255", .exited(255)),
  ("kill -TERM $$", .signalled(SIGTERM)),
  ("kill -KILL $$", .signalled(SIGKILL)),
  ("kill -INT $$", .signalled(SIGINT)),
  ("kill -ABRT $$", .signalled(SIGABRT)),
  ("kill -SEGV $$", .signalled(SIGSEGV)),
  ("kill -ILL $$", .signalled(SIGILL)),
  ("exec >/dev/null 2>&1; sleep 0.1; exit 3", .exited(3)),
]
