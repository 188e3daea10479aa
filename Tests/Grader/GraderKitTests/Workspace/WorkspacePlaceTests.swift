import Foundation
import Testing

@testable import GraderKit

@Suite("A workspace that was moved")
struct WorkspacePlaceTests {
  @Test("Is built anew, once; what lies where it was is kept from run to run")
  func moved() throws {
    try withTemporaryFolder { folder in
      let built = ["build/debug/a", "caches/b", "tests", "processes/c"]
      func workspace(in kit: String) -> Workspace { Workspace(kit: Kit(root: folder.appending(path: kit))) }
      func left(in kit: String) throws -> [String] {
        try workspace(in: kit).exclusively(waiting: {}) {
          built.filter { FileManager.default.fileExists(atPath: "\(folder.path)/\(kit)/.build/grading/\($0)") }
        }
      }
      try folder.makeFolder("old/.build/debug")
      #expect(try left(in: "old").isEmpty)
      for path in built { try folder.write("", to: "old/.build/grading/\(path)") }
      try folder.write("", to: "old/.build/debug/ModuleCache/d")
      #expect(try left(in: "old") == built)

      try FileManager.default.moveItem(at: folder.appending(path: "old"), to: folder.appending(path: "new"))
      #expect(try left(in: "new").isEmpty)
      #expect(try folder.names(in: "new/.build/debug").isEmpty)
      for path in built { try folder.write("", to: "new/.build/grading/\(path)") }
      #expect(try left(in: "new") == built)
    }
  }
}
