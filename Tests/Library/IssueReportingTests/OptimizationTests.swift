import Foundation
import LibraryTestSupport
import Testing

@Suite("Functions that nobody implemented, optimised")
struct OptimizationTests {
  @Test("D04: the compiler gets to the end of asynchronous code that calls one")
  func compiling() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Calls.swift")
    try Data(calls.utf8).write(to: file)

    let modules = builtProducts.appending(path: "Modules").path
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments =
      ["swiftc", "-O", "-c", "-parse-as-library", "-swift-version", "6", "-I", modules, file.path]
      + ["-o", folder.appending(path: "Calls.o").path]
    let output = Pipe()
    (compiler.standardOutput, compiler.standardError) = (output, output)
    try compiler.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    compiler.waitUntilExit()
    #expect(compiler.terminationStatus == 0, "\(text)")
  }
}

/// The first two crash Swift 6.3 if the function is made with an empty list of arguments.
private let calls = """
  import IssueReporting

  func nothing() async {
    (unimplemented("nothing") as () -> Void)()
  }

  func throwing() async throws -> Int {
    try (unimplemented("throwing") as @Sendable () throws -> Int)()
  }

  func result() async -> Int? {
    (unimplemented("result", placeholder: nil) as () -> Int?)()
  }

  func arguments(_ number: inout Int) async throws {
    number = (unimplemented("arguments", placeholder: 1) as (Int, String) -> Int)(number, "")
    try await (unimplemented("arguments") as @Sendable () async throws -> Void)()
  }
  """
