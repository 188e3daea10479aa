import Foundation
import Testing

@testable import GraderKit

@Suite("A folder for an edition")
struct NewFolderTests {
  @Test("Is new, or empty, or a link to one that is", arguments: ["new", "deep/er/new", "empty", "link"])
  func made(_ name: String) throws {
    try withTemporaryFolder { folder in
      try folder.makeFolder("kit")
      try folder.makeFolder("empty")
      try folder.link("link", to: "empty")
      let path = folder.appending(path: name).path
      try NewFolder(path, outside: Kit(root: folder.appending(path: "kit"))).make(["A/B.txt": Data("b".utf8)])
      #expect(try folder.text(of: "\(name)/A/B.txt") == "b")
      #expect(try folder.names().allSatisfy { !$0.hasPrefix(".") })
    }
  }

  @Test("Takes the place of nothing, and never lies in the kit")
  func refused() throws {
    try withTemporaryFolder { folder in
      try folder.write("", to: "full/a.txt")
      try folder.makeFolder("kit/empty")
      try folder.link("link", to: "kit")
      let kit = Kit(root: folder.appending(path: "kit"))
      func error(_ name: String) -> UsageError? {
        #expect(throws: UsageError.self) { try NewFolder(folder.appending(path: name).path, outside: kit) }
      }
      func path(_ name: String) -> String { folder.appending(path: name).path }
      #expect(error("full") == .destinationNotEmpty(path: path("full")))
      #expect(error("full/a.txt") == .destinationIsFile(path: path("full/a.txt")))
      for name in ["kit", "kit/empty", "kit/new/er", "link/new", "full/../kit/new"] {
        #expect(error(name) == .destinationInKit(path: path(name)))
      }
    }
  }

  @Test("Is not there where a file cannot be written, and what an earlier try has left goes")
  func whole() throws {
    try withTemporaryFolder { folder in
      try folder.makeFolder("kit")
      try folder.write("", to: ".new.unfinished/old.txt")
      let new = try NewFolder(folder.appending(path: "new").path, outside: Kit(root: folder.appending(path: "kit")))
      // A file cannot lie in a file.
      let files = ["A": Data(), "A/B": Data()]
      #expect(throws: GraderFault.self) { try new.make(files) }
      #expect(try folder.names() == ["kit"])
      try new.make(["A": Data()])
      #expect(try folder.names(in: "new") == ["A"])
    }
  }
}
