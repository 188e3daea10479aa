import Foundation
import Testing

@testable import GraderKit

@Suite("Where a program is found", .ownThread)
struct ChildProcessPlaceTests {
  @Test("In the first folder of the search path that has it, and never by way of the working folder")
  func place() throws {
    try withTemporaryFolder { folder in
      for name in ["one/tool", "two/tool", "two/other"] { try program(folder, name) }
      try folder.write("", to: "one/other")
      try folder.makeFolder("zero/tool")
      let path = "\(folder.path)/zero::.:bin:\(folder.path)/one:\(folder.path)/two"
      #expect(ChildProcess.place(of: "tool", among: path) == "\(folder.path)/one/tool")
      // What may not be run is no program.
      #expect(ChildProcess.place(of: "other", among: path) == "\(folder.path)/two/other")
      #expect(ChildProcess.place(of: "third", among: path) == nil)
      #expect(ChildProcess.place(of: "./tool", among: path) == "./tool")
      #expect(ChildProcess.place(of: "sh", among: nil)?.hasSuffix("/bin/sh") == true)
      // This one is there, and the search path leads to it.
      #expect(ChildProcess.place(of: "tool", among: ".:\(folder.lastPathComponent)/one:") == nil)
    }
  }

  @Test("A working folder with a toolchain of its own has none of it run")
  func hostile() throws {
    let fixture = try ProgramFixture()
    defer { fixture.remove() }
    for name in ["swift", "swiftc", "swift-build", "swift-test", "swift-frontend", "bwrap", "unshare"] {
      try program(fixture.root, name, "touch '\(fixture.root.path)/it-was-run'\n")
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let outcome = try fixture.run(["grade", "01/Counter", "--language", "en"], environment: ["PATH": ".:\(path)"])
    #expect(outcome.status != .exited(0))
    #expect(try !fixture.root.names().contains("it-was-run"))
    // It came as far as to build.
    #expect(try fixture.root.names(in: ".build").contains("grading"))
  }

  private func program(_ folder: URL, _ name: String, _ body: String = "") throws {
    try folder.write("#!/bin/sh\n\(body)", to: name)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: folder.appending(path: name).path
    )
  }
}
