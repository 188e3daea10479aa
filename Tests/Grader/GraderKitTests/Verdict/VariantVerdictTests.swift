import Testing

@testable import GraderKit

struct VariantVerdictTests {
  @Test(
    "Faults caught earn their share, brittle tests cost a quarter each, and never below nothing",
    arguments: [
      (caught: 4, missed: 0, rejected: 0, accepted: 2, earned: 1000),
      (caught: 3, missed: 1, rejected: 0, accepted: 2, earned: 750),
      (caught: 1, missed: 2, rejected: 0, accepted: 0, earned: 333),
      (caught: 4, missed: 0, rejected: 1, accepted: 1, earned: 750),
      (caught: 4, missed: 0, rejected: 2, accepted: 0, earned: 500),
      (caught: 1, missed: 3, rejected: 2, accepted: 0, earned: 0),
      (caught: 4, missed: 0, rejected: 5, accepted: 0, earned: 0),
      (caught: 0, missed: 4, rejected: 0, accepted: 2, earned: 0),
      (caught: 0, missed: 0, rejected: 0, accepted: 2, earned: 0),
    ]
  )
  func points(_ row: (caught: Int, missed: Int, rejected: Int, accepted: Int, earned: Int)) {
    let variants =
      [Self.variant(.reference, .accepted)] + Self.variants(row.caught, row.missed, row.rejected, row.accepted)

    #expect(variants.earned(of: Points(10)) == Points(hundredths: row.earned))
    #expect(variants.areAllSettled == (row.earned == 1000))
  }

  @Test("Nothing is earned where the right feature is rejected, or was not tried")
  func reference() {
    let others = Self.variants(4, 0, 0, 2)

    #expect(([Self.variant(.reference, .rejected)] + others).earned(of: Points(10)) == .zero)
    #expect(others.earned(of: Points(10)) == .zero)
    #expect(!([Self.variant(.reference, .rejected)] + others).areAllSettled)
  }

  @Test(
    "An exercise passes when all is caught and nothing that is right rejected; its tests have no points of their own"
  )
  func exercise() {
    var verdict = Self.exercise([Self.variant(.reference, .accepted)] + Self.variants(4, 0, 0, 2))
    #expect(verdict.status == .passed)
    #expect(verdict.earned == Points(10))
    #expect(verdict.testPoints == [.zero, .zero])
    #expect(verdict.testEarned == [.zero, .zero])

    verdict.variants = [Self.variant(.reference, .accepted)] + Self.variants(3, 1, 0, 2)
    #expect(verdict.status == .failed)
    #expect(verdict.earned == Points(hundredths: 750))
  }

  @Test("A test that no fault fails catches nothing; that is said only of tests that accept the right feature")
  func caughtNothing() {
    var caught = Self.variant(.fault, .caught)
    caught.caughtBy = ["Tests/a()"]
    var verdict = Self.exercise([Self.variant(.reference, .accepted), caught])
    #expect(verdict.caughtNothing == ["Tests/b()"])

    verdict.variants = [Self.variant(.reference, .rejected)]
    #expect(verdict.caughtNothing == [])
  }

  private static func exercise(_ variants: [VariantVerdict]) -> ExerciseVerdict {
    let tests = ["a", "b"].map { TestVerdict(id: "Tests/\($0)()", title: $0, status: .passed) }
    return ExerciseVerdict(
      id: SampleCourse.gate,
      exercise: SampleCourse.exercise("Gate", kind: .tests),
      outcome: .judged,
      tests: tests,
      variants: variants
    )
  }

  private static func variants(_ caught: Int, _ missed: Int, _ rejected: Int, _ accepted: Int) -> [VariantVerdict] {
    Array(repeating: variant(.fault, .caught), count: caught)
      + Array(repeating: variant(.fault, .missed), count: missed)
      + Array(repeating: variant(.refactoring, .rejected), count: rejected)
      + Array(repeating: variant(.refactoring, .accepted), count: accepted)
  }

  private static func variant(_ kind: VariantVerdict.Kind, _ status: VariantVerdict.Status) -> VariantVerdict {
    VariantVerdict(id: kind.rawValue, kind: kind, status: status)
  }
}
