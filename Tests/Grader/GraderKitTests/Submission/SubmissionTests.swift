import Foundation
import Testing

@testable import GraderKit

@Suite("A submission from a tree")
struct SubmissionTests {
  @Test("Takes what the catalog names from a checkout, a Chapters folder and a folder of that shape", arguments: shapes)
  func taken(_ prefix: String, _ tree: String) throws {
    try withTemporaryFolder { folder in
      try writeCourse(folder.appending(path: prefix))
      let submission = try Submission(at: folder.appending(path: tree), catalog: SampleCourse.catalog)

      #expect(Set(submission.works.keys) == Set(Selection(all: SampleCourse.catalog).exercises))
      #expect(submission.works[SampleCourse.counter]?.sources.map(\.name) == ["Counter.swift"])
      #expect(submission.works[SampleCourse.counter]?.sources.map(\.text.text) == ["// Counter.swift\n"])
      // In the catalog's order, not the folder's.
      #expect(submission.works[SampleCourse.timer]?.sources.map(\.name) == ["Timer.swift", "Clock.swift"])
      #expect(submission.works.values.allSatisfy { $0.refused.isEmpty })
      #expect(submission.ignored.isEmpty)
      #expect(!submission.ignoresMore)
      #expect(submission.id == folder.appending(path: tree).lastPathComponent)
    }
  }

  @Test("A Chapters folder hides what lies beside it only if it has chapters itself")
  func besideChapters() throws {
    try withTemporaryFolder { folder in
      try writeCourse(folder)
      try folder.write("", to: "Chapters/Library/Mine.swift")
      let beside = try Submission(at: folder, catalog: SampleCourse.catalog)
      #expect(beside.works[SampleCourse.counter]?.sources.map(\.text.text) == ["// Counter.swift\n"])
      #expect(beside.ignored == ["Chapters/"])
      try folder.write("// Theirs\n", to: "Chapters/01-Start/Counter/Counter.swift")
      let within = try Submission(at: folder, catalog: SampleCourse.catalog)
      #expect(within.works[SampleCourse.counter]?.sources.map(\.text.text) == ["// Theirs\n"])
    }
  }

  @Test("Says of each file that it does not take why")
  func refused() throws {
    try withTemporaryFolder { folder in
      try folder.write(Data([0xFF]), to: "01-Start/Counter/Counter.swift")
      try folder.write(Data(count: SourceText.sizeLimit + 1), to: "01-Start/Gate/Gate.swift")
      try folder.write("let a = 1\r\n", to: "10-More/Timer/Timer.swift")
      try folder.makeFolder("10-More/Timer/Clock.swift")
      let works = try Submission(at: folder, catalog: SampleCourse.catalog).works

      #expect(works[SampleCourse.counter]?.refused == [.init(name: "Counter.swift", reason: .notUTF8)])
      #expect(works[SampleCourse.lamp]?.refused == [.init(name: "Lamp.swift", reason: .missing)])
      #expect(works[SampleCourse.gate]?.refused == [.init(name: "Gate.swift", reason: .tooLarge)])
      #expect(works[SampleCourse.timer]?.refused == [.init(name: "Clock.swift", reason: .notRegular)])
      #expect(
        works[SampleCourse.timer]?.sources == [.init(name: "Timer.swift", text: SourceText(text: "let a = 1\n"))]
      )
    }
  }

  @Test("The content decides over the text, the way of saving it does not")
  func texts() throws {
    func texts(_ text: String) throws -> [String: String]? {
      try withTemporaryFolder { folder in
        try folder.write(text, to: "01-Start/Counter/Counter.swift")
        return try Submission(at: folder, catalog: SampleCourse.catalog).works[SampleCourse.counter]?.texts
      }
    }
    #expect(try texts("\u{FEFF}a\r\nb\r\n") == ["Counter.swift": "a\nb\n"])
    #expect(try texts("a\nc\n") == ["Counter.swift": "a\nc\n"])
  }

  @Test("A folder without any file that an exercise asks for is known as such")
  func empty() throws {
    try withTemporaryFolder { folder in
      try folder.write("a", to: "02-Other/Counter/Counter.swift")
      try folder.write("a", to: "01-Start/Counter/Other.swift")
      #expect(try Submission(at: folder, catalog: SampleCourse.catalog).isEmpty)
      try folder.write("a", to: "01-Start/Counter/Counter.swift")
      #expect(try !Submission(at: folder, catalog: SampleCourse.catalog).isEmpty)
    }
  }

  @Test("What is neither a folder nor an archive cannot be graded", arguments: noFolders)
  func noFolder(_ name: String, _ refusal: SubmissionRefusal) throws {
    try withTemporaryFolder { folder in
      for file in ["file", "Counter.swift", "named.zip"] { try folder.write("let a = 1\n", to: file) }
      try folder.link("link", to: "file")
      try folder.link("dangling", to: "nothing")
      #expect(mkfifo(folder.appending(path: "pipe").path, 0o600) == 0)
      #expect(throws: refusal) {
        try Submission(at: folder.appending(path: name), catalog: SampleCourse.catalog)
      }
    }
  }

  @Test("Nothing in the tree is written to")
  func readOnly() throws {
    try withTemporaryFolder { folder in
      try writeCourse(folder)
      try folder.write("more", to: "01-Start/Counter/More.swift")
      let before = try snapshot(folder)
      _ = try Submission(at: folder, catalog: SampleCourse.catalog)
      #expect(try snapshot(folder) == before)
      #expect(before.count > 10)
    }
  }

  /// Every path with its date and its content.
  private func snapshot(_ folder: URL) throws -> [String: [String]] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try Dictionary(
      uniqueKeysWithValues: paths.map { path in
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.appending(path: path).path)
        let date = attributes[.modificationDate].map { "\($0)" } ?? ""
        return (path, [date, (try? folder.text(of: path)) ?? ""])
      }
    )
  }
}

private let shapes = [("handed-in/Chapters", "handed-in"), ("Chapters", "Chapters"), ("work/of/Mina", "work/of/Mina")]

private let noFolders: [(String, SubmissionRefusal)] = [
  ("nothing", .missing), ("file/below", .missing), ("dangling", .neitherFolderNorArchive),
  ("file", .neitherFolderNorArchive), ("Counter.swift", .neitherFolderNorArchive), ("link", .neitherFolderNorArchive),
  ("pipe", .neitherFolderNorArchive), ("named.zip", .archive(.unknownFormat)),
]

/// Writes every file of the sample course, in a folder of the shape of `Chapters`.
func writeCourse(_ folder: URL) throws {
  for (chapter, exercise) in SampleCourse.catalog.exercises {
    for file in exercise.files { try folder.write("// \(file)\n", to: "\(chapter.id)/\(exercise.id)/\(file)") }
  }
}
