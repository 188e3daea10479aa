import Testing

@testable import GraderKit

@Suite("The check of stubs")
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
}
