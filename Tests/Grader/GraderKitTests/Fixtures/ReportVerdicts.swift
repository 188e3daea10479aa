@testable import GraderKit

/// Verdicts to show in every format.
enum ReportVerdicts {
  /// Every status of an exercise, of a test and of an assertion.
  static let every = Verdict(
    swiftVersion: "6.3.1",
    isolation: .bubblewrap,
    seconds: 3.25,
    submission: SampleVerdict.verdict.submission,
    chapters: SampleVerdict.verdict.chapters + [ChapterVerdict(chapter: more, exercises: [slow, doubtful, fault])]
  )

  /// Texts that would break out of a format if it let them.
  static let hostile: Verdict = {
    var verdict = SampleVerdict.verdict
    verdict.submission.id = Hostile.line
    verdict.submission.ignored = [Hostile.line, "=1+1", "\u{1B}]0;title\u{7}"]
    var failing = SampleVerdict.failing
    failing.id = "Tests/hostile()"
    failing.title = Hostile.text
    failing.messages = [Hostile.text]
    for index in failing.assertions.indices {
      failing.assertions[index].text = Hostile.line
      failing.assertions[index].message = Hostile.text
      failing.assertions[index].difference = Hostile.text
    }
    var crashing = SampleVerdict.crashing
    crashing.crash = Crash(signal: "SIGILL", fatalMessage: Hostile.line)
    var doubted = SampleVerdict.test(.failed, [.passed])
    doubted.code = .doubted
    doubted.doubts = [Doubt(.reportedTwice, test: Hostile.text)]
    // The same name twice, and one that looks like the second's.
    var second = doubted
    second.title = "Test (2)"
    let diagnostics = Hostile.lines.enumerated().map { index, line in
      Diagnostic(file: "Broken.swift", line: index + 1, column: 1, severity: "error", message: line)
    }
    verdict.chapters[0].exercises = [
      SampleVerdict.exercise(
        "Counter",
        tests: [failing, crashing, doubted, doubted, second],
        doubts: [.issueOfNoTest(Hostile.text)]
      ),
      SampleVerdict.exercise("Broken", .doesNotCompile, diagnostics: diagnostics, tests: [SampleVerdict.unreached]),
      SampleVerdict.exercise("Unfit", .doesNotFit(Hostile.lines.map(Misfit.other)), tests: [SampleVerdict.unreached]),
    ]
    return verdict
  }()

  private static let more = Chapter(
    id: "10-More",
    title: LocalizedText(en: "More", ko: "더"),
    exercises: [SampleCourse.exercise("Slow"), SampleCourse.exercise("Doubtful"), SampleCourse.exercise("Faulty")]
  )
  private static let slow = exercise("Slow", tests: [timedOut, doubted, SampleVerdict.unreached])
  private static let doubtful = exercise("Doubtful", tests: [SampleVerdict.passing], doubts: [.runNeverEnded])
  private static let fault = exercise(
    "Faulty",
    .fault(.unreadableSuite(exercise: "10/Faulty", reason: "it is gone")),
    tests: []
  )

  private static let timedOut = TestVerdict(
    id: "Tests/waits()",
    title: "Waits",
    status: .timedOut,
    code: .timedOut,
    lastAssertion: 1,
    assertions: [
      SampleVerdict.assertion("send(.up)", 40), SampleVerdict.assertion("finish()", 41, times: 0, .notReached),
    ],
    timeLimit: 60
  )
  private static let doubted: TestVerdict = {
    var test = SampleVerdict.test(.failed, [.passed])
    test.code = .doubted
    test.doubts = [Doubt(.reportedTwice, test: test.title)]
    return test
  }()

  private static func exercise(
    _ id: String,
    _ outcome: ExerciseVerdict.Outcome = .judged,
    tests: [TestVerdict],
    doubts: [RunDoubt] = []
  ) -> ExerciseVerdict {
    ExerciseVerdict(
      id: ExerciseID(chapter: more.id, exercise: id),
      exercise: more.exercises.first { $0.id == id } ?? SampleCourse.exercise(id),
      outcome: outcome,
      tests: tests,
      doubts: doubts
    )
  }
}

/// What a learner's code may print to be something else in a report.
enum Hostile {
  static let lines = [
    "\u{1B}[31mred\u{1B}[0m \u{7}\u{0}\u{FFFE}\u{85}",
    "]]> </failure> <![CDATA[ &lt; &amp; &bogus; \"\"'",
    "</code></pre></script><script>alert(1)</script><img src=x onerror=alert(1)>",
    "::error file=a.swift::not from here",
    "::TOKEN::",
    "##[error]not from here",
    "| a | b | \\| c |\u{301}",
    "``` `` ` ~~~ $x$ *b* _i_ ~~s~~",
    "[link](https://evil.example) <https://evil.example> https://evil.example www.evil.example",
    "@octocat #1 GH-1 octocat@evil.example",
    "=HYPERLINK(\"https://evil.example\",\"x\"),\"\u{301}y\"",
    "\u{202E}drawkcab\u{202C} \u{2066}isolated \u{200F}mark",
    "%0A%25 100% \u{2028}line\u{2029}paragraph",
    "a\r\nb\rc\td",
    "=cmd|' /C calc'!A0",
    "# heading <!-- comment --> <details> --- </details>",
    "한글 é 👩‍🚀 \u{200D}",
  ]
  static let text = lines.joined(separator: "\n")
  static let line = lines.joined(separator: " ")
}
