@testable import GraderKit

extension PhraseSample {
  /// Of what the kit's check of itself finds.
  static let finding = [
    PhraseSample(
      .finding(Finding("01/Lamp", .hintsTooFew(.korean))),
      "01/Lamp: has fewer than three hints in ko"
    ),
    PhraseSample(
      .finding(Finding("01/Lamp", .noPoints)),
      "01/Lamp: is worth no points"
    ),
    PhraseSample(
      .finding(Finding("01/Lamp", .noTitle(.english))),
      "01/Lamp: has no title in en"
    ),
    PhraseSample(
      .finding(Finding("01/Lamp", .noLessonSection(file: "Chapters/01-Start/README.md", heading: "## 1.2 Lamp"))),
      "01/Lamp: Chapters/01-Start/README.md has no section '## 1.2 Lamp'"
    ),
    PhraseSample(
      .finding(Finding("01/Lamp", .stubCopyDiffers("Stub/Lamp.swift", from: "Chapters/Lamp.swift"))),
      """
      01/Lamp: Stub/Lamp.swift is not the same as Chapters/Lamp.swift, which 'reset' puts back: copy it: \
      cp Chapters/Lamp.swift Stub/Lamp.swift
      """
    ),
    PhraseSample(
      .finding(Finding("01/Lamp", .noTodo(file: "Chapters/01-Start/Lamp/Lamp.swift"))),
      "01/Lamp: Chapters/01-Start/Lamp/Lamp.swift has no '// TODO:'"
    ),
    PhraseSample(
      .finding(Finding("01/Lamp", .todoLeft(file: "Solutions/01-Start/Lamp/Lamp.swift"))),
      "01/Lamp: Solutions/01-Start/Lamp/Lamp.swift still has a '// TODO:'"
    ),
    PhraseSample(
      .finding(Finding("01/Lamp", .missingFile("Solutions/01-Start/Lamp/Lamp.swift"))),
      "01/Lamp: Solutions/01-Start/Lamp/Lamp.swift is missing"
    ),
    PhraseSample(
      .finding(Finding("01/Lamp", .strayFile("Chapters/01-Start/Lamp/notes.txt"))),
      "01/Lamp: Chapters/01-Start/Lamp/notes.txt does not belong there"
    ),
    PhraseSample(
      .finding(Finding("01/Lamp", .suiteUnreadable(reason: "there is none in Tests/Chapters/01-Start/Lamp"))),
      "01/Lamp: its hidden suite cannot be used: there is none in Tests/Chapters/01-Start/Lamp"
    ),
    PhraseSample(
      .finding(Finding("01/Lamp", .runInDoubt(.runNeverEnded))),
      """
      01/Lamp: a run of it is in doubt. Not counted as passed: the process ended after the tests, before the run had come \
      to its end.
      """
    ),
    PhraseSample(
      .finding(Finding("01/Lamp", .stubPasses)),
      "01/Lamp: its stub passes already"
    ),
    PhraseSample(
      .finding(Finding("01/Lamp", .stubBreaks(status: "doesNotCompile"))),
      "01/Lamp: its stub must fail by assertion, but its status is 'doesNotCompile'"
    ),
    PhraseSample(
      .finding(Finding("01/Lamp", .stubTestBreaks(test: "Counts", status: "crashed"))),
      "01/Lamp: its stub must fail by assertion, but the test 'Counts' is 'crashed'"
    ),
    PhraseSample(
      .finding(Finding("01/Lamp", .solutionFails(status: "missing"))),
      "01/Lamp: its solution does not pass: its status is 'missing'"
    ),
    PhraseSample(
      .finding(Finding("01/Lamp", .solutionTestFails(test: "Counts", status: "failed"))),
      "01/Lamp: its solution does not pass the test 'Counts': 'failed'"
    ),
    PhraseSample(
      .finding(Finding("01/Lamp", .solutionTestFailsAlone(test: "Counts", status: "notReached"))),
      "01/Lamp: its solution passes, but the test 'Counts' run by itself is 'notReached'"
    ),
    PhraseSample(
      .finding(Finding(nil, .manifest(mend: "add 'Exercise(…),'"))),
      "Package.swift and chapter.json disagree. Mend the table of exercises: add 'Exercise(…),'"
    ),
    PhraseSample(
      .finding(Finding(nil, .notFormatted(line: "Chapters/01-Start/Lamp/Lamp.swift:3:1: error: [Indentation]"))),
      "not formatted as the kit is: Chapters/01-Start/Lamp/Lamp.swift:3:1: error: [Indentation]. Run: .ci/format --fix"
    ),
    PhraseSample(
      .finding(Finding("01", .lessonUnreadable(file: "README.md", line: 12, .sampleWithoutMarker))),
      """
      01: README.md:12: this sample has no marker. Write '<!-- sample: NAME, outcome: passes -->' before its \
      fence, with what becomes of it
      """
    ),
    PhraseSample(
      .finding(Finding("01", .lessonUnreadable(file: "README.md", line: 12, .markerWithoutFence))),
      """
      01: README.md:12: this marker has no fence. Write the sample, or what it prints, between ``` directly \
      after it, or take the marker out
      """
    ),
    PhraseSample(
      .finding(Finding("01", .lessonUnreadable(file: "README.md", line: 12, .unknownOutcome))),
      """
      01: README.md:12: this marker cannot be read. Write '<!-- sample: NAME, outcome: OUTCOME -->' or '<!-- \
      printed: NAME -->'; an outcome is one of declares, passes, fails, leaks, crashes, apart
      """
    ),
    PhraseSample(
      .finding(Finding("01", .lessonUnreadable(file: "README.md", line: 12, .nameTwice))),
      """
      01: README.md:12: another sample has this name. Give each sample of a lesson a name of its own
      """
    ),
    PhraseSample(
      .finding(Finding("01", .lessonUnreadable(file: "README.md", line: 12, .printedOfNoTest))),
      """
      01: README.md:12: no test before this has the name that it gives. Write the name of a sample that stands \
      before it and runs
      """
    ),
    PhraseSample(
      .finding(Finding("01", .lessonUnreadable(file: "README.md", line: 12, .failingWithoutPrinted))),
      """
      01: README.md:12: this sample does not say what it prints. Write '<!-- printed: NAME -->' and a fence of \
      text with what it prints after it
      """
    ),
    PhraseSample(
      .finding(Finding("01", .lessonsDiffer(sample: "counts"))),
      "01: the sample 'counts' is not the same in every language of the lesson. Copy it, its marker and what it prints, from the "
        + "one that is right into the others"
    ),
    PhraseSample(
      .finding(
        Finding(
          "01",
          .lessonsOutOfStep(
            file: "Chapters/01-Start/README.ko.md",
            line: 30,
            other: "Chapters/01-Start/README.md",
            otherLine: 28
          )
        )
      ),
      "01: Chapters/01-Start/README.ko.md:30 does not go on as Chapters/01-Start/README.md:28 does. "
        + "Give every language the same sections and samples, in one order"
    ),
    PhraseSample(
      .finding(Finding("01", .samplesDoNotCompile(["'let a': error: one", "'let b': error: two"]))),
      """
      01: the lesson's samples do not compile. Mend these lines in every language of the lesson; what they use must stand in \
      a sample before them whose outcome is 'declares':
        'let a': error: one
        'let b': error: two
      """
    ),
    PhraseSample(
      .finding(Finding("01", .sampleDidNotRun("counts"))),
      "01: the lesson's sample 'counts' did not run to its end"
    ),
    PhraseSample(
      .finding(Finding("01", .samplesLeak("Used."))),
      """
      01: a sample of the lesson fails the run with an issue that belongs to no test. Find it, or say 'outcome: leaks' of it:
      Used.
      """
    ),
    PhraseSample(
      .finding(Finding("01", .sampleOutcome("counts", said: "passes", was: "fails"))),
      "01: the lesson says of its sample 'counts' that it passes, but it fails"
    ),
    PhraseSample(
      .finding(Finding("01", .samplePrinted("counts", was: "- 1"))),
      """
      01: the lesson's sample 'counts' prints something other than the lesson says:
      - 1
      """
    ),
  ]
}
