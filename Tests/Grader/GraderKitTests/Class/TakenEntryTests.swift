import Foundation
import Testing

@testable import GraderKit

@Suite("What is taken of a class's entry", .ownThread)
struct TakenEntryTests {
  @Test("A folder of any name, with the time of the newest file that was taken", arguments: names)
  func folder(_ name: String) throws {
    try withTemporaryFolder { folder in
      try writeCourse(folder.appending(path: name))
      try folder.write("", to: "\(name)/notes.txt")
      for (chapter, exercise) in SampleCourse.catalog.exercises {
        for file in exercise.files {
          try Self.date(folder.appending(path: "\(name)/\(chapter.id)/\(exercise.id)/\(file)"), 1_000_000)
        }
      }
      try Self.date(folder.appending(path: "\(name)/01-Start/Lamp/Lamp.swift"), 1_000_007)
      let entry = try take(name, in: folder)
      #expect(entry.refusal == nil)
      #expect(entry.submission.works.values.allSatisfy { $0.refused.isEmpty })
      #expect(entry.time == HandInTime(seconds: 1_000_007, source: .files))
      #expect(entry.submission.id == Printable.line(name))
    }
  }

  @Test("An archive, with its own time")
  func archive() throws {
    try withTemporaryFolder { folder in
      try folder.write(Data(ZipFixture(.init("01-Start/Lamp/Lamp.swift", "let a = 1")).bytes), to: "kim.zip")
      try Self.date(folder.appending(path: "kim.zip"), 1_000_000)
      let entry = try take("kim.zip", in: folder)
      #expect(entry.submission.works[SampleCourse.lamp]?.texts == ["Lamp.swift": "let a = 1"])
      #expect(entry.time == HandInTime(seconds: 1_000_000, source: .archive))
      #expect(entry.submission.id == "kim")
    }
  }

  @Test("Of what cannot be taken there is a reason, and an empty submission", arguments: refusals)
  func refused(_ name: String, _ refusal: SubmissionRefusal) throws {
    try withTemporaryFolder { folder in
      try writeCourse(folder.appending(path: "elsewhere"))
      try folder.makeFolder("class/empty")
      try folder.write("", to: "class/nothing.zip")
      try folder.write("hello", to: "class/notes.txt")
      try folder.write("", to: "class/other/01-Start/Other.swift")
      try folder.link("class/link", to: "../elsewhere")
      try folder.link("class/dangling.zip", to: "nowhere")
      #expect(mkfifo(folder.appending(path: "class/pipe.zip").path, 0o644) == 0)
      let entry = try take(name, in: folder.appending(path: "class"), own: folder)
      #expect(entry.refusal == refusal)
      #expect(entry.submission.isEmpty)
      #expect(entry.submission.works.count == 4)
      #expect(entry.submission.id == EntryName(name).learner)
    }
  }

  @Test("One file that may not be read is a reason to take nothing: nobody pays for a permission")
  func unreadable() throws {
    try withTemporaryFolder { folder in
      try writeCourse(folder)
      var submission = try Submission(at: folder, catalog: SampleCourse.catalog)
      #expect(submission.refusal(SampleCourse.catalog) == nil)
      let reasons: [(SourceText.Refusal, SubmissionRefusal?)] = [(.tooLarge, nil), (.unreadable, .unreadable)]
      for (reason, refusal) in reasons {
        submission.works[SampleCourse.lamp] = .init(sources: [], refused: [.init(name: "Lamp.swift", reason: reason)])
        #expect(submission.refusal(SampleCourse.catalog) == refusal)
      }
    }
  }

  private func take(_ name: String, in folder: URL, own: URL? = nil) throws -> TakenEntry {
    try TakenEntry(EntryName(name), in: folder, catalog: SampleCourse.catalog, git: Git.Place(folder: own ?? folder))
  }

  /// Sets the time at which a file was changed last.
  static func date(_ file: URL, _ seconds: Int) throws {
    let date = Date(timeIntervalSince1970: Double(seconds))
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
  }
}

private let names = [
  "kim", "김민지", "o'brien", "-dash", "...", "..kim", "100%", "k%69m", "a\nb", " ", "~", "a#b?c", "a\\b", "a:b",
  "e\u{301}",
  String(repeating: "a", count: 255),
]

private let refusals: [(String, SubmissionRefusal)] = [
  ("empty", .nothingAskedFor(example: "01-Start/Counter/Counter.swift", found: [], meant: nil)),
  ("other", .nothingAskedFor(example: "01-Start/Counter/Counter.swift", found: ["01-Start/Other.swift"], meant: nil)),
  ("nothing.zip", .archive(.unknownFormat)),
  ("notes.txt", .neitherFolderNorArchive),
  ("pipe.zip", .neitherFolderNorArchive),
  ("link", .link),
  ("dangling.zip", .link),
]
