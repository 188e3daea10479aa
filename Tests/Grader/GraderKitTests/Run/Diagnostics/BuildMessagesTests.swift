import Foundation
import Testing

@testable import GraderKit

@Suite("What the compiler leaves in a build folder")
struct BuildMessagesTests {
  @Test("Is removed before a build, and nothing else is")
  func clear() throws {
    try withTemporaryFolder { folder in
      let gone = ["linux/debug/A.build/A.dia", "linux/debug/A.build/A.emit-module.dia", "mac/debug/B.build/B.dia"]
      let kept = ["linux/debug/A.build/A.o", "linux/debug/A.dia", "linux/release/A.build/A.dia", "A.dia"]
      for path in gone + kept { try folder.write("", to: path) }

      try BuildMessages(build: folder).clear()

      #expect(gone.allSatisfy { !FileManager.default.fileExists(atPath: folder.appending(path: $0).path) })
      #expect(kept.allSatisfy { FileManager.default.fileExists(atPath: folder.appending(path: $0).path) })
    }
  }

  @Test("A folder that is not there has nothing to remove, and nothing to say")
  func nothing() throws {
    try withTemporaryFolder { folder in
      let messages = BuildMessages(build: folder.appending(path: "missing"))
      try messages.clear()
      #expect(messages.all(about: "A").isEmpty)
    }
  }
}
