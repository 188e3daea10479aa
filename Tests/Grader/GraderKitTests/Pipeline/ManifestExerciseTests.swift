import Foundation
import Testing

@testable import GraderKit

/// Exercises that are manifests, and what Swift's own package manager makes of them.
@Suite(.ownThread)
struct ManifestExerciseTests {
  @Test("Each is a manifest that the package manager loads, as a stub and completed", arguments: try files())
  func loads(_ file: String) throws {
    try withTemporaryFolder { folder in
      try folder.write(FixtureKit.realKit.root.text(of: file), to: "Package.swift")
      let process = ChildProcess(
        program: "swift",
        arguments: [
          "package", "--package-path", folder.path, "--scratch-path", "\(folder.path)/build", "dump-package",
        ],
        environment: ProcessInfo.processInfo.environment
      )
      let result = try process.run()
      #expect(result.ending == .exited(0), "\(result.output)")
    }
  }

  static func files() throws -> [String] {
    let exercises = try Catalog(kit: FixtureKit.realKit).exercises.filter(\.exercise.isManifest)
    return exercises.flatMap { chapter, exercise in
      ["Chapters", "Solutions"].map { "\($0)/\(chapter.id)/\(exercise.id)/\(exercise.files[0])" }
    }
  }
}
