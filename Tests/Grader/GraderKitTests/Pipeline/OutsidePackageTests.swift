import Foundation
import Testing

@testable import GraderKit

@Suite(.ownThread)
struct OutsidePackageTests {
  @Test("A package elsewhere that names the library's products by path builds and tests with them")
  func outsidePackage() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "outside-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = FixtureKit.workspace.library.path
    for (path, text) in [
      "Package.swift": """
      // swift-tools-version: 6.3
      import PackageDescription

      let package = Package(
        name: "Outside",
        platforms: [.macOS(.v26)],
        dependencies: [.package(name: "Workbook", path: "\(library)")],
        targets: [
          .target(name: "Lamp", dependencies: [.product(name: "ComposableArchitecture", package: "Workbook")]),
          .testTarget(
            name: "LampTests",
            dependencies: [
              "Lamp", .product(name: "ComposableArchitecture", package: "Workbook"),
              .product(name: "CustomDump", package: "Workbook"),
            ]
          ),
        ]
      )
      """,
      "Sources/Lamp/Lamp.swift": """
      import ComposableArchitecture

      @Reducer
      public struct LampFeature {
        @ObservableState
        public struct State: Equatable {
          public var isOn = false
          public init() {}
        }
        public enum Action { case tapped }
        public init() {}
        public var body: some Reducer<State, Action> {
          Reduce { state, _ in
            state.isOn.toggle()
            return .none
          }
        }
      }
      """,
      "Tests/LampTests/LampTests.swift": """
      import ComposableArchitecture
      import CustomDump
      import Lamp
      import Testing

      @MainActor
      struct LampTests {
        @Test func tapped() async {
          let store = TestStore(initialState: LampFeature.State()) { LampFeature() }
          await store.send(.tapped) { $0.isOn = true }
          expectNoDifference(store.state.isOn, true)
        }

        @Test func wrongClaim() async {
          let store = TestStore(initialState: LampFeature.State()) { LampFeature() }
          await withKnownIssue { await store.send(.tapped) }
        }
      }
      """,
    ] {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }

    let events = folder.appending(path: "events.jsonl")
    let result = try ChildProcess(
      program: "swift",
      arguments: [
        "test", "--package-path", folder.path, "--disable-xctest", "--event-stream-output-path", events.path,
        "-Xswiftc", "-module-cache-path", "-Xswiftc", FixtureKit.workspace.moduleCache.path,
      ],
      environment: ProcessInfo.processInfo.environment
    ).run()

    #expect(result.ending == .exited(0), "\(result.output)")
    let run = TestEvents(try Data(contentsOf: events))
    #expect(run.hasEnded)
    #expect(run.tests.values.count { !$0.isSuite && $0.ends == 1 } == 2)
  }
}
