import Testing

@testable import GraderKit

/// Features that compile and that their suites cannot use, through the whole of the real pipeline.
@Suite(.serialized)
struct FitTests {
  @Test("Each is told in words of what the tests expect, and costs its own exercise only (G7)")
  func misfits() throws {
    let whole = FitCase("Whole", [])
    let cases = FitCase.all + [whole]
    let fixture = try FixtureKit(cases.map { ($0.id, $0.stub, $0.suite) })
    defer { fixture.remove() }
    for (verdict, expected) in zip(try fixture.grade(), cases) {
      guard expected.id != whole.id else {
        #expect(verdict.outcome == .judged)
        #expect(verdict.assertionCounts.passed > 0)
        continue
      }
      #expect(verdict.outcome == .doesNotFit(expected.misfits), "\(expected.id)")
      #expect(verdict.diagnostics.isEmpty, "\(expected.id)")
    }
  }
}
