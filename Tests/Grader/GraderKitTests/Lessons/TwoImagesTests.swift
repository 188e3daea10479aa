import Foundation
import Testing

@testable import GraderKit

/// What the lesson of chapter 4 shows of a library that is linked twice: it takes two images in one process (T32).
@Suite(.ownThread)
struct TwoImagesTests {
  @Test("Each image has a copy of the library of its own, as the lesson prints it, unless it is linked once")
  func copies() throws {
    let lesson = Lesson(markdown: try Self.kit.text(of: "Chapters/04-Gotchas/README.md"))
    let samples = lesson.samples.filter { $0.outcome == .apart }.reduce(into: [:]) { $0[$1.name] = $1 }
    let (app, tests) = (try #require(samples["fare-app"]), try #require(samples["fare-tests"]))
    let manifest = try #require(samples["fare-manifest"])

    try withTemporaryFolder { folder in
      try folder.link("workbook", to: Self.kit.path)
      try folder.write(Self.appManifest, to: "FareApp/Package.swift")
      try folder.write(app.code, to: "FareApp/Sources/FareApp/Fare.swift")
      try folder.write(manifest.code, to: "FareTests/Package.swift")
      for target in ["Twice", "Once"] {
        try folder.write(tests.code, to: "FareTests/Sources/\(target)/main.swift")
      }
      let build = try run(["swift", "build", "--package-path", "FareTests", "--scratch-path", "build"], in: folder)
      try #require(build.ending == .exited(0), "\(build.output.suffix(2_000))")

      let twice = try run(["build/debug/Twice"], in: folder).output
      let once = try run(["build/debug/Once"], in: folder).output
      #expect(twice == "\(tests.printed ?? "")\n")
      #expect("Twice\n\(twice)\nOnce\n\(once)" == "\(manifest.printed ?? "")\n")
    }
  }

  private func run(_ words: [String], in folder: URL) throws -> ChildProcess.Result {
    try ChildProcess(
      program: "/bin/sh",
      arguments: ["-c", #"cd "$0" && exec "$@""#, folder.path] + words,
      environment: ProcessInfo.processInfo.environment
    )
    .run()
  }

  /// The lesson says of it that the app is a shared library.
  private static let appManifest = """
    // swift-tools-version: 6.3

    import PackageDescription

    let package = Package(
      name: "FareApp",
      platforms: [.macOS(.v26)],
      products: [.library(name: "FareApp", type: .dynamic, targets: ["FareApp"])],
      dependencies: [.package(name: "Workbook", path: "../workbook")],
      targets: [.target(name: "FareApp", dependencies: [.product(name: "Dependencies", package: "Workbook")])]
    )

    """

  /// The checkout that this test belongs to.
  private static let kit = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL
}
