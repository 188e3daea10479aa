import Foundation
import Testing

@testable import GraderKit

@Suite("The toolchain")
struct ToolchainTests {
  @Test("Its version is a number, and the libraries that programs load are where it says")
  func current() throws {
    let toolchain = try Toolchain.current()
    #expect(toolchain.version.wholeMatch(of: /\d+(\.\d+)+/) != nil)
    let names = try FileManager.default.contentsOfDirectory(atPath: toolchain.runtime)
    #expect(names.contains { $0.hasPrefix("libswiftCore.") })
    let manifestNames = try FileManager.default.contentsOfDirectory(atPath: toolchain.manifestAPI)
    #expect(manifestNames.contains { $0.hasPrefix("libPackageDescription.") })
  }

  @Test("What the compiler says of itself is read", arguments: answers)
  func answer(_ answer: String, _ toolchain: Toolchain?) {
    #expect(Toolchain(targetInfo: answer) == toolchain)
  }
}

private let answers: [(String, Toolchain?)] = [
  (
    #"{"compilerVersion":"Swift version 6.3.1 (swift-6.3.1-RELEASE)","paths":{"runtimeLibraryPaths":["/a b","/c"]}}"#,
    Toolchain(version: "6.3.1", runtime: "/a b")
  ),
  (
    #"{"compilerVersion":"Apple Swift version 6.4 (swiftlang)","target":{},"paths":{"runtimeLibraryPaths":["/c"]}}"#,
    Toolchain(version: "6.4", runtime: "/c")
  ),
  (
    #"{"compilerVersion":"a snapshot","paths":{"runtimeLibraryPaths":["/c"]}}"#,
    Toolchain(version: "a snapshot", runtime: "/c")
  ),
  (#"{"compilerVersion":"Swift version 6.3.1","paths":{"runtimeLibraryPaths":[]}}"#, nil),
  ("swiftc: command not found", nil),
]
