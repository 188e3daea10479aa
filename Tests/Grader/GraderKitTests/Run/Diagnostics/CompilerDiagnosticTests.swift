import Foundation
import Testing

@testable import GraderKit

@Suite("What the compiler leaves of its messages", .ownThread)
struct CompilerDiagnosticTests {
  @Test("Is read as it was said, whatever a learner has it say, and a macro's errors stand where it was written")
  func real() throws {
    try withTemporaryFolder { folder in
      let file = folder.appending(path: "이름: 1 A.swift").path
      let messages = CompilerDiagnostic.all(serialized: try compile(source, as: file, in: folder))
      let found = messages.filter { $0.severity != .note || $0.file == file }
      #expect(
        Set(found) == [
          .init(file: file, line: 2, column: 14, severity: .error, message: convert("String", "Int")),
          .init(file: file, line: 3, column: 8, severity: .error, message: "one\n/w/B.swift:1:1: error: two\u{1B}[2J"),
          .init(file: file, line: 4, column: 10, severity: .warning, message: "three"),
          .init(file: file, line: 5, column: 33, severity: .error, message: "type annotation missing in pattern"),
          .init(file: file, line: 5, column: 38, severity: .error, message: "type annotation missing in pattern"),
          .init(file: file, line: 5, column: 25, severity: .error, message: "class 'C' has no initializers"),
          .init(file: file, line: 7, column: 6, severity: .error, message: "invalid redeclaration of 'f()'"),
          .init(file: file, line: 6, column: 6, severity: .note, message: "'f()' previously declared here"),
          .init(file: "/w/B.swift", line: 3, column: 17, severity: .error, message: convert("Int", "String")),
        ]
      )
    }
  }

  @Test("Holds only what was said where it has been cut short, and nothing in it can stop the grader")
  func mutated() throws {
    try withTemporaryFolder { folder in
      let whole = try compile(source, as: folder.appending(path: "A.swift").path, in: folder)
      let messages = CompilerDiagnostic.all(serialized: whole)
      #expect(CompilerDiagnostic.all(serialized: Data()).isEmpty)
      for count in stride(from: 0, to: whole.count - 4, by: 7) {
        // Between two messages, a cut does not show.
        #expect(messages.starts(with: CompilerDiagnostic.all(serialized: whole.prefix(count))))
      }
      for index in whole.indices {
        for bit in [0, 3, 7] {
          var altered = whole
          altered[index] ^= 1 << bit
          _ = CompilerDiagnostic.all(serialized: altered)
        }
      }
    }
  }

  private func convert(_ type: String, _ other: String) -> String {
    "cannot convert value of type '\(type)' to specified type '\(other)'"
  }

  private func compile(_ source: String, as file: String, in folder: URL) throws -> Data {
    try source.write(toFile: file, atomically: true, encoding: .utf8)
    let serialized = folder.appending(path: "A.dia")
    let process = ChildProcess(
      program: "swiftc",
      arguments: [
        "-typecheck", file, "-Xfrontend", "-serialize-diagnostics-path", "-Xfrontend", serialized.path,
      ],
      environment: ProcessInfo.processInfo.environment
    )
    #expect(try process.run().ending == .exited(1))
    return try Data(contentsOf: serialized)
  }
}

private let source = #"""
  import Observation
  let x: Int = ""
  #error("one\n/w/B.swift:1:1: error: two\u{1B}[2J")
  #warning("three")
  @Observable final class C { var count }
  func f() {}
  func f() {}
  #sourceLocation(file: "/w/B.swift", line: 3)
  let y: String = 3
  """#
