import Foundation
import Testing

@testable import GraderKit

@Suite("A submission from an archive")
struct SubmissionArchiveTests {
  @Test("Is what the same files in a folder are, in each kind of archive", arguments: kinds)
  func same(_ kind: Kind) throws {
    try withTemporaryFolder { folder in
      let files = [
        "README.md": "", "Package.swift": "", "Chapters/01-Start/Counter/Counter.swift": "let a = 1\r\n",
        "Chapters/01-Start/Counter/notes.txt": "", "Chapters/01-Start/Lamp/Lamp.swift": "\0",
        "Chapters/10-More/Timer/Timer.swift": "let t = 1", "Chapters/99-Mine/Mine.swift": "",
      ]
      for (path, text) in files { try folder.write(text, to: "mina/\(path)") }
      var tree = try Submission(at: folder.appending(path: "mina"), catalog: SampleCourse.catalog)
      #expect(tree.ignored.count == 4)
      // An archive's files have no time of their own.
      tree.modified = nil
      try folder.write(Data(kind.archive(files)), to: "mina\(kind.ending)")
      #expect(try Submission(at: folder.appending(path: "mina\(kind.ending)"), catalog: SampleCourse.catalog) == tree)
    }
  }

  @Test("Is found within folders that hold nothing else, as services and archivers make them", arguments: wrappers)
  func wrapped(_ wrapper: String, _ beside: [String]) throws {
    let course = ["\(wrapper)Chapters/01-Start/Counter/Counter.swift": "a", "\(wrapper)notes.txt": ""]
    let files = beside.reduce(into: course) { $0[$1] = "" }
    try withTemporaryFolder { folder in
      try folder.write(Data(zip(files)), to: "a.zip")
      let submission = try Submission(at: folder.appending(path: "a.zip"), catalog: SampleCourse.catalog)
      #expect(submission.works[SampleCourse.counter]?.texts == ["Counter.swift": "a"])
      #expect(!submission.isEmpty)
      #expect(submission.ignored == ["notes.txt"])
    }
  }

  @Test("Is not looked for further where there is more than one folder, or nothing of the course")
  func notFound() throws {
    for files in [
      ["a/01-Start/Counter/Counter.swift": "", "b/01-Start/Counter/Counter.swift": ""],
      ["a/Counter/Counter.swift": ""], ["a/b/c/d/e/f/01-Start/Counter/Counter.swift": ""], [:],
    ] {
      try withTemporaryFolder { folder in
        try folder.write(Data(zip(files)), to: "a.zip")
        let submission = try Submission(at: folder.appending(path: "a.zip"), catalog: SampleCourse.catalog)
        #expect(submission.isEmpty)
        #expect(submission.ignored == Set(files.keys.map { "\($0.prefix(1))/" }).sorted())
      }
    }
  }

  @Test("Is read as what it is, and it is told where its name says otherwise", arguments: names)
  func named(_ name: String, _ kind: Kind, _ misnamed: Archive.Format?, _ id: String) throws {
    try withTemporaryFolder { folder in
      try folder.write(Data(kind.archive(["01-Start/Counter/Counter.swift": "a"])), to: name)
      let submission = try Submission(at: folder.appending(path: name), catalog: SampleCourse.catalog)
      #expect(submission.works[SampleCourse.counter]?.texts == ["Counter.swift": "a"])
      #expect(submission.misnamed == misnamed)
      #expect(submission.id == id)
    }
  }

  @Test("Is refused where the archive is, and nothing is written")
  func refused() throws {
    try withTemporaryFolder { folder in
      let link = ZipFixture(.init("01-Start/Counter/Counter.swift", "a"), .init("x", "/") { $0.mode = 0o120777 })
      try folder.write(Data(link.bytes), to: "link.zip")
      try folder.write(Data(count: ArchiveLimits().packed + 1), to: "large.zip")
      for (name, refusal) in [("link.zip", ArchiveRefusal.link("x")), ("large.zip", .tooLarge(mebibytes: 16))] {
        #expect(throws: SubmissionRefusal.archive(refusal)) {
          try Submission(at: folder.appending(path: name), catalog: SampleCourse.catalog)
        }
      }
      #expect(try folder.names() == ["large.zip", "link.zip"])
    }
  }

  @Test("A file in it that is too large is not taken, and a folder in a file's place is no file")
  func files() throws {
    try withTemporaryFolder { folder in
      let large = String(repeating: "a", count: SourceText.sizeLimit + 1)
      let files = ["01-Start/Counter/Counter.swift": large, "01-Start/Lamp/Lamp.swift/x": ""]
      try folder.write(Data(zip(files)), to: "a.zip")
      let works = try Submission(at: folder.appending(path: "a.zip"), catalog: SampleCourse.catalog).works
      #expect(works[SampleCourse.counter]?.refused == [.init(name: "Counter.swift", reason: .tooLarge)])
      #expect(works[SampleCourse.lamp]?.refused == [.init(name: "Lamp.swift", reason: .notRegular)])
      #expect(works[SampleCourse.timer]?.refused.map(\.reason) == [.missing, .missing])
    }
  }

  struct Kind: CustomTestStringConvertible, Sendable {
    var ending: String
    var archive: @Sendable ([String: String]) -> [UInt8]
    var testDescription: String { ending }
  }
}

private let kinds: [SubmissionArchiveTests.Kind] = [
  .init(ending: ".zip", archive: zip), .init(ending: ".tar", archive: tar),
  .init(ending: ".tgz") { GzipFixture(tar($0)).bytes },
]

private let wrappers: [(String, [String])] = [
  ("", []), ("counter-main/", []), ("a/b/", []),
  ("work of Mina/", ["__MACOSX/._work of Mina", ".DS_Store", "._work of Mina"]),
  ("a/", ["a/.DS_Store", "pax_global_header"]),
]

private let names: [(String, SubmissionArchiveTests.Kind, Archive.Format?, String)] = [
  ("mina.zip", kinds[0], nil, "mina"), ("mina.tar", kinds[1], nil, "mina"), ("mina.tar.gz", kinds[2], nil, "mina"),
  ("mina.TGZ", kinds[2], nil, "mina"), ("mina.v2.zip", kinds[0], nil, "mina.v2"), ("mina", kinds[0], nil, "mina"),
  ("mina.dat", kinds[1], nil, "mina.dat"), (".zip", kinds[0], nil, ".zip"), ("mina.zip", kinds[2], .tarGzip, "mina"),
  ("mina.tar", kinds[2], .tarGzip, "mina"), ("mina.tar.gz", kinds[1], .tar, "mina"),
  ("mina.tgz", kinds[0], .zip, "mina"),
]

@Sendable private func zip(_ files: [String: String]) -> [UInt8] {
  ZipFixture { $0.entries = files.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) } }.bytes
}

@Sendable private func tar(_ files: [String: String]) -> [UInt8] {
  TarFixture { $0.entries = files.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) } }.bytes
}
