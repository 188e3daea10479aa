import Foundation
import Testing

@testable import GraderKit

/// Folders that a checkout may lie in, and those in which Swift's own tools fail (G13).
@Suite(.ownThread)
struct ManifestPathTests {
  @Test("The kit says at once where it cannot be built, and what to do", arguments: ["100%", "q\"uote", "back\\slash"])
  func unusable(_ name: String) throws {
    let result = try dump(in: name)
    let character = try #require(name.first { "%\"\\".contains($0) })
    #expect(result.ending == .exited(1))
    #expect(
      result.output.contains("Swift cannot build in a folder whose path has '\(character)' in it. Rename or move: ")
    )
  }

  @Test(
    "Any other path will do",
    arguments: ["a b", "한글 ü", "q'uote", "#$&()!;=,@~*?", String(repeating: "x", count: 200)]
  )
  func usable(_ name: String) throws {
    #expect(try dump(in: name).ending == .exited(0))
  }

  /// Has SwiftPM read the kit's manifest in a folder of a name.
  private func dump(in name: String) throws -> ChildProcess.Result {
    try withTemporaryFolder { folder in
      let manifest = try String(contentsOf: FixtureKit.realKit.root.appending(path: "Package.swift"), encoding: .utf8)
      try folder.write(manifest, to: "\(name)/Package.swift")
      return try ChildProcess(
        program: "swift",
        arguments: ["package", "--package-path", folder.appending(path: name).path, "dump-package"],
        environment: ProcessInfo.processInfo.environment
      ).run()
    }
  }
}
