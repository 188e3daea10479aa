import Testing

@testable import GraderKit

struct LessonCheckTests {
  private let lesson = Lesson(
    markdown: """
      <!-- sample: right, outcome: passes -->
      ```swift
      @Test func a() {}
      ```
      <!-- sample: wrong, outcome: fails -->
      ```swift
      @Test func b() {}
      ```
      <!-- printed: wrong -->
      ```text
      ✘ One.

      ✘ Two.
      ```
      """
  )

  @Test("A lesson that tells the truth has no problems")
  func truth() {
    #expect(problems(right: [], wrong: ["One.", "Two."]).isEmpty)
  }

  @Test("A sample that ends otherwise is told")
  func outcome() {
    #expect(
      problems(right: ["Oh."], wrong: []) == [
        .sampleOutcome("right", said: "passes", was: "fails"),
        .sampleOutcome("wrong", said: "fails", was: "passes"),
      ]
    )
  }

  @Test("A sample that prints something else is told, with what it prints")
  func printed() {
    #expect(problems(right: [], wrong: ["One.", "Three."]) == [.samplePrinted("wrong", was: "✘ One.\n\n✘ Three.")])
  }

  @Test("An issue that belongs to no test is told where no sample is said to leak")
  func leaks() {
    #expect(problems(right: [], wrong: ["One.", "Two."], loose: ["Used."]) == [.samplesLeak("Used.")])
  }

  @Test("A sample that did not come to its end is told")
  func didNotRun() {
    #expect(problems(right: nil, wrong: ["One.", "Two."]) == [.sampleDidNotRun("right")])
  }

  @Test("What a passing sample prints is information, after a box")
  func information() {
    let lesson = Lesson(
      markdown: """
        <!-- sample: skips, outcome: passes -->
        ```swift
        @Test func c() {}
        ```
        <!-- printed: skips -->
        ```text
        ◽ Skipped.
        ```
        """
    )
    var record = TestEvents.Record()
    record.starts = 1
    record.ends = 1
    record.issues = [TestEvents.Issue(location: nil, message: "Skipped: two.", isKnown: true, isFailure: false)]
    var events = TestEvents()
    events.tests["Lesson03.Sample_skips/c()/Lesson.swift:1:1"] = record
    let module = LessonModule(name: "Lesson03", lesson: lesson)

    #expect(LessonCheck.problems(lesson, module, events: events) == [.samplePrinted("skips", was: "◽ Skipped: two.")])
  }

  @Test(
    "A sample that is to crash must, and say what the lesson quotes",
    arguments: [
      (.crashed(signal: 4), "x.swift:1: Fatal error: Gone\n", []),
      (.crashed(signal: 4), "Boom", [.samplePrinted("bang", was: "Boom")]),
      (.exited(status: 0), "Fatal error: Gone", [.sampleOutcome("bang", said: "crashes", was: "passes")]),
      (.exited(status: 1), "Fatal error: Gone", [.sampleOutcome("bang", said: "crashes", was: "fails")]),
    ] as [(Evidence.Ending, String, [Finding.Problem])]
  )
  func crash(ending: Evidence.Ending, output: String, problems: [Finding.Problem]) {
    let sample = Lesson.Sample(name: "bang", outcome: .crashes, code: "", printed: "Fatal error: Gone")
    #expect(LessonCheck.problems(crashing: sample, ending: ending, output: output) == problems)
  }

  @Test(
    "A sample that is to leak passes, in a run that fails for something that belongs to no test",
    arguments: [
      ([], ["Used."], []),
      ([], ["Used.", "Used."], [.samplePrinted("host", was: "✘ Used.\n\n✘ Used.")]),
      ([], [], [.sampleOutcome("host", said: "leaks", was: "passes")]),
      (["Used."], ["Used."], [.sampleOutcome("host", said: "leaks", was: "fails")]),
      (nil, ["Used."], [.sampleDidNotRun("host")]),
    ] as [([String]?, [String], [Finding.Problem])]
  )
  func leak(own: [String]?, loose: [String], problems: [Finding.Problem]) {
    let sample = Lesson.Sample(name: "host", outcome: .leaks, code: "@Test func d() {}", printed: "✘ Used.")
    var lesson = Lesson(markdown: "")
    lesson.samples = [sample]
    var events = TestEvents()
    events.tests["Lesson04.Sample_host/d()/Lesson.swift:1:1"] = Self.record(own)
    events.unattributed = loose.map(Self.failure)
    let module = LessonModule(name: "Lesson04", lesson: lesson)

    #expect(LessonCheck.problems(leaking: sample, module, events: events) == problems)
  }

  /// The problems when the samples' tests record some issues; `nil` stands for a test that never ends.
  private func problems(right: [String]?, wrong: [String]?, loose: [String] = []) -> [Finding.Problem] {
    var events = TestEvents()
    events.unattributed = loose.map(Self.failure)
    for (type, messages) in [("Sample_right/a()", right), ("Sample_wrong/b()", wrong)] {
      events.tests["Lesson01.\(type)/Lesson.swift:1:1"] = Self.record(messages)
    }
    return LessonCheck.problems(lesson, LessonModule(name: "Lesson01", lesson: lesson), events: events)
  }

  private static func record(_ messages: [String]?) -> TestEvents.Record {
    var record = TestEvents.Record()
    record.starts = 1
    record.ends = messages == nil ? 0 : 1
    record.issues = (messages ?? []).map(failure)
    return record
  }

  private static func failure(_ message: String) -> TestEvents.Issue {
    TestEvents.Issue(location: nil, message: message, isKnown: false, isFailure: true)
  }
}
