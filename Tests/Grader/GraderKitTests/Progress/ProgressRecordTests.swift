import Foundation
import Testing

@testable import GraderKit

@Suite("The record of progress")
struct ProgressRecordTests {
  @Test("Is read as it was recorded, and lies outside of the build folder")
  func saved() throws {
    try withKit { kit in
      #expect(ProgressRecord(kit: kit).entry(SampleCourse.counter, work("one")) == nil)
      try record([SampleVerdict.counter, SampleVerdict.lamp], of: "one", in: kit)
      #expect(
        entry(SampleCourse.counter, in: kit)
          == .init(
            digest: ContentDigest([("A.swift", "one")]),
            status: .failed,
            earned: Points(hundredths: 571),
            passed: 4,
            assertions: 7
          )
      )
      #expect(entry(SampleCourse.lamp, in: kit)?.status == .passed)
      #expect(try kit.root.names() == [".workbook"])
      #expect(try kit.root.names(in: ".workbook") == ["progress.json"])
    }
  }

  @Test("An entry is about the files, the suite and its programs that were graded, and no others")
  func current() throws {
    try withKit { kit in
      try kit.root.write("suite", to: "Tests/Chapters/01-Start/Counter/Tests.swift")
      try record([SampleVerdict.counter], of: "one", in: kit)
      func isCurrent(_ text: String) -> Bool? {
        ProgressRecord(kit: kit).entry(SampleCourse.counter, work(text))?.isCurrent
      }
      #expect(isCurrent("one") == true)
      #expect(isCurrent("two") == false)
      try kit.root.write("another suite", to: "Tests/Chapters/01-Start/Counter/Tests.swift")
      #expect(isCurrent("one") == false)
      try kit.root.write("suite", to: "Tests/Chapters/01-Start/Counter/Tests.swift")
      #expect(isCurrent("one") == true)
      try kit.root.write("print(1)", to: "Tests/Chapters/01-Start/Counter/Processes/CounterApp/main.swift")
      #expect(isCurrent("one") == false)
    }
  }

  @Test("Where learners write the tests, an entry is about the faults, too, and tells how many were caught")
  func faults() throws {
    try withKit { kit in
      let folder = "Tests/Chapters/01-Start/Counter/Variants"
      try kit.root.write("one fault", to: "\(folder)/one.fault")
      var tests = SampleVerdict.counter
      tests.exercise.kind = .tests
      tests.variants = [
        VariantVerdict(id: "reference", kind: .reference, status: .accepted),
        VariantVerdict(id: "fault-1", kind: .fault, status: .caught, how: .failed),
        VariantVerdict(id: "fault-2", kind: .fault, status: .missed),
      ]
      try record([tests], of: "one", in: kit)
      #expect(entry(SampleCourse.counter, in: kit)?.passed == 1)
      #expect(entry(SampleCourse.counter, in: kit)?.assertions == 2)
      #expect(ProgressRecord(kit: kit).entry(SampleCourse.counter, work("one"))?.isCurrent == true)
      try kit.root.write("another", to: "\(folder)/two.fault")
      #expect(ProgressRecord(kit: kit).entry(SampleCourse.counter, work("one"))?.isCurrent == false)
    }
  }

  @Test("How many hints were given is kept beside the verdicts, and never grows less")
  func hints() throws {
    try withKit { kit in
      #expect(ProgressRecord(kit: kit).hints(SampleCourse.counter) == 0)
      try record([SampleVerdict.counter], of: "one", in: kit)
      var progress = ProgressRecord(kit: kit)
      _ = try progress.give(hints: 2, SampleCourse.counter)
      _ = try progress.give(hints: 1, SampleCourse.counter)
      _ = try progress.give(hints: 1, SampleCourse.lamp)
      try record([SampleVerdict.lamp], of: "one", in: kit)
      let read = ProgressRecord(kit: kit)
      #expect(read.hints(SampleCourse.counter) == 2)
      #expect(read.hints(SampleCourse.lamp) == 1)
      #expect(entry(SampleCourse.counter, in: kit)?.status == .failed)
    }
  }

  @Test("Keeps one entry for each exercise, the last, and those of others")
  func last() throws {
    try withKit { kit in
      try record([SampleVerdict.counter, SampleVerdict.lamp], of: "one", in: kit)
      try record([SampleVerdict.exercise("Counter", .doesNotCompile)], of: "two", in: kit)
      #expect(entry(SampleCourse.counter, in: kit)?.status == .doesNotCompile)
      #expect(entry(SampleCourse.counter, in: kit)?.digest == ContentDigest([("A.swift", "two")]))
      #expect(entry(SampleCourse.lamp, in: kit)?.status == .passed)
    }
  }

  @Test("Who recorded in the meantime loses nothing")
  func meantime() throws {
    try withKit { kit in
      var early = ProgressRecord(kit: kit)
      try record([SampleVerdict.lamp], of: "one", in: kit)
      _ = try early.record(verdict([SampleVerdict.counter]), of: submission("one"))
      #expect(early.entry(SampleCourse.lamp, work("one"))?.entry.status == .passed)
      #expect(entry(SampleCourse.lamp, in: kit)?.status == .passed)
      #expect(entry(SampleCourse.counter, in: kit)?.status == .failed)
    }
  }

  @Test("What the grader could not judge keeps the entry that it had", arguments: [true, false])
  func unjudged(_ isFault: Bool) throws {
    try withKit { kit in
      try record([SampleVerdict.counter], of: "one", in: kit)
      let before = entry(SampleCourse.counter, in: kit)
      let outcome = isFault ? ExerciseVerdict.Outcome.fault(.noKit) : .coming
      try record([SampleVerdict.exercise("Counter", outcome)], of: "two", in: kit)
      #expect(before != nil)
      #expect(entry(SampleCourse.counter, in: kit) == before)
    }
  }

  @Test("What was not handed in is not recorded")
  func foreign() throws {
    try withKit { kit in
      try record([SampleVerdict.broken, SampleVerdict.lamp], of: "one", in: kit)
      #expect(entry(SampleVerdict.broken.id, in: kit) == nil)
      #expect(entry(SampleCourse.lamp, in: kit) != nil)
    }
  }

  @Test("One that cannot be understood counts as empty, and is put aside and not lost", arguments: foreignRecords)
  func notUnderstood(_ content: String) throws {
    try withKit { kit in
      try kit.root.write(content, to: ".workbook/progress.json")
      #expect(entry(SampleCourse.counter, in: kit) == nil)
      let aside = try #require(try record([SampleVerdict.lamp], of: "one", in: kit))
      #expect(entry(SampleCourse.lamp, in: kit)?.status == .passed)
      #expect(try String(contentsOfFile: aside, encoding: .utf8) == content)
      #expect(aside.hasPrefix(kit.root.appending(path: ".workbook/progress-").path))
      #expect(try record([SampleVerdict.lamp], of: "two", in: kit) == nil)
    }
  }

  @Test("An entry that cannot be one costs that entry alone, and the record as it was is kept", arguments: damages)
  func damaged(_ sound: String, _ other: String) throws {
    try withKit { kit in
      try record([SampleVerdict.counter, SampleVerdict.lamp], of: "one", in: kit)
      #expect(!ProgressRecord(kit: kit).isDamaged)
      let content = try kit.root.text(of: ".workbook/progress.json")
      #expect(content.contains(sound))
      let damaged = content.replacing(sound, with: other)
      try kit.root.write(damaged, to: ".workbook/progress.json")
      #expect(ProgressRecord(kit: kit).isDamaged)
      #expect(entry(SampleCourse.counter, in: kit) == nil)
      let aside = try #require(try record([], of: "one", in: kit))
      #expect(try String(contentsOfFile: aside, encoding: .utf8) == damaged)
      #expect(!ProgressRecord(kit: kit).isDamaged)
      #expect(entry(SampleCourse.lamp, in: kit)?.status == .passed)
    }
  }

  @Test("More hints than there can be are none, and the next is the first")
  func nonsenseHints() throws {
    try withKit { kit in
      let text = #"{"version":1,"exercises":{},"hints":{"01-Start/Counter":9223372036854775807,"01-Start/Lamp":2}}"#
      try kit.root.write(text, to: ".workbook/progress.json")
      var progress = ProgressRecord(kit: kit)
      #expect(progress.hints(SampleCourse.counter) == 0)
      #expect(try progress.give(hints: 1, SampleCourse.counter) != nil)
      #expect(ProgressRecord(kit: kit).hints(SampleCourse.counter) == 1)
      #expect(ProgressRecord(kit: kit).hints(SampleCourse.lamp) == 2)
    }
  }

  @Test("Several that are damaged within a second are all kept")
  func damagedTwice() throws {
    try withKit { kit in
      for count in 1...3 {
        try kit.root.write("damage \(count)", to: ".workbook/progress.json")
        let aside = try #require(try record([SampleVerdict.lamp], of: "one", in: kit))
        #expect(try String(contentsOfFile: aside, encoding: .utf8) == "damage \(count)")
      }
      #expect(try kit.root.names(in: ".workbook").count == 4)
    }
  }

  @Test("Where it cannot be written, that is the grader's fault, and nothing changes")
  func unwritable() throws {
    try withKit { kit in
      try kit.root.write("a file", to: ".workbook")
      #expect(throws: GraderFault.inTheWay(path: kit.root.appending(path: ".workbook").path)) {
        try record([SampleVerdict.lamp], of: "one", in: kit)
      }
      #expect(try kit.root.text(of: ".workbook") == "a file")
    }
  }

  private func withKit(_ body: (Kit) throws -> Void) throws {
    try withTemporaryFolder { try body(Kit(root: $0)) }
  }

  @discardableResult
  private func record(_ exercises: [ExerciseVerdict], of text: String, in kit: Kit) throws -> String? {
    var record = ProgressRecord(kit: kit)
    return try record.record(verdict(exercises), of: submission(text))
  }

  /// What a fresh look at the record says.
  private func entry(_ id: ExerciseID, in kit: Kit) -> ProgressRecord.Entry? {
    ProgressRecord(kit: kit).entry(id, work(""))?.entry
  }

  private func verdict(_ exercises: [ExerciseVerdict]) -> Verdict {
    var verdict = SampleVerdict.verdict
    verdict.chapters[0].exercises = exercises
    return verdict
  }

  /// A counter and a lamp of one text each.
  private func submission(_ text: String) -> Submission {
    Submission(
      id: "kit",
      works: [SampleCourse.counter: work(text), SampleCourse.lamp: work(text)],
      isOwn: true,
      ignored: [],
      ignoresMore: false
    )
  }

  private func work(_ text: String) -> Submission.Work {
    Submission.Work(sources: [.init(name: "A.swift", text: SourceText(text: text))], refused: [])
  }
}

private let damages = [
  ("\"earned\" : 5.71", "\"earned\" : 1e300"), ("\"earned\" : 5.71", "\"earned\" : -7"),
  ("\"passed\" : 4", "\"passed\" : -3"), ("\"passed\" : 4", "\"passed\" : 8"),
  ("\"assertions\" : 7", "\"assertions\" : 9223372036854775807"), ("\"status\" : \"failed\"", "\"status\" : \"won\""),
]

private let foreignRecords = [
  "", "no JSON", "[]", "{}", #"{"version":2,"exercises":{}}"#,
  #"{"version":1,"exercises":{"01-Start/Counter":{"status":"passed"}}}"#,
  #"{"version":1,"exercises":{"01-Start/Counter":"passed"}}"#,
]
