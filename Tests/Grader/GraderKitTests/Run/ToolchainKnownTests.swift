import Foundation
import Testing

@testable import GraderKit

@Suite("What a toolchain says of itself")
struct ToolchainKnownTests {
  @Test("Is asked for once, and again when its programs have changed, or what was kept is damaged")
  func known() throws {
    try withTemporaryFolder { folder in
      try folder.write("a driver", to: "bin/swift-driver")
      try folder.write("a compiler", to: "bin/swift-frontend")
      try folder.link("bin/swiftc", to: "swift-driver")
      let asking = Asking(folder, compiler: "bin/swiftc")
      #expect(try asking.versions() == ["1", "1"])
      try folder.write("another driver", to: "bin/swift-driver")
      #expect(try asking.versions() == ["2", "2"])
      try folder.write("another compiler", to: "bin/swift-frontend")
      #expect(try asking.versions() == ["3", "3"])
      try folder.write("damaged", to: "record")
      #expect(try asking.versions() == ["4", "4"])
    }
  }

  @Test("Is asked for each time where nothing tells which toolchain answers", arguments: others)
  func unknown(_ files: [(path: String, target: String?)], _ compiler: String?) throws {
    try withTemporaryFolder { folder in
      for (path, target) in files {
        if let target { try folder.link(path, to: target) } else { try folder.write("a program", to: path) }
      }
      #expect(try Asking(folder, compiler: compiler).versions() == ["1", "2"])
    }
  }
}

/// Asks a toolchain whose version is how often it was asked.
private final class Asking {
  private let folder: URL
  private let compiler: String?
  private var count = 0

  init(_ folder: URL, compiler: String?) {
    self.folder = folder
    self.compiler = compiler
  }

  /// Two answers.
  func versions() throws -> [String] {
    try (1...2).map { _ in
      try Toolchain.known(
        from: folder.appending(path: "record"),
        compiler: compiler.map { folder.appending(path: $0).path }
      ) { () throws(GraderFault) in
        count += 1
        return Toolchain(version: "\(count)", runtime: "/lib")
      }.version
    }
  }
}

private let others: [([(path: String, target: String?)], String?)] = [
  // None at all, and a program that only bears the name.
  ([], nil), ([("bin/swiftc", nil)], "bin/swiftc"),
  // A program that passes on whatever it is called by, and one that stands before a toolchain.
  ([("bin/manager", nil), ("bin/swiftc", "manager"), ("bin/swift-frontend", "manager")], "bin/swiftc"),
  ([("bin/swiftc", nil), ("lib/swift-frontend", nil), ("bin/swift-frontend", "../lib/swift-frontend")], "bin/swiftc"),
]
