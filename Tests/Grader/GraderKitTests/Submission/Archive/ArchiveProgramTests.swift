import Foundation
import Testing

@testable import GraderKit

@Suite("Archives that programs make", .ownThread)
struct ArchiveProgramTests {
  @Test("Are unpacked to what was packed", arguments: commands)
  func unpacked(_ command: Command) throws {
    guard command.isThere else { return }
    try withTemporaryFolder { folder in
      for (path, content) in contents { try folder.write(Data(content), to: "tree/\(path)") }
      let script = "cd \"$0\" && \(command.script)"
      let result = try ChildProcess(
        program: "/bin/sh",
        arguments: ["-c", script, folder.appending(path: "tree").path],
        environment: ["PATH": path, "LC_ALL": "C.UTF-8"]
      ).run()
      #expect(result.ending == .exited(0), "\(result.output)")
      let archive = try Archive([UInt8](Data(contentsOf: folder.appending(path: "tree/made"))))
      #expect(archive.format == command.format)
      for (path, content) in contents { #expect(archive.files[path].map(Array.init) == content, "\(path)") }
      #expect(archive.files.count == contents.count)
    }
  }

  @Test("Are all tried where the kit itself is tested", .enabled(if: isContinuousIntegration))
  func programs() {
    #expect(commands.filter { !$0.isThere }.map(\.script) == [])
  }

  struct Command: CustomTestStringConvertible, Sendable {
    var format: Archive.Format
    var program: String
    /// Packs `a` and `b` into `made`.
    var script: String
    var testDescription: String { script }

    init(_ format: Archive.Format, _ program: String, _ script: String) {
      self.format = format
      self.program = program
      self.script = script
    }

    var isThere: Bool {
      path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
    }
  }
}

private let isContinuousIntegration = ProcessInfo.processInfo.environment["CI"] != nil

private let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

private let contents: [String: [UInt8]] = [
  "a/empty": [],
  "a/text.swift": Array(repeatElement("state.count += 1\n", count: 5_000).joined().utf8),
  "a/b c/이름 é \"%'.swift": Array("let a = 1\n".utf8),
  "a/-dash": [1, 2, 3],
  "b/\(Array(repeating: "folder", count: 20).joined(separator: "/"))/long.swift": [9],
  "b/noise": {
    var generator = SeededGenerator(state: 1)
    return (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }(),
]

private let commands: [ArchiveProgramTests.Command] = [
  .init(.zip, "zip", "zip -q -r made.zip a b && mv made.zip made"),
  .init(.zip, "zip", "zip -q -0 -r made.zip a b && mv made.zip made"),
  .init(.zip, "zip", "zip -q -9 -r - a b > made"),
  .init(.zip, "python3", "python3 -m zipfile -c made a b"),
  .init(.tar, "tar", "tar -cf made a b"),
  .init(.tar, "tar", "tar --format=ustar -cf made a b"),
  .init(.tar, "tar", "tar --format=pax -cf made ./a ./b"),
  .init(.tarGzip, "tar", "tar -czf made a b"),
  .init(.tarGzip, "gzip", "tar -cf - a b | gzip -9 > made"),
  .init(.tarGzip, "python3", "python3 -m tarfile -c made.tgz a b && mv made.tgz made"),
  .init(
    .tarGzip,
    "git",
    "git init -q . && git add a b && git -c user.name=a -c user.email=a@b commit -q -m a && git archive --format=tar.gz HEAD -o made"
  ),
  .init(
    .zip,
    "git",
    "git init -q . && git add a b && git -c user.name=a -c user.email=a@b commit -q -m a && git archive --format=zip HEAD -o made"
  ),
]
