import Foundation
import Testing

@testable import GraderKit

@Suite("Who has handed something in")
struct RosterTests {
  @Test("Everybody of whom something lies in the folder, whatever it is and whatever it is called")
  func everybody() throws {
    try withTemporaryFolder { folder in
      for name in names { try folder.makeFolder("class/\(name)") }
      try folder.write("", to: "class/notes.txt")
      try folder.link("class/link", to: "/")
      #expect(mkfifo(folder.appending(path: "class/pipe").path, 0o644) == 0)
      let roster = try Roster(reading: folder.appending(path: "class"), catalog: SampleCourse.catalog)
      #expect(roster.names == (names + ["notes.txt", "link", "pipe"]).map { EntryName($0) }.sorted())
    }
  }

  @Test("What systems and their tools leave behind is nobody's")
  func leftBehind() throws {
    try withTemporaryFolder { folder in
      for name in [".DS_Store", "._kim", "Thumbs.db", ".gitignore", "kim"] { try folder.write("", to: name) }
      for name in [".git", "__MACOSX"] { try folder.makeFolder(name) }
      #expect(try Roster(reading: folder, catalog: SampleCourse.catalog).names == [EntryName("kim")])
    }
  }

  #if os(Linux)
    @Test("A name that is no UTF-8 is somebody's, too")
    func notUTF8() throws {
      try withTemporaryFolder { folder in
        for byte in [0xFF, 0xFE] as [UInt8] {
          let path = (Array("\(folder.path)/kim".utf8) + [byte, 0]).map { CChar(bitPattern: $0) }
          let made = path.withUnsafeBufferPointer { $0.baseAddress.map { mkdir($0, 0o755) } }
          #expect(made == 0)
        }
        let roster = try Roster(reading: folder, catalog: SampleCourse.catalog)
        #expect(roster.names.map(\.text) == ["kim%FE", "kim%FF"])
        let entry = try TakenEntry(
          roster.names[0],
          in: folder,
          catalog: SampleCourse.catalog,
          git: Git.Place(folder: folder)
        )
        #expect(entry.refusal == .nameNotUTF8)
        // Somebody may really be called so.
        try folder.makeFolder("kim%FF")
        let names = try Roster(reading: folder, catalog: SampleCourse.catalog).names
        #expect(names.map(\.text) == ["kim%FE", "kim%FF", "kim%FF%"])
        let others = try names.map { name in
          try TakenEntry(name, in: folder, catalog: SampleCourse.catalog, git: Git.Place(folder: folder)).refusal
        }
        #expect(others[0] == .nameNotUTF8 && others[1] != .nameNotUTF8 && others[2] == .nameNotUTF8)
      }
    }
  #endif

  @Test("A folder that holds nobody's work, or one learner's alone, is told")
  func mistakes() throws {
    try withTemporaryFolder { folder in
      func roster(_ path: String) throws {
        _ = try Roster(reading: folder.appending(path: path), catalog: SampleCourse.catalog)
      }
      let path = folder.path
      try folder.makeFolder("empty")
      try folder.write("", to: "file")
      try folder.makeFolder("tree/01-Start/Counter")
      try folder.makeFolder("checkout/Chapters")
      #expect(throws: ClassError.nothingHandedIn(path: "\(path)/empty")) { try roster("empty") }
      #expect(throws: ClassError.noFolder(path: "\(path)/file")) { try roster("file") }
      #expect(throws: ClassError.noFolder(path: "\(path)/none")) { try roster("none") }
      #expect(throws: ClassError.oneSubmission(path: "\(path)/tree")) { try roster("tree") }
      #expect(throws: ClassError.oneSubmission(path: "\(path)/checkout")) { try roster("checkout") }
    }
  }
}

private let names = [
  "kim", "Kim Min-ji", "김민지", "o'brien", "\"quoted\"", "-dash", "--output", "...", "..kim", ".kim", "100%", "k%69m",
  "a\nb", "a\tb", " ", "~", "$HOME", "`id`", "a;b", "a&b", "<b>", "=1+1", "*", "?", "[x]", "a\\b", "\u{202E}mik", "👩‍🚀",
  "e\u{301}", String(repeating: "a", count: 255),
]
