import Testing

@testable import GraderKit

@Suite("What a verdict says of tests and exercises")
struct VerdictSentencesTests {
  @Test("Of a test, by its code", arguments: codes)
  func test(_ code: TestVerdict.Code?, _ messages: [String], _ message: String?) {
    var test = SampleVerdict.test(code == nil ? .passed : .failed, [.passed])
    test.code = code
    test.messages = messages
    test.lastAssertion = 3
    test.crash = Crash(signal: "SIGTRAP")
    test.timeLimit = 8
    #expect(document(tests: [test]).tests.first?.message == message)
    #expect(document(tests: [test]).tests.first?.code == code?.rawValue)
  }

  @Test("Of an assertion that failed without a report of its own, where to look")
  func toldElsewhere() {
    var test = SampleVerdict.test(.failed, [.passed, .failed, .failed, .failed])
    test.assertions[1].message = "The sky is not blue."
    test.assertions[2].message = nil
    test.assertions[2].difference = nil
    test.assertions[3].message = nil
    test.assertions[3].isBlind = true
    #expect(
      document(tests: [test]).tests.first?.assertions.map(\.message) == [
        nil,
        "The sky is not blue.",
        "This follows from a failure that stands at another line of this test.",
        "This also passed when the grader made it claim something else.",
      ]
    )
  }

  @Test("Of an exercise, by how far grading came", arguments: outcomes)
  func exercise(_ outcome: ExerciseVerdict.Outcome, _ message: String?) {
    #expect(document(outcome).message == message)
    #expect(document(outcome).code == outcome.code)
  }

  @Test("Of doubts, those of the run first")
  func doubts() {
    var test = SampleVerdict.test(.failed, [.passed])
    test.doubts = [Doubt(.reportedTwice, test: "Counts")]
    let document = document(tests: [test], doubts: [.runNeverEnded])
    #expect(document.doubts.map(\.code) == ["runNeverEnded", "reportedTwice"])
    #expect(
      document.doubts.map(\.text) == [
        "Not counted as passed: the process ended after the tests, before the run had come to its end.",
        "Counts: it was reported more than once.",
      ]
    )
  }

  @Test("Whatever the learner's code or the compiler wrote cannot move a cursor")
  func printable() {
    var test = SampleVerdict.test(.failed, [.failed])
    test.code = .issueOutsideAssertions
    test.messages = ["\u{1B}[2J"]
    test.assertions[0].message = "\u{1B}[2J"
    test.assertions[0].difference = "\u{1B}[2J"
    test.title = "\u{1B}[2J"
    test.assertions[0].text = "\u{1B}[2J"
    let diagnostic = Diagnostic(file: "A.swift", line: 1, column: 1, severity: "error", message: "\u{1B}[2J")
    let outcome = ExerciseVerdict.Outcome.doesNotFit([.other("\u{1B}[2J")])
    let document = document(
      outcome,
      diagnostics: [diagnostic],
      tests: [test],
      doubts: [.issueOfNoTest("\u{1B}[2J")]
    )
    let texts = [
      document.message, document.diagnostics.first?.message, document.tests.first?.message,
      document.tests.first?.title, document.tests.first?.assertions.first?.text, document.doubts.first?.text,
      document.tests.first?.assertions.first?.message, document.tests.first?.assertions.first?.difference,
    ]
    for text in texts { #expect(text?.hasSuffix("\u{FFFD}[2J") == true) }
  }

  @Test("A submission's notes say what is true of it", arguments: [false, true])
  func notes(_ ignoresMore: Bool) {
    var verdict = SampleVerdict.verdict
    verdict.submission.ignoresMore = ignoresMore
    let notes = VerdictDocument(verdict, language: .english).submission.notes
    let phrases: [Phrase] = [.evidenceNotProof] + (ignoresMore ? [.ignoresMore] : [])
    #expect(notes == phrases.map { Phrases(.english)[$0] })
  }

  @Test(
    "A submission's notes say so where little kept it apart from the machine",
    arguments: [
      (Verdict.Isolation.bubblewrap, false), (.namespaces, false), (.sandboxExec, false), (.limits, true),
      (.none, true),
    ]
  )
  func isolation(_ isolation: Verdict.Isolation, _ isWeak: Bool) {
    var verdict = SampleVerdict.verdict
    verdict.isolation = isolation
    let notes = VerdictDocument(verdict, language: .english).submission.notes
    #expect(notes.contains(Phrases(.english)[.weakIsolation]) == isWeak)
  }

  @Test("What is missing from one's own checkout can be put back")
  func missing() {
    var verdict = SampleVerdict.verdict
    verdict.submission.isOwn = true
    let file = "Chapters/01-Start/Lost/Lost.swift"
    #expect(
      VerdictDocument(verdict, language: .english).chapters[0].exercises[4].message
        == "\(file) is missing. Put it back, for example with: git checkout -- \(file)"
    )
  }

  private func document(
    _ outcome: ExerciseVerdict.Outcome = .judged,
    diagnostics: [Diagnostic] = [],
    tests: [TestVerdict] = [],
    doubts: [RunDoubt] = []
  ) -> VerdictDocument.ExerciseDocument {
    var verdict = SampleVerdict.verdict
    let exercise = SampleVerdict.exercise("Any", outcome, diagnostics: diagnostics, tests: tests, doubts: doubts)
    verdict.chapters[0].exercises = [exercise]
    return VerdictDocument(verdict, language: .english).chapters[0].exercises[0]
  }
}

private let codes: [(TestVerdict.Code?, [String], String?)] = [
  (nil, [], nil),
  (.assertionFailed, [], nil),
  (.assertionFailed, ["Oops()"], "Something went wrong outside the test's own assertions:\nOops()"),
  (.issueOutsideAssertions, ["one", "two"], "Something went wrong outside the test's own assertions:\none\ntwo"),
  (.assertionsNotReached, [], "This test ended without a complaint, but not all of its assertions ran."),
  (.doubted, [], "Not counted as passed: what was seen of this test does not agree with itself."),
  (.crashed, [], "Crashed after assertion 3, before the next was done. (SIGTRAP)"),
  (.exited, [], "The process was ended by the code under test, after assertion 3."),
  (.timedOut, [], "Timed out after 8 s; the last assertion that was done is number 3."),
  (.wroteTooMuch, [], "Ended because it reported without end; the last assertion that was done is number 3."),
  (.notStarted, [], "This test did not run."),
  (
    .skipped, [],
    "This test was skipped or cancelled, so it says nothing of the feature. Take out what skips it, such as '.disabled'."
  ),
]

private let outcomes: [(ExerciseVerdict.Outcome, String?)] = [
  (.judged, nil),
  (.coming, "coming"),
  (.missing(file: "Any.swift"), "01-Start/Any/Any.swift is missing from the submission."),
  (.refused(file: "Any.swift", reason: .tooLarge), "Any.swift was not taken: it is larger than 1 MiB."),
  (
    .doesNotCompile,
    "This does not compile yet. Mend the lines below; the other exercises were graded without it."
  ),
  (
    .compilerGaveUp(seconds: nil),
    "The compiler gave up on this file without naming a line. Undo your last change and try again."
  ),
  (
    .doesNotFit([.other("no member 'up'")]),
    """
    This compiles, but the tests cannot use it. Keep the names, types and `public` of the file as it came:
      no member 'up'
    """
  ),
  (
    .fault(.unreadableSuite(exercise: "01/Any", reason: "it is gone")),
    "The grader could not judge this exercise; that is not your mistake. "
      + "The hidden suite of 01/Any cannot be used: it is gone. Mend it, or put it back as it came, for example with: "
      + "git checkout -- Tests/Chapters"
  ),
]
