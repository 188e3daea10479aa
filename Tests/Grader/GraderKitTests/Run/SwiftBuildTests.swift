import Foundation
import Testing

@testable import GraderKit

@Suite("A build that fails")
struct SwiftBuildTests {
  @Test("For want of room is known by what the tools say of it, whoever of them it is", arguments: lacking)
  func lacksRoom(_ line: String, _ reason: String) {
    let output = "[1/2] Compiling CounterExercise Counter.swift\n\(line)\nerror: fatalError\n"
    #expect(SwiftBuild.lackOfRoom(in: output) == reason)
  }

  @Test("Because the workbook was moved with what was built is known, and a line of source that says so is none")
  func elsewhere() {
    let message =
      "precompiled file '/old/S.pcm' was compiled with module cache path '/old', but the path is currently '/new'"
    #expect(SwiftBuild.isOfElsewhere("[1/2] Compiling\n/w/a.swift:1:8: error: \(message)\n"))
    #expect(!SwiftBuild.isOfElsewhere("[1/2] Compiling\n 7 | // \(message)\n"))
  }

  @Test("Because the compiler was killed is known, and a line of source that says so is none")
  func killed() {
    #expect(SwiftBuild.isKilled("[1/2] Compiling\nerror: emit-module command failed due to signal 9\n"))
    #expect(!SwiftBuild.isKilled("/w/a.swift:1:8: error: emit-module command failed due to signal 9\n"))
    #expect(!SwiftBuild.isKilled("error: emit-module command failed due to signal 6\n"))
  }

  @Test("For another reason is not taken for one, whatever a learner's line says", arguments: others)
  func hasRoom(_ line: String) {
    #expect(SwiftBuild.lackOfRoom(in: "\(line)\nerror: fatalError\n") == nil)
  }
}

@Suite("The folder of the programs that tests start")
struct OpenFolderTests {
  @Test("Is open to every user, also where it was there and closed to others")
  func open() throws {
    try withTemporaryFolder { root in
      let folder = root.appending(path: "processes")
      for _ in 1...2 {
        try SwiftBuild.openFolder(folder)
        var status = stat()
        #expect(stat(folder.path, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o755)
        #expect(chmod(folder.path, 0o700) == 0)
      }
    }
  }

  @Test("Where it cannot be made, that is told")
  func failure() throws {
    try withTemporaryFolder { root in
      let folder = root.appending(path: "missing/processes")
      #expect(throws: GraderFault.workspace(path: folder.path, reason: "No such file or directory")) {
        try SwiftBuild.openFolder(folder)
      }
    }
  }
}

private let lacking = [
  (
    "<unknown>:0: error: error closing '/w/M.swiftmodule' for output: No space left on device",
    "No space left on device"
  ),
  ("error: unable to write '/w/Counter.o': Disk quota exceeded", "Disk quota exceeded"),
  ("error: The operation could not be completed. There isn’t enough space.", "There isn’t enough space"),
  ("error: accessing build database \"/w/build.db\": database or disk is full", "disk is full"),
]

private let others = [
  "/w/Sources/CounterExercise/Counter.swift:3:8: error: No space left on device",
  "1 | #error(\"error: No space left on device\")",
  "warning: No space left on device",
  "error: link command failed with exit code 1",
]
