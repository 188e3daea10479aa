import Foundation
import Testing

@testable import GraderKit

@Suite("Where the grader finds itself in a bad place", .ownThread)
struct SurroundingsTests {
  @Test("It says that the working folder is gone, with status 3")
  func noFolder() throws {
    let program = try ProgramFixture()
    defer { program.remove() }
    let result = try shell(#"mkdir "$1/gone" && cd "$1/gone" && rmdir "$1/gone" && "$0" list"#, program)
    #expect(result.output == "grader: \(Phrases(.english)[.fault(.noWorkingFolder)])\n")
    #expect(result.ending == .exited(3))
    let help = try shell(#"mkdir "$1/gone" && cd "$1/gone" && rmdir "$1/gone" && "$0" --help"#, program)
    #expect(help.ending == .exited(0))
  }

  @Test("It says how to have more files open at a time, with status 3; what grades nothing does with few")
  func fewDescriptors() throws {
    let program = try ProgramFixture()
    defer { program.remove() }
    let result = try shell(#"ulimit -n 20; cd "$1" && "$0" grade"#, program)
    #expect(result.output == "grader: \(Phrases(.english)[.fault(.tooFewDescriptors(20, least: 256))])\n")
    #expect(result.ending == .exited(3))
    #expect(try shell(#"ulimit -n 20; cd "$1" && "$0" list"#, program).ending == .exited(0))
    // What may be raised is raised: here the missing toolchain is what stops it.
    let raised = try shell(#"ulimit -Sn 20; cd "$1" && PATH=/nowhere "$0" grade"#, program)
    #expect(raised.output.contains("'swiftc' cannot be started"))
  }

  @Test("It says that nothing can be printed where standard output is closed or full, with status 3")
  func noOutput() throws {
    let program = try ProgramFixture()
    defer { program.remove() }
    for (place, reason) in [(">&-", "Bad file descriptor"), (">/dev/full", "No space left on device")] {
      let result = try shell(#"cd "$1" && "$0" list 2>&1 \#(place)"#, program)
      let fault = GraderFault.output(path: "standard output", reason: reason)
      #expect(result.output == "grader: \(Phrases(.english)[.fault(fault)])\n")
      #expect(result.ending == .exited(3))
    }
  }

  @Test("A closed standard output is taken by no other file")
  func closedOutput() throws {
    let program = try ProgramFixture()
    defer { program.remove() }
    let grade = #"PATH=/nowhere "$0" grade --format json --output out.json"#
    let result = try shell(#"cd "$1" && \#(grade) <&- >&- 2>&-"#, program)
    #expect(result.ending == .exited(3))
    let text = try program.root.text(of: "out.json")
    #expect(text.hasPrefix("{\n") && text.hasSuffix("\n}\n"))
    #expect(try program.root.names() == [".build", "Chapters", "Grader", "Package.swift", "out.json"])
  }

  @Test("A reader that has seen enough is no fault", arguments: ["list", "--help"])
  func closedPipe(_ command: String) throws {
    let program = try ProgramFixture()
    defer { program.remove() }
    let result = try shell(#"cd "$1" && { "$0" \#(command); echo "status $?" >&2; } | true"#, program)
    #expect(result.output == "status 0\n")
  }

  @Test("A file that standard output is appended to is written on, and not replaced", arguments: outputNames)
  func appended(_ name: String) throws {
    let program = try ProgramFixture()
    defer { program.remove() }
    let grade = #"PATH=/nowhere "$0" grade --format json --output \#(name)"#
    #expect(try shell(#"cd "$1" && echo first >log.txt && \#(grade) >>log.txt"#, program).ending == .exited(3))
    let text = try program.root.text(of: "log.txt")
    #expect(text.hasPrefix("first\n{\n") && text.hasSuffix("\n}\n"))
  }

  @Test("It says that the workbook has gone while it ran, with status 3, and so does the report for programs")
  func moved() throws {
    let program = try ProgramFixture()
    defer { program.remove() }
    // A toolchain that moves the workbook's chapters away when it is asked what it is.
    let script = #"""
      cd "$1" && mkdir bin && printf '#!/bin/sh\nmv "%s"/Chapters "%s"/Elsewhere\nexit 1\n' "$1" "$1" >bin/swiftc
      chmod 755 bin/swiftc && PATH="$1/bin:$PATH" "$0" grade --format json --output out.json
      """#
    let result = try shell(script, program)
    let text = Phrases(.english)[.fault(.kitGone(path: program.root.path))]
    #expect(result.output == "grader: \(text)\n")
    #expect(result.ending == .exited(3))
    #expect(try program.root.text(of: "out.json").contains(text))
  }

  @Test("A report that cannot be written is told before anything is graded, and nothing is left behind")
  func unwritable() throws {
    let program = try ProgramFixture()
    defer { program.remove() }
    for (path, reason) in [(".build/grader/report", "Not a directory"), ("/dev/fd/99", "Bad file descriptor")] {
      let result = try shell(#"cd "$1" && PATH=/nowhere "$0" grade --output "\#(path)""#, program)
      #expect(result.output == "grader: \(Phrases(.english)[.fault(.output(path: path, reason: reason))])\n")
      #expect(result.ending == .exited(3))
    }
    #expect(try program.root.names() == [".build", "Chapters", "Grader", "Package.swift"])
  }

  private func shell(_ script: String, _ program: ProgramFixture) throws -> ChildProcess.Result {
    try ChildProcess(
      program: "/bin/bash",
      arguments: ["-c", script, program.program.path, program.root.path],
      environment: ["PATH": "/usr/bin:/bin"]
    ).run()
  }
}

#if os(Linux)
  private let outputNames = ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]
#else
  private let outputNames = ["-", "/dev/stdout", "/dev/fd/1"]
#endif
