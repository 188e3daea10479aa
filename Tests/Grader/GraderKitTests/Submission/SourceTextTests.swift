import Foundation
import Testing

@testable import GraderKit

@Suite("The text of a file that someone else wrote")
struct SourceTextTests {
  @Test("Has line feeds alone and no byte order mark, however it was saved", arguments: savings)
  func saving(_ saved: String, _ text: String) throws {
    try withTemporaryFolder { folder in
      try folder.write(saved, to: "A.swift")
      #expect(try SourceText(reading: folder.appending(path: "A.swift")).text == text)
    }
    #expect(SourceText(normalizing: saved).text == text)
  }

  @Test(
    "Is not taken where it is no UTF-8",
    arguments: [[0xFF], [0x61, 0xC3], [0xC0, 0xAF], [0xFF, 0xFE, 0x61, 0x00], [0x61, 0x00]]
  )
  func notUTF8(_ bytes: [UInt8]) throws {
    try withTemporaryFolder { folder in
      try folder.write(Data(bytes), to: "A.swift")
      #expect(throws: SourceText.Refusal.notUTF8) { try SourceText(reading: folder.appending(path: "A.swift")) }
    }
  }

  @Test("Is taken up to the limit and not beyond")
  func size() throws {
    try withTemporaryFolder { folder in
      try folder.write(Data(repeating: 0x61, count: SourceText.sizeLimit), to: "Full.swift")
      try folder.write(Data(repeating: 0x61, count: SourceText.sizeLimit + 1), to: "Over.swift")
      #expect(try SourceText(reading: folder.appending(path: "Full.swift")).text.utf8.count == SourceText.sizeLimit)
      #expect(throws: SourceText.Refusal.tooLarge) { try SourceText(reading: folder.appending(path: "Over.swift")) }
    }
  }

  @Test("Is taken from regular files only")
  func notRegular() throws {
    try withTemporaryFolder { folder in
      try folder.write("let a = 1", to: "Real.swift")
      try folder.link("Link.swift", to: "Real.swift")
      try folder.link("Dangling.swift", to: "Nothing.swift")
      try folder.makeFolder("Folder.swift")
      #expect(mkfifo(folder.appending(path: "Pipe.swift").path, 0o600) == 0)
      for name in ["Link.swift", "Dangling.swift", "Folder.swift", "Pipe.swift"] {
        #expect(throws: SourceText.Refusal.notRegular, "\(name)") {
          try SourceText(reading: folder.appending(path: name))
        }
      }
    }
  }

  @Test("Is missing where nothing lies, also when a file stands in a folder's place")
  func missing() throws {
    try withTemporaryFolder { folder in
      try folder.write("", to: "File")
      for path in ["None.swift", "No/None.swift", "File/None.swift"] {
        #expect(throws: SourceText.Refusal.missing, "\(path)") {
          try SourceText(reading: folder.appending(path: path))
        }
      }
    }
  }
}

private let savings: [(String, String)] = [
  ("", ""),
  ("a\nb\n", "a\nb\n"),
  ("a\r\nb\r\n", "a\nb\n"),
  ("a\rb\r", "a\nb\n"),
  ("a\r\r\nb\n\r", "a\n\nb\n\n"),
  ("no line feed at the end", "no line feed at the end"),
  ("\u{FEFF}a\r\n", "a\n"),
  ("\u{FEFF}", ""),
  ("\u{FEFF}\u{FEFF}a", "\u{FEFF}a"),
  ("a\u{FEFF}b", "a\u{FEFF}b"),
  ("let 이름 = \"é e\u{301} 👩‍🚀\"\n", "let 이름 = \"é e\u{301} 👩‍🚀\"\n"),
]
