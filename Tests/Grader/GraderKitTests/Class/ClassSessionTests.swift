import Foundation
import Synchronization
import Testing

@testable import GraderKit

@Suite("The grading of a class")
struct ClassSessionTests {
  @Test("Every record becomes a row, whoever wrote it and in whatever order, and the log tells of each")
  func whole() throws {
    try withTemporaryFolder { folder in
      let summary = try Self.run(folder)
      #expect(summary == .init(learners: 4, graded: 2, refused: 1, faults: 1))
      #expect(try folder.names() == ["class.json", "gradebook.csv", "index.html", "log.txt", "submissions"])
      #expect(try folder.text(of: "gradebook.csv") == Gradebook(Self.facts, Self.records).csv)
      #expect(try folder.text(of: "index.html") == GradebookPage(Gradebook(Self.facts, Self.records)).text)
      let log = try folder.text(of: "log.txt").split(separator: "\n").map { $0.drop { $0 != " " }.dropFirst(2) }
      #expect(log.first == "Begun: 4 learners." && log.count == 6)
      #expect(log.contains("kim: graded in 1.5 s") && log.contains("unlucky: grader fault: The disk is full."))
      #expect(log.last?.hasPrefix("Ended: 4 learners, 2 of them graded now") == true)
    }
  }

  @Test("What was graded before it was stopped is kept, and the gradebook is the same in the end", arguments: 0...4)
  func stopped(_ count: Int) throws {
    try withTemporaryFolder { folder in
      struct Killed: Error {}
      #expect(throws: Killed.self) {
        try Self.run(folder, before: { index in if index == count { throw Killed() } })
      }
      // What a process leaves that is killed while it writes.
      try folder.write("{ \"version\": 1, \"na", to: "submissions/.dat.nosync1234.tmp")
      try Self.run(folder)
      #expect(try folder.text(of: "gradebook.csv") == Gradebook(Self.facts, Self.records).csv)
    }
  }

  @Test("Stopped before anybody was graded, it leaves a folder that can be graded into", arguments: [false, true])
  func stoppedEarly(_ hasBegun: Bool) throws {
    try withTemporaryFolder { folder in
      let output = ClassFolder(folder.path)
      try output.prepare()
      if hasBegun { try output.begin(Self.facts) { name, _ in Issue.record("\(name) is there") } }
      try Self.run(folder)
      #expect(try folder.text(of: "gradebook.csv") == Gradebook(Self.facts, Self.records).csv)
    }
  }

  @Test("Who is no longer there leaves the gradebook; the record is kept, and it is told")
  func gone() throws {
    try withTemporaryFolder { folder in
      try Self.run(folder)
      // What a process leaves that is killed when it has written and not yet moved.
      try folder.write(folder.text(of: "submissions/empty.json"), to: "submissions/.dat.nosync1234.tmp")
      var facts = Self.facts
      facts.roster.removeAll { $0 == EntryName("kim") }
      let remarks = Mutex<[Phrase]>([])
      try Self.run(folder, facts, remark: { phrase in remarks.withLock { $0.append(phrase) } })
      #expect(remarks.withLock { $0.contains(.classroom(.gone(["kim"]))) })
      #expect(try folder.text(of: "gradebook.csv").csvRows.count == 3)
      #expect(try folder.names(in: "submissions").contains("kim.json"))
    }
  }

  @Test(
    "What another version has left, or is damaged, is put aside, told, and made anew",
    arguments: ["{", "", #"{"version":99}"#, "\u{0}\u{0}", #"{"version":1,"name":"lee"}"#]
  )
  func damaged(_ text: String) throws {
    try withTemporaryFolder { folder in
      try Self.run(folder)
      for file in ["submissions/kim.json", "class.json"] { try folder.write(text, to: file) }
      let remarks = Mutex<[Phrase]>([])
      try Self.run(folder, remark: { phrase in remarks.withLock { $0.append(phrase) } })
      #expect(remarks.withLock { $0.contains(.classroom(.putAside("kim", "kept/1-kim.json"))) })
      #expect(remarks.withLock { $0.contains(.classroom(.putAside("class.json", "kept/1-class.json"))) })
      #expect(try folder.text(of: "kept/1-kim.json") == text)
      #expect(try folder.text(of: "kept/1-class.json") == text)
      #expect(try folder.text(of: "gradebook.csv") == Gradebook(Self.facts, Self.records).csv)
    }
  }

  @Test(
    "Points that somebody has changed in a record are nobody's",
    arguments: [("10", "50"), ("10", "9"), ("5", "-3")]
  )
  func changed(_ was: String, _ becomes: String) throws {
    try withTemporaryFolder { folder in
      try Self.run(folder)
      let record = try folder.text(of: "submissions/kim.json")
      let other = record.replacing("\"earned\" : \(was),", with: "\"earned\" : \(becomes),")
      #expect(other != record)
      try folder.write(other, to: "submissions/kim.json")
      #expect(ClassFolder(folder.path).usableRecord(EntryName("kim")) == nil)
      let remarks = Mutex<[Phrase]>([])
      try Self.run(folder, remark: { phrase in remarks.withLock { $0.append(phrase) } })
      #expect(remarks.withLock { $0.contains(.classroom(.putAside("kim", "kept/1-kim.json"))) })
      #expect(try folder.text(of: "kept/1-kim.json") == other)
    }
  }

  @Test("What stands in the way of its files, be it a link, is put aside, and nothing is written to elsewhere")
  func inTheWay() throws {
    try withTemporaryFolder { folder in
      try Self.run(folder.appending(path: "class"))
      let names = ["gradebook.csv", "index.html", "log.txt", "submissions/kim.json"]
      for name in names { try FileManager.default.removeItem(at: folder.appending(path: "class/\(name)")) }
      try folder.makeFolder("class/gradebook.csv")
      try folder.write("theirs", to: "elsewhere")
      for name in ["index.html", "log.txt"] { try folder.link("class/\(name)", to: "../elsewhere") }
      #expect(mkfifo(folder.appending(path: "class/submissions/kim.json").path, 0o644) == 0)
      try folder.makeFolder("class/reports/empty.html")
      let remarks = Mutex<[Phrase]>([])
      try Self.run(folder.appending(path: "class"), remark: { phrase in remarks.withLock { $0.append(phrase) } })
      for (name, place) in [
        ("gradebook.csv", "gradebook.csv"), ("index.html", "index.html"), ("log.txt", "log.txt"),
        ("kim", "kim.json"), ("empty", "empty.html"),
      ] {
        #expect(remarks.withLock { $0.contains(.classroom(.putAside(name, "kept/1-\(place)"))) })
      }
      #expect(try folder.text(of: "elsewhere") == "theirs")
      #expect(try folder.text(of: "class/gradebook.csv") == Gradebook(Self.facts, Self.records).csv)
      #expect(try folder.text(of: "class/log.txt").contains("Ended"))
    }
  }

  @Test("A folder that has lost what it was graded by, and has its records, is a class's")
  func lostFacts() throws {
    try withTemporaryFolder { folder in
      try Self.run(folder)
      try FileManager.default.removeItem(at: folder.appending(path: "class.json"))
      try Self.run(folder)
      #expect(ClassFolder(folder.path).facts() == Self.facts)
    }
  }

  @Test("A shard has its part of the learners, and a gradebook of these alone")
  func shard() throws {
    try withTemporaryFolder { folder in
      var facts = Self.facts
      facts.shard = Shard(number: 2, count: 2)
      try Self.run(folder, facts)
      #expect(try folder.text(of: "gradebook.csv").csvRows.compactMap { $0["submission"] } == ["empty", "unlucky"])
    }
  }

  @Test("Only one at a time works in a folder; the second is told so")
  func inUse() throws {
    try withTemporaryFolder { folder in
      try Self.run(
        folder,
        before: { index in
          if index == 0 {
            #expect(throws: ClassError.outputInUse(path: folder.path)) { try Self.run(folder) }
          }
        }
      )
      try Self.run(folder)
    }
  }

  @Test(
    "A folder that holds something else is left alone",
    arguments: ["index.html", "submissions", "log.txt", "reports"]
  )
  func others(_ name: String) throws {
    try withTemporaryFolder { folder in
      try folder.write("mine", to: name)
      #expect(throws: ClassError.outputHasOthers(path: folder.path, name: name)) { try Self.run(folder) }
      #expect(try folder.names() == [name])
    }
  }

  @Test("A place that nobody should keep a gradebook in is refused")
  func places() throws {
    try withTemporaryFolder { folder in
      let kit = Kit(root: folder.appending(path: "kit"))
      try writeCourse(kit.chapters)
      for name in [".build", "Tests"] { try folder.makeFolder("kit/\(name)") }
      try folder.makeFolder("class/kim")
      try folder.link("way", to: "class/kim")
      try folder.write("", to: "file")
      func check(_ path: String) throws {
        let output = ClassFolder("\(folder.path)/\(path)")
        try output.check(kit: kit, catalog: SampleCourse.catalog, submissions: folder.appending(path: "class"))
        try output.prepare()
      }
      let path = folder.path
      for place in ["class", "class/new", "class/kim/new", "way/new"] {
        #expect(throws: ClassError.outputInSubmissions(path: "\(path)/\(place)")) { try check(place) }
      }
      for place in ["kit", "kit/Chapters/new", "kit/Tests/new", "kit/.workbook", "kit/.workbook/new"] {
        #expect(throws: ClassError.outputInKit(path: "\(path)/\(place)")) { try check(place) }
      }
      for place in ["kit/.build/new", ".build/new"] {
        #expect(throws: ClassError.outputBelowBuild(path: "\(path)/\(place)")) { try check(place) }
      }
      #expect(throws: ClassError.outputIsNoFolder(path: "\(path)/file")) { try check("file") }
      try check("kit/results")
      // What is in the way there is another matter.
      try folder.makeFolder("odd/gradebook.csv")
      try ClassFolder("\(folder.path)/odd")
        .check(kit: kit, catalog: SampleCourse.catalog, submissions: folder.appending(path: "class"))
      try check("new/folder")
    }
  }

  /// Grades the sample as if each took a second and a half.
  @discardableResult
  static func run(
    _ folder: URL,
    _ facts: ClassFacts = facts,
    remark: @escaping (Phrase) -> Void = { _ in },
    before: (Int) throws -> Void = { _ in }
  ) throws -> ClassSession.Summary {
    let output = ClassFolder(folder.path)
    return try ClassSession(folder: output, facts: facts, remark: remark).run { names, finished in
      for (index, name) in names.reversed().enumerated() {
        try before(index)
        let record = try #require(records.first { $0.name == name })
        try output.write(record)
        if let fault = record.fault {
          finished(name, .fault(fault))
        } else {
          finished(name, record.refusal.map(ClassRun.Outcome.refused) ?? .graded(seconds: 1.5))
        }
      }
      try before(names.count)
    }
  }

  static let records = [
    SampleClass.record("kim", [10, 5, 10]), SampleClass.record("Lee.zip", [1, 2, 3]),
    SampleClass.record("empty", [0, 0, 0], refusal: "Nothing."),
    SampleClass.record("unlucky", [nil, 5, 0], fault: "The disk is full."),
  ]
  static let facts = ClassFacts(
    language: .english,
    outline: SampleClass.outline,
    course: Course(),
    roster: records.map(\.name).sorted()
  )
}
