import Foundation
import Testing

@testable import GraderKit

@Suite("A course file")
struct CourseTests {
  @Test("Says what counts how much, and until when")
  func whole() throws {
    let course = try Course(
      json: """
        {
          "title": "Testing, spring",
          "chapters": ["10", "01"],
          "weights": { "01": 2, "01/Lamp": 0.3333, "10-More/Timer": 0 },
          "deadline": "2026-03-01T23:59:00+09:00",
          "lateFactor": 0.5,
          "graceMinutes": 15,
          "extensions": { "kim": "2026-03-08T23:59:00+09:00" },
          "submitted": { "lee.zip": "2026-03-01T12:00:00Z" }
        }
        """,
      catalog: SampleCourse.catalog
    )
    #expect(course.title == "Testing, spring")
    #expect(course.chapters == ["01-Start", "10-More"])
    #expect(course.weight(of: SampleCourse.counter) == Factor(tenThousandths: 20_000))
    #expect(course.weight(of: SampleCourse.lamp) == Factor(tenThousandths: 3_333))
    #expect(course.weight(of: SampleCourse.timer) == Factor(tenThousandths: 0))
    #expect(course.deadline(of: EntryName("kim.zip"))?.description == "2026-03-08T23:59:00+09:00")
    #expect(course.deadline(of: EntryName("lee.zip"))?.description == "2026-03-01T23:59:00+09:00")
    #expect(course.submitted(by: EntryName("lee.zip"))?.seconds == 1_772_366_400)
    #expect(course.submitted(by: EntryName("lee")) == nil)
    #expect(try JSONDecoder().decode(Course.self, from: JSONEncoder().encode(course)) == course)
  }

  @Test("May be empty: everything counts as it is, and nothing is late")
  func empty() throws {
    let course = try Course(json: "{}", catalog: SampleCourse.catalog)
    #expect(course == Course())
    #expect(course.weight(of: SampleCourse.counter) == .one)
    #expect(!course.isLate(.max, EntryName("kim")))
    #expect(course.selection(of: SampleCourse.catalog) == Selection(all: SampleCourse.catalog))
  }

  @Test("What is wrong in it is told with its key", arguments: mistakes)
  func mistake(_ json: String, _ error: CourseError) {
    #expect(throws: error) { try Course(json: json, catalog: SampleCourse.catalog) }
  }

  @Test("One that cannot be read is told with its path")
  func unreadable() throws {
    try withTemporaryFolder { folder in
      let path = folder.appending(path: "course.json").path
      #expect(throws: ClassError.course(path: path, .unreadable(.missing))) {
        try Course(reading: path, catalog: SampleCourse.catalog)
      }
      try folder.write("[", to: "course.json")
      #expect(throws: ClassError.course(path: path, .notJSON)) {
        try Course(reading: path, catalog: SampleCourse.catalog)
      }
      try folder.write("\u{FEFF}{ \"title\": \"A\" }\r\n", to: "course.json")
      #expect(try Course(reading: path, catalog: SampleCourse.catalog).title == "A")
    }
  }

  @Test(
    "Late is what comes after the deadline and its grace, and an extension is a deadline of one's own",
    arguments: [
      ("kim", 0, false), ("kim", 60, false), ("kim", 61, true), ("lee", 61, false), ("lee", 3_660, false),
      ("lee", 3_661, true),
    ]
  )
  func late(_ name: String, _ seconds: Int, _ isLate: Bool) {
    let course = Course(
      deadline: Moment(seconds: 0),
      lateFactor: Factor(tenThousandths: 5_000),
      grace: 60,
      extensions: ["lee": Moment(seconds: 3_600)]
    )
    #expect(course.isLate(seconds, EntryName(name)) == isLate)
  }

  @Test("A learner is named by the entry or by the learner, in any way to write an accent, and whoever is none is told")
  func learners() {
    let course = Course(submitted: [
      "Zo\u{EB}": Moment(seconds: 1), "lee.zip": Moment(seconds: 2), "nobody": Moment(seconds: 3),
    ])
    #expect(course.submitted(by: EntryName("Zoe\u{308}.tar.gz"))?.seconds == 1)
    #expect(course.submitted(by: EntryName("lee.zip"))?.seconds == 2)
    #expect(course.strangers(among: [EntryName("Zoe\u{308}.tar.gz"), EntryName("lee.zip")]) == ["nobody"])
  }
}

private let mistakes: [(String, CourseError)] = [
  ("", .notJSON), ("{", .notJSON), ("[]", .wrongKind(key: "", .object)), ("3", .wrongKind(key: "", .object)),
  (
    #"{"dedline": 1}"#,
    .unknownKey(
      "dedline",
      meant: "deadline",
      known: ["title", "chapters", "weights", "deadline", "lateFactor", "graceMinutes", "extensions", "submitted"]
    )
  ),
  (#"{"title": 3}"#, .wrongKind(key: "title", .text)),
  (#"{"title": null}"#, .wrongKind(key: "title", .text)),
  (#"{"chapters": "01"}"#, .wrongKind(key: "chapters", .texts)),
  (#"{"chapters": []}"#, .wrongKind(key: "chapters", .texts)),
  (#"{"chapters": [1]}"#, .wrongKind(key: "chapters", .texts)),
  (#"{"chapters": ["02"]}"#, .unknownExercise(key: "chapters.02", meant: "01")),
  (#"{"chapters": ["01/Lamp"]}"#, .unknownExercise(key: "chapters.01/Lamp", meant: "01")),
  (#"{"weights": [1]}"#, .wrongKind(key: "weights", .weights)),
  (#"{"weights": {"01/Lmap": 1}}"#, .unknownExercise(key: "weights.01/Lmap", meant: "01/Lamp")),
  (#"{"weights": {"01": "2"}}"#, .wrongKind(key: "weights.01", .number)),
  (#"{"weights": {"01": true}}"#, .wrongKind(key: "weights.01", .number)),
  (#"{"weights": {"01": -1}}"#, .outOfRange(key: "weights.01", value: "-1", from: 0, to: 1000)),
  (#"{"weights": {"01": 0.00001}}"#, .tooManyDecimals(key: "weights.01", value: "0.00001")),
  (#"{"deadline": 3}"#, .wrongKind(key: "deadline", .text)),
  (#"{"deadline": "tomorrow"}"#, .notATime(key: "deadline", value: "tomorrow")),
  (#"{"deadline": "2026-03-01T23:59:00"}"#, .notATime(key: "deadline", value: "2026-03-01T23:59:00")),
  (#"{"deadline": "2026-02-29T23:59:00Z"}"#, .notATime(key: "deadline", value: "2026-02-29T23:59:00Z")),
  (#"{"lateFactor": 0.5}"#, .needsDeadline(key: "lateFactor")),
  (#"{"graceMinutes": 5}"#, .needsDeadline(key: "graceMinutes")),
  (
    #"{"deadline": "2026-03-01T23:59:00Z", "lateFactor": 1.5}"#,
    .outOfRange(key: "lateFactor", value: "1.5", from: 0, to: 1)
  ),
  (#"{"deadline": "2026-03-01T23:59:00Z", "lateFactor": "half"}"#, .wrongKind(key: "lateFactor", .number)),
  (#"{"deadline": "2026-03-01T23:59:00Z", "graceMinutes": 0.5}"#, .wrongKind(key: "graceMinutes", .wholeNumber)),
  (#"{"extensions": {"kim": "2026-03-01T23:59:00Z"}}"#, .needsDeadline(key: "extensions")),
  (#"{"extensions": ["kim"]}"#, .wrongKind(key: "extensions", .times)),
  (#"{"submitted": {"kim": "Monday"}}"#, .notATime(key: "submitted.kim", value: "Monday")),
]
