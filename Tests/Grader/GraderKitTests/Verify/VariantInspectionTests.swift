import Foundation
import Testing

@testable import GraderKit

@Suite("The check of variants")
struct VariantInspectionTests {
  @Test("A suite that some fault does not turn red, or that turns red on what is right, is told")
  func hiddenSuites() {
    let trials = trials([
      (variant("a"), [.failed, .passed]), (variant("b"), [.passed, .failed]), (variant("c"), [.passed, .passed]),
      (variant("d", .refactoring), [.failed, .passed]), (variant("e", .refactoring), [.passed, .passed]),
    ])

    #expect(
      problems(trials) == [.faultUncaught("c.fault"), .refactoringRejected("d.refactoring", tests: ["Test"])]
    )
  }

  @Test("Two faults of which all claims say the same are told, once; those that differ in one message are not")
  func alike() {
    let one = [variant("a"), variant("b"), variant("c")].map { ($0, verdict([.failed, .passed])) }
    var other = verdict([.failed, .passed])
    other.tests[0].assertions[0].difference = "- 1\n+ 2"
    let trials = Grading.Trials(id: SampleCourse.lamp, verdicts: one + [(variant("d"), other)])

    #expect(
      problems(trials, stubs: [verdict([.failed, .failed])])
        == [.faultsAlike("a.fault", "b.fault"), .faultsAlike("a.fault", "c.fault")]
    )
  }

  @Test("A fault that fails more or fewer assertions than its file says is told, and one whose file says nothing")
  func counts() {
    let trials = trials([
      (variant("a", fails: 2), [.failed, .passed]), (variant("b", fails: 1), [.failed, .failed]),
      (variant("c", fails: nil), [.passed, .failed]),
    ])

    #expect(
      problems(trials) == [
        .faultFails("a.fault", count: 1, said: 2), .faultFails("b.fault", count: 2, said: 1),
        .faultFails("c.fault", count: 1, said: nil),
      ]
    )
  }

  @Test("An assertion that neither the stub nor a fault fails is told")
  func neverFails() {
    let trials = trials([(variant("a"), [.failed, .passed]), (variant("b", .refactoring), [.passed, .passed])])
    let stub = verdict([.failed, .failed])

    #expect(problems(trials) == [.assertionNeverFails(test: "Test", line: 1, text: "#expect(x)")])
    #expect(problems(trials, stubs: [stub]) == [])
  }

  @Test("An assertion that a crash keeps from running has not failed")
  func notReached() {
    #expect(
      problems(trials([(variant("a"), [.failed, .notReached])]))
        == [.assertionNeverFails(test: "Test", line: 1, text: "#expect(x)")]
    )
  }

  @Test("Variants that cannot be merged are told once, in the words of their error")
  func unusable() {
    let fault = GraderFault.unreadableVariants(exercise: "01/Lamp", reason: "a.fault: It changes nothing.")

    #expect(
      problems(Grading.Trials(id: SampleCourse.lamp, outcome: .fault(fault)))
        == [.variantsUnusable(reason: fault.english)]
    )
  }

  @Test("Too few variants, a missing question, a second copy of a fault and a text that is not found are told")
  func written() throws {
    try withTemporaryFolder { root in
      let inspection = VariantInspection(kit: Kit(root: root), catalog: SampleCourse.catalog)
      var exercise = SampleCourse.exercise("Gate", kind: .tests, files: ["GateTests.swift"])
      exercise.given = ["Gate.swift"]
      func problems() -> [Finding.Problem] { inspection.findings(SampleCourse.start, exercise).map(\.problem) }
      let folder = "Tests/Chapters/01-Start/Gate/Variants"
      try root.write("func f() { a() }\n", to: "Solutions/01-Start/Gate/Gate.swift")
      #expect(reason(problems()).contains("There is no fault in \(folder)."))

      let text = "---\nfunc f() { a() }\n+++\nfunc f() { b() }"
      try root.write("title: A\n\(text)", to: "\(folder)/a.fault")
      #expect(
        problems() == [
          .variantsTooFew("refactoring", count: 0, least: 2), .variantsTooFew("fault", count: 1, least: 10),
          .variantWithoutQuestion("a.fault"),
        ]
      )

      try root.write("title: B\n\(text)", to: "\(folder)/b.fault")
      #expect(reason(problems()).contains("Take one of the two away."))

      try root.write("title: B\n---\nfunc g() {}\n+++", to: "\(folder)/b.fault")
      #expect(reason(problems()).contains("b.fault:2: \(VariantInspectionTests.notFound)"))
    }
  }

  @Test("A reference test that catches nothing is told")
  func idleTests() {
    let verdict = ExerciseVerdict(
      id: ExerciseID(chapter: "01-Start", exercise: "Gate"),
      exercise: SampleCourse.exercise("Gate", kind: .tests),
      outcome: .judged,
      tests: ["a", "b"].map { TestVerdict(id: "T/\($0)()", title: $0, status: .passed) },
      variants: [
        VariantVerdict(id: "reference", kind: .reference, status: .accepted),
        VariantVerdict(id: "fault-1", kind: .fault, status: .caught, how: .failed, caughtBy: ["T/a()"]),
      ]
    )
    let inspection = VariantInspection(kit: Kit(root: URL(filePath: "/nowhere")), catalog: SampleCourse.catalog)

    #expect(inspection.idleTests(verdict) == [Finding("01/Gate", .testCatchesNothing("T/b()"))])
  }

  private static let notFound = "The solution has no such lines. Copy them from there, with their indentation."

  private func problems(_ trials: Grading.Trials, stubs: [ExerciseVerdict] = []) -> [Finding.Problem] {
    VariantInspection(kit: Kit(root: URL(filePath: "/nowhere")), catalog: SampleCourse.catalog)
      .findings([trials], stubs: stubs).map(\.problem)
  }

  private func reason(_ problems: [Finding.Problem]) -> String {
    guard case .variantsUnusable(let reason)? = problems.first, problems.count == 1 else { return "\(problems)" }
    return reason
  }

  private func trials(_ runs: [(Variant, [AssertionStatus])]) -> Grading.Trials {
    Grading.Trials(id: SampleCourse.lamp, verdicts: runs.map { ($0.0, verdict($0.1)) })
  }

  private func verdict(_ statuses: [AssertionStatus]) -> ExerciseVerdict {
    let isPassed = statuses.allSatisfy { $0 == .passed }
    return SampleVerdict.exercise("Lamp", tests: [SampleVerdict.test(isPassed ? .passed : .failed, statuses)])
  }

  private func variant(_ name: String, _ kind: Variant.Kind = .fault, fails: Int? = 1) -> Variant {
    Variant(name: name, kind: kind, title: name, question: nil, edits: [], fails: fails)
  }
}
