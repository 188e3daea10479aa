import Foundation
import Testing

@testable import GraderKit

@Suite("What somebody has handed in")
struct SubmissionHandedInTests {
  @Test("Is something where any file is there that an exercise asks for, even one that cannot be taken")
  func something() throws {
    try withTemporaryFolder { folder in
      for (name, bytes) in [("whole", "let a = 1"), ("refused", "a\u{0}b"), ("empty", "")] {
        try folder.write(bytes, to: "\(name)/01-Start/Counter/Counter.swift")
        let submission = try Submission(
          handedIn: folder.appending(path: name).path,
          catalog: SampleCourse.catalog
        )
        #expect(submission.works.count == 4)
      }
    }
  }

  @Test("Is nothing where there is none: what there is instead is told, and what may have been meant", arguments: cases)
  func nothing(_ path: String, _ found: [String], _ meant: String?) throws {
    try withTemporaryFolder { folder in
      try writeCourse(folder.appending(path: "class/mina"))
      try writeCourse(folder.appending(path: "class/juno/Chapters"))
      try folder.write("", to: "alone/Counter.swift")
      try folder.makeFolder("empty")
      try folder.write("", to: "wrong/01-Start/Counter/Other.swift")
      for number in 1...9 { try folder.write("", to: "many/\(number).txt") }
      let refusal = SubmissionRefusal.nothingAskedFor(
        example: "01-Start/Counter/Counter.swift",
        found: found,
        meant: meant.map { "\(folder.path)/\($0)" }
      )
      #expect(throws: refusal) {
        try Submission(handedIn: "\(folder.path)/\(path)", catalog: SampleCourse.catalog)
      }
    }
  }

  @Test("So is an archive")
  func archive() throws {
    try withTemporaryFolder { folder in
      try folder.write(Data(ZipFixture(.init("Counter/Counter.swift", "a")).bytes), to: "a.zip")
      let refusal = SubmissionRefusal.nothingAskedFor(
        example: "01-Start/Counter/Counter.swift",
        found: ["Counter/"],
        meant: nil
      )
      #expect(throws: refusal) {
        try Submission(handedIn: folder.appending(path: "a.zip").path, catalog: SampleCourse.catalog)
      }
    }
  }
}

private let cases: [(String, [String], String?)] = [
  ("class/mina/01-Start/Counter", ["Counter.swift"], "class/mina"),
  ("class/mina/01-Start/", ["Counter/", "Gate/", "Lamp/"], "class/mina"),
  ("class/juno/Chapters/01-Start", ["Counter/", "Gate/", "Lamp/"], "class/juno/Chapters"),
  ("class", ["juno/", "mina/"], "class/juno"),
  ("class/mina/../mina/10-More", ["Timer/"], "class/mina"),
  ("alone", ["Counter.swift"], nil),
  ("empty", [], nil),
  ("wrong", ["01-Start/Counter/Other.swift"], nil),
  ("many", ["1.txt", "2.txt", "3.txt", "4.txt", "5.txt"], nil),
]
