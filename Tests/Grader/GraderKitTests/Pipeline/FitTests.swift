import Testing

@testable import GraderKit

/// Features that compile and that their suites cannot use, through the whole of the real pipeline.
@Suite(.serialized, .ownThread)
struct FitTests {
  @Test("Each is told in words of what the tests expect, and costs its own exercise only (G7)")
  func misfits() throws {
    let cases = FitCase.all + [FitCase("Whole", [])]
    let fixture = try FixtureKit(cases.map { ($0.id, $0.stub, $0.suite) })
    defer { fixture.remove() }
    let verdicts = try fixture.grade()
    for (verdict, sample) in zip(verdicts, FitCase.all) {
      var verdict = verdict
      // When one module does not build, the build system breaks off the others, in the middle of what they say.
      if case .doesNotFit(let misfits) = verdict.outcome, misfits.count < sample.misfits.count {
        #expect(sample.misfits.starts(with: misfits), "\(sample.id)")
        verdict = try #require(try fixture.grade(only: [sample.id]).first)
      }
      #expect(verdict.outcome == .doesNotFit(sample.misfits), "\(sample.id)")
      #expect(verdict.diagnostics.isEmpty, "\(sample.id)")
    }
    #expect(verdicts.last?.outcome == .judged)
    #expect(verdicts.last?.assertionCounts.passed ?? 0 > 0)
  }
}
