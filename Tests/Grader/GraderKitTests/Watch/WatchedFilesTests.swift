import Foundation
import Testing

@testable import GraderKit

@Suite("The files that a watch looks at")
struct WatchedFilesTests {
  @Test("What an editor does to save is a change, and what it leaves beside the files is none")
  func saves() throws {
    try withTemporaryFolder { folder in
      let file = "Chapters/01-Start/Lamp/Lamp.swift"
      let url = folder.appending(path: file)
      try folder.write("one", to: file)
      func now() -> WatchedFiles { WatchedFiles(kit: Kit(root: folder), entry: entry) }
      let first = now()
      #expect(now() == first)
      try folder.write("backup", to: "Chapters/01-Start/Lamp/Lamp.swift~")
      #expect(now() == first)
      // By writing over it, with a text as long, within the same moment.
      try folder.write("two", to: file)
      let second = now()
      #expect(second != first)
      // By renaming, keeping the date of the old one.
      let date = try url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
      let new = folder.appending(path: "Chapters/01-Start/Lamp/.new")
      try Data("six".utf8).write(to: new)
      try FileManager.default.setAttributes([.modificationDate: date ?? .now], ofItemAtPath: new.path)
      #expect(rename(new.path, url.path) == 0)
      #expect(now() != second)
      // By removing it first.
      try FileManager.default.removeItem(at: url)
      #expect(now() != second)
      try folder.write("one", to: file)
      #expect(now() == first)
    }
  }

  @Test("What is no file is not waited for")
  func pipe() throws {
    try withTemporaryFolder { folder in
      try folder.makeFolder("Chapters/01-Start/Lamp")
      let none = WatchedFiles(kit: Kit(root: folder), entry: entry)
      #expect(mkfifo(folder.appending(path: "Chapters/01-Start/Lamp/Lamp.swift").path, 0o600) == 0)
      let pipe = WatchedFiles(kit: Kit(root: folder), entry: entry)
      #expect(WatchedFiles(kit: Kit(root: folder), entry: entry) == pipe)
      // The verdict on it is another than that on nothing.
      #expect(pipe != none)
    }
  }

  private var entry: Standing.Entry {
    let (chapter, exercise) = SampleCourse.catalog.exercises[1]
    return Standing.Entry(chapter: chapter, exercise: exercise, state: .untried, earned: .zero)
  }
}
