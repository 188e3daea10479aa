import Testing

@testable import GraderKit

/// Suites of one process whose files, types and tests have the same names and stand in the same places.
@Suite(.serialized, .ownThread)
struct SameNamesTests {
  @Test("Each test has its own verdict: what marks and steps belong to is told by the module, too")
  func sameNames() throws {
    let suite = FixtureSources.counterSuite("Alike")
    let fixture = try FixtureKit([
      ("Alike", FixtureSources.counter(), suite),
      ("Other", FixtureSources.counter(up: "state.count += 2"), FixtureSources.counterSuite("Other")),
    ])
    defer { fixture.remove() }
    try fixture.write(
      suite.replacing("import AlikeExercise", with: "import OtherExercise"),
      to: "Tests/Chapters/\(FixtureKit.chapter)/Other/AlikeTests.swift"
    )

    let verdicts = try fixture.grade()

    #expect(verdicts.map(\.status) == [.passed, .failed])
    #expect(verdicts.flatMap(\.tests).map(\.status) == [.passed, .passed, .failed, .passed, .failed, .passed])
    #expect(verdicts.flatMap(\.tests).flatMap(\.assertions).filter { $0.times == 1 }.count == 18)
    #expect(verdicts.flatMap(\.doubts).isEmpty)
    #expect(verdicts.flatMap(\.tests).flatMap(\.doubts).isEmpty)
  }
}
