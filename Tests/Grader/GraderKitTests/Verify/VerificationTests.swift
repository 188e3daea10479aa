import Testing

@testable import GraderKit

@Suite("The check of stubs and solutions")
struct VerificationTests {
  @Test("A feature's stub that ends the process is told")
  func crashingFeature() {
    let stub = SampleVerdict.exercise("Counter", tests: [SampleVerdict.failing, SampleVerdict.crashing])

    #expect(
      Verification.stubFindings(stub) == [
        Finding("01/Counter", .stubTestBreaks(test: "Traps", status: "crashed"))
      ]
    )
  }

  @Test("A test that learners are given to mend may end the process")
  func crashingTest() {
    let stub = SampleVerdict.exercise("Gate", tests: [SampleVerdict.failing, SampleVerdict.crashing])

    #expect(stub.status == .failed)
    #expect(Verification.stubFindings(stub) == [])
  }

  @Test("A stub that passes is told")
  func passing() {
    let stub = SampleVerdict.exercise("Counter", tests: [SampleVerdict.passing])

    #expect(Verification.stubFindings(stub) == [Finding("01/Counter", .stubPasses)])
  }

  @Test("Reference tests that pass and waver are told; what merely passes is not")
  func wavering() {
    var solution = SampleVerdict.exercise("Gate", tests: [SampleVerdict.passing])
    solution.variants = [
      VariantVerdict(id: "reference", kind: .reference, status: .accepted),
      VariantVerdict(id: "fault-1", kind: .fault, status: .caught, how: .failed, caughtBy: ["Tests/counts()"]),
    ]
    #expect(solution.status == .passed)
    #expect(Verification.solutionFindings(solution) == [])

    solution.doubts = [.wavers(test: "Counts")]
    #expect(Verification.solutionFindings(solution) == [Finding("01/Gate", .runInDoubt(.wavers(test: "Counts")))])
  }
}
