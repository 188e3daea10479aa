import Foundation
import Testing

@testable import GraderKit

@Suite("What a submission holds besides")
struct SubmissionIgnoredTests {
  @Test("Is told: folders with a slash and not looked into")
  func strays() throws {
    try withTemporaryFolder { folder in
      try writeCourse(folder)
      try folder.write("", to: "notes.txt")
      try folder.write("", to: "Counter/Counter.swift")
      try folder.write("", to: "01-Start/plan.md")
      try folder.write("", to: "01-Start/Counter/More.swift")
      try folder.write("", to: "01-Start/Counter/Views/Button.swift")
      #expect(
        try ignored(folder) == [
          "Counter/", "notes.txt", "01-Start/plan.md", "01-Start/Counter/More.swift", "01-Start/Counter/Views/",
        ]
      )
    }
  }

  @Test("Of a checkout, the paths begin at its root")
  func checkout() throws {
    try withTemporaryFolder { folder in
      try writeCourse(folder.appending(path: "Chapters"))
      try folder.write("", to: "Package.swift")
      try folder.write("", to: "Grader/GraderKit/Points.swift")
      try folder.write("", to: "Chapters/99-Mine/Mine.swift")
      try folder.write("", to: "Chapters/01-Start/Lamp/notes.txt")
      #expect(
        try ignored(folder) == [
          "Grader/", "Package.swift", "Chapters/99-Mine/", "Chapters/01-Start/Lamp/notes.txt",
        ]
      )
    }
  }

  @Test("What every kit holds is not told")
  func expected() throws {
    try withTemporaryFolder { folder in
      try writeCourse(folder)
      try folder.write("", to: "Library/CustomDump/Dump.swift")
      for path in ["README.md", "README.ko.md", ".DS_Store", ".git/HEAD", "01-Start/.DS_Store"] {
        try folder.write("", to: path)
      }
      for name in ["chapter.json", "README.md", "README.ko.md"] { try folder.write("", to: "01-Start/\(name)") }
      #expect(try ignored(folder).isEmpty)
    }
  }

  @Test("Of the kit's own tree, only what lies in the chapters is told")
  func own() throws {
    try withTemporaryFolder { folder in
      try writeCourse(folder.appending(path: "Chapters"))
      try folder.write("", to: "Package.swift")
      try folder.write("", to: "Chapters/Drafts/Idea.swift")
      try folder.write("", to: "Chapters/01-Start/Counter/More.swift")
      #expect(try ignored(folder, isOwn: true) == ["Chapters/01-Start/Counter/More.swift"])
    }
  }

  @Test("Links are told and not followed: of a file, an exercise, a chapter and all chapters", arguments: links)
  func link(_ link: Link) throws {
    try withTemporaryFolder { folder in
      try writeCourse(folder.appending(path: "elsewhere"))
      try writeCourse(folder.appending(path: "tree"))
      let tree = folder.appending(path: "tree")
      try FileManager.default.removeItem(at: tree.appending(path: link.path))
      try tree.link(link.path, to: folder.appending(path: "elsewhere/\(link.path)").path)

      let submission = try Submission(at: tree, catalog: SampleCourse.catalog)
      #expect(submission.works[SampleCourse.counter]?.sources == [])
      #expect(submission.works[SampleCourse.counter]?.refused == [.init(name: "Counter.swift", reason: link.reason)])
    }
  }

  @Test("A tree that is itself reached by a link is taken, under the link's name")
  func linkedTree() throws {
    try withTemporaryFolder { folder in
      try writeCourse(folder.appending(path: "real"))
      try folder.link("Mina", to: "real")
      let submission = try Submission(at: folder.appending(path: "Mina"), catalog: SampleCourse.catalog)
      #expect(submission.id == "Mina")
      #expect(submission.works[SampleCourse.counter]?.sources.count == 1)
    }
  }

  @Test("A linked Chapters folder is not taken for a checkout's")
  func linkedChapters() throws {
    try withTemporaryFolder { folder in
      try writeCourse(folder.appending(path: "real"))
      try folder.link("tree/Chapters", to: folder.appending(path: "real").path)
      let submission = try Submission(at: folder.appending(path: "tree"), catalog: SampleCourse.catalog)
      #expect(submission.works.values.flatMap(\.sources).isEmpty)
      #expect(submission.ignored == ["Chapters"])
    }
  }

  @Test("A long list is cut short, and that is told")
  func many() throws {
    try withTemporaryFolder { folder in
      for number in 1..<Submission.ignoredLimit { try folder.write("", to: "\(number + 1000).txt") }
      try folder.write("", to: "last.txt")
      let exact = try Submission(at: folder, catalog: SampleCourse.catalog)
      #expect(exact.ignored.count == Submission.ignoredLimit)
      #expect(!exact.ignoresMore)

      try folder.write("", to: "more.txt")
      let cut = try Submission(at: folder, catalog: SampleCourse.catalog)
      #expect(cut.ignored == exact.ignored)
      #expect(cut.ignoresMore)
    }
  }

  private func ignored(_ tree: URL, isOwn: Bool = false) throws -> [String] {
    try Submission(at: tree, catalog: SampleCourse.catalog, isOwn: isOwn).ignored
  }

  struct Link: CustomTestStringConvertible {
    var path: String
    var reason: SourceText.Refusal
    var testDescription: String { path }
  }
}

private let links: [SubmissionIgnoredTests.Link] = [
  .init(path: "01-Start/Counter/Counter.swift", reason: .notRegular),
  .init(path: "01-Start/Counter", reason: .missing),
  .init(path: "01-Start", reason: .missing),
]
