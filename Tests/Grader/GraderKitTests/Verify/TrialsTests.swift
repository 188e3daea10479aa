import Testing

@testable import GraderKit

@Suite("The trials of a feature's versions")
struct TrialsTests {
  @Test("Only what fares otherwise than its author has seen is tried again, until it fares so", arguments: second)
  func again(_ variant: Variant, _ odd: [AssertionStatus], _ right: [AssertionStatus]) throws {
    var calls: [[Int]] = []
    let trials = try run([fault, variant, refactoring]) { number, count in
      if number == 2 { count < 3 ? odd : right } else { number == 1 ? [.failed, .passed] : [.passed] }
    } calls: {
      calls.append($0)
    }
    #expect(calls == [[1, 2, 3], [2], [2]])
    #expect(trials.verdicts.map(\.variant) == [fault, variant, refactoring])
    #expect(trials.verdicts[1].verdict == verdict(right))
  }

  @Test("What never fares so keeps what was seen last, after three tries")
  func never() throws {
    var calls: [[Int]] = []
    let trials = try run([refactoring, fault]) { number, count in
      [[AssertionStatus]](arrayLiteral: [.passed], [.passed, .passed], [.failed, .failed])[number == 1 ? 0 : count - 1]
    } calls: {
      calls.append($0)
    }
    #expect(calls == [[1, 2], [2], [2]])
    #expect(trials.verdicts[1].verdict == verdict([.failed, .failed]))
  }

  @Test("Nothing is said of how reference tests fare, which are tried once")
  func referenceTests() throws {
    var calls: [[Int]] = []
    var trials = Grading.Trials(id: SampleCourse.lamp)
    try trials.run([fault, refactoring]) { numbers in
      calls.append(numbers)
      return numbers.map { _ in
        ExerciseVerdict(
          id: SampleCourse.lamp,
          exercise: SampleCourse.exercise("Gate", kind: .tests),
          outcome: .judged,
          tests: [SampleVerdict.test(.failed, [.failed])]
        )
      }
    }
    #expect(calls == [[1, 2]])
  }

  /// Tries versions of which it is known how they fare at which try.
  private func run(
    _ variants: [Variant],
    _ statuses: (_ number: Int, _ count: Int) -> [AssertionStatus],
    calls: ([Int]) -> Void
  ) throws -> Grading.Trials {
    var trials = Grading.Trials(id: SampleCourse.lamp)
    var count = 0
    try trials.run(variants) { numbers in
      calls(numbers)
      count += 1
      return numbers.map { verdict(statuses($0, count)) }
    }
    return trials
  }
}

private let fault = Variant(name: "a", kind: .fault, title: "a", question: nil, edits: [], fails: 1)
private let refactoring = Variant(name: "b", kind: .refactoring, title: "b", question: nil, edits: [], fails: nil)

/// Versions, how each fares by accident, and how it does by its author.
private let second: [(Variant, [AssertionStatus], [AssertionStatus])] = [
  (fault, [.passed, .passed], [.failed, .passed]),
  (fault, [.failed, .failed], [.failed, .passed]),
  (refactoring, [.failed], [.passed]),
]

private func verdict(_ statuses: [AssertionStatus]) -> ExerciseVerdict {
  let isPassed = statuses.allSatisfy { $0 == .passed }
  return SampleVerdict.exercise("Lamp", tests: [SampleVerdict.test(isPassed ? .passed : .failed, statuses)])
}
