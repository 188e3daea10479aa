import Foundation
import Testing

@testable import GraderKit

@Suite("The kit")
struct KitTests {
  @Test("Is found from its root, from folders and files in it, and from what is not there yet", arguments: places)
  func locate(_ place: String) throws {
    try withTemporaryFolder { folder in
      try makeKit(folder.appending(path: "kit"))
      try folder.write("", to: "kit/.build/debug/grader")
      let kit = try Kit.locate(from: [folder.appending(path: place)])
      #expect(kit.root.path == folder.appending(path: "kit").path)
    }
  }

  @Test("The first place that belongs to a kit counts")
  func first() throws {
    try withTemporaryFolder { folder in
      for name in ["one", "two"] { try makeKit(folder.appending(path: name)) }
      let starts = ["nowhere", "two/Chapters", "one"].map { folder.appending(path: $0) }
      #expect(try Kit.locate(from: starts).root.lastPathComponent == "two")
    }
  }

  @Test("The innermost kit counts")
  func nested() throws {
    try withTemporaryFolder { folder in
      try makeKit(folder)
      try makeKit(folder.appending(path: "Chapters/handed-in"))
      let kit = try Kit.locate(from: [folder.appending(path: "Chapters/handed-in/Chapters")])
      #expect(kit.root.lastPathComponent == "handed-in")
    }
  }

  @Test("A path to chapters elsewhere is known as that, and a word is none")
  func elsewhere() throws {
    try withTemporaryFolder { folder in
      try folder.makeFolder("kit/Chapters/01-Start/Counter")
      try folder.link("link", to: "kit")
      let kit = Kit(root: folder.appending(path: "kit"))
      func isElsewhere(_ path: String) -> Bool { kit.isElsewhere(folder.appending(path: path).path) }
      #expect(isElsewhere("other/Chapters/01-Start/Counter"))
      #expect(isElsewhere("kit2/Chapters/01-Start/Counter"))
      #expect(isElsewhere("kit/../Chapters/01-Start/Counter"))
      #expect(!isElsewhere("kit/Chapters/01-Start/Counter"))
      #expect(!isElsewhere("link/Chapters/01-Start/Counter"))
      for word in ["01", "01/Counter", "Chapters/01-Start/Counter"] { #expect(!kit.isElsewhere(word)) }
    }
  }

  @Test("A folder that lacks a part is none", arguments: ["Package.swift", "Chapters", "Grader"])
  func incomplete(_ part: String) throws {
    try withTemporaryFolder { folder in
      try makeKit(folder)
      try FileManager.default.removeItem(at: folder.appending(path: part))
      #expect(throws: GraderFault.noKit) { try Kit.locate(from: [folder]) }
    }
  }

  @Test("From no place, none is found")
  func none() {
    #expect(throws: GraderFault.noKit) { try Kit.locate(from: []) }
  }

  @Test("Progress does not lie where things may be deleted")
  func progress() {
    let kit = Kit(root: URL(filePath: "/kit", directoryHint: .isDirectory))
    #expect(kit.progress.path == "/kit/.workbook/progress.json")
    #expect(kit.buildFolder.path == "/kit/.build")
    #expect(kit.chapters.path == "/kit/Chapters")
    #expect(kit.solutions.path == "/kit/Solutions")
    #expect(kit.suites.path == "/kit/Tests/Chapters")
  }

  private func makeKit(_ root: URL) throws {
    try root.write("", to: "Package.swift")
    for name in ["Chapters", "Grader"] { try root.makeFolder(name) }
  }
}

private let places = ["kit", "kit/Chapters", "kit/.build/debug/grader", "kit/Package.swift", "kit/no/such/folder"]
