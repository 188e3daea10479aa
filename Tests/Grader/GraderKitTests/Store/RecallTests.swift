import Foundation
import Testing

@testable import GraderKit

/// Gradings in a workspace in which nothing can be built: whatever is not in the store would be a fault.
@Suite("Grading with a store")
struct RecallTests {
  @Test("What has not changed is not built: the verdicts are those that were kept", arguments: [true, false])
  func unchanged(_ isOwn: Bool) throws {
    try withCourse(isOwn: isOwn) { course, grading in
      try keepAll(course, grading)
      let verdict = try grading.grade(course.submission, selection: all(course), under: course.conditions)
      #expect(verdict.exercises.map(\.id) == Selection(all: course.catalog).exercises)
      #expect(verdict.chapters.map(\.chapter.id) == ["01-Start", "10-More"])
      #expect(verdict.exercises.map(\.status) == [.passed, .passed, .coming, .passed])
      #expect(verdict.exercises[0].tests == SampleVerdict.lamp.tests)
      #expect(verdict.swiftVersion == "6.3.1")
      #expect(verdict.isolation == .bubblewrap)
      #expect(verdict.submission.id == "Mina")
    }
  }

  @Test("Only what was asked for is told")
  func narrowed() throws {
    try withCourse(isOwn: true) { course, grading in
      try keepAll(course, grading)
      let selection = try Selection(words: ["01/Lamp"], catalog: course.catalog)
      let verdict = try grading.grade(course.submission, selection: selection, under: course.conditions)
      #expect(verdict.exercises.map(\.id) == [SampleCourse.lamp])
    }
  }

  @Test("Of the kit's own work, only what has changed is graded")
  func ownChange() throws {
    try withCourse(isOwn: true) { course, grading in
      try keepAll(course, grading)
      course.submission.works[SampleCourse.lamp]?.sources[0].text.text += "// Changed"
      #expect(recall(course, grading).rest.exercises == [SampleCourse.lamp])
      #expect(throws: GraderFault.self) {
        try grading.grade(course.submission, selection: all(course), under: course.conditions)
      }
    }
  }

  @Test("Of somebody else's work, what ran beside something that has changed is graded, too")
  func foreignChange() throws {
    try withCourse(isOwn: false) { course, grading in
      try keepAll(course, grading)
      course.submission.works[SampleCourse.lamp]?.sources[0].text.text += "// Changed"
      #expect(recall(course, grading).rest.exercises == [SampleCourse.counter, SampleCourse.lamp])
    }
  }

  @Test("Of somebody else's work, a changed suite has its own exercise graded, and no other")
  func foreignSuite() throws {
    try withCourse(isOwn: false) { course, grading in
      try keepAll(course, grading)
      try course.root.write("// Changed", to: "Tests/Chapters/01-Start/Lamp/LampTests.swift")
      #expect(recall(course, grading).rest.exercises == [SampleCourse.lamp])
    }
  }

  @Test("Who asks for it has everything graded anew, and so does who runs each test alone")
  func anew() throws {
    try withCourse(isOwn: true) { course, grading in
      try keepAll(course, grading)
      let graded = [SampleCourse.counter, SampleCourse.lamp, SampleCourse.timer]
      #expect(recall(course, grading, order: .eachAloneShuffled).rest.exercises == graded)
      #expect(recall(course, grading, order: .eachAloneShuffled).keys.isEmpty)
      grading.isFresh = true
      #expect(recall(course, grading).rest.exercises == graded)
      #expect(Set(recall(course, grading).keys.keys) == Set(graded))
    }
  }

  @Test("What was graded is kept, and not what has changed while it was graded", arguments: [false, true])
  func keeping(_ changes: Bool) throws {
    try withCourse(isOwn: true) { course, grading in
      let recalled = recall(course, grading)
      #expect(recalled.rest.exercises == [SampleCourse.counter, SampleCourse.lamp, SampleCourse.timer])
      if changes { try course.root.write("// Changed meanwhile", to: "Chapters/Library/Clocks/Clock.swift") }
      let graded = recalled.rest.exercises.map { SampleVerdict.exercise($0.exercise, tests: [SampleVerdict.passing]) }
      let verdicts = zip(recalled.rest.exercises, graded).map { id, verdict in
        ExerciseVerdict(id: id, exercise: verdict.exercise, facts: verdict.facts)
      }
      grading.keep(verdicts, recalled, course.submission, course.conditions)
      #expect((grading.store?.folder.path).map(FileManager.default.fileExists) == !changes)
      #expect(recall(course, grading).rest.exercises.isEmpty == !changes)
    }
  }

  @Test("Where others' code could write to the store, it is neither asked nor filled about their work", arguments: weak)
  func reachable(_ isOwn: Bool, _ isolation: Verdict.Isolation, _ user: Launcher.User, _ isTrusted: Bool) throws {
    try withCourse(isOwn: isOwn) { course, grading in
      course.conditions = .sample(isolation, user: user)
      try keepAll(course, grading)
      #expect(recall(course, grading).rest.exercises.isEmpty == isTrusted)
      #expect(recall(course, grading).keys.isEmpty)
    }
  }

  private func withCourse(isOwn: Bool, _ body: (inout KeyedCourse, inout Grading) throws -> Void) throws {
    try withTemporaryFolder { folder in
      var course = try KeyedCourse(folder, isOwn: isOwn)
      var grading = course.grading
      grading.store = VerdictStore(folder: folder.appending(path: "store"))
      try body(&course, &grading)
    }
  }

  private func all(_ course: KeyedCourse) -> Selection { Selection(all: course.catalog) }

  /// Has every exercise pass that can be graded.
  private func keepAll(_ course: KeyedCourse, _ grading: Grading) throws {
    let ids = [SampleCourse.counter, SampleCourse.lamp, SampleCourse.timer]
    grading.store?.keep(try ids.map { (try course.key(of: $0), SampleVerdict.lamp.facts) })
  }

  private func recall(_ course: KeyedCourse, _ grading: Grading, order: Grading.Order = .together) -> Grading.Recall {
    grading.recall(course.submission, all(course), order, course.conditions)
  }
}

private let weak: [(Bool, Verdict.Isolation, Launcher.User, Bool)] = [
  (false, .bubblewrap, .own(threads: 1), true), (false, .namespaces, .other(60_600), true),
  (false, .limits, .other(60_600), true), (false, .limits, .own(threads: 1), false),
  (false, .none, .own(threads: 1), false), (true, .limits, .own(threads: 1), true),
  (true, .none, .own(threads: 1), true),
]
