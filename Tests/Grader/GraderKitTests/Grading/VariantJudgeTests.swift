import Testing

@testable import GraderKit

/// What tests say of versions, run by run, in place of processes: faults 1 and 2, and a refactoring, number 3.
@Suite("Learners' tests are judged by what they say each time")
struct VariantJudgeTests {
  @Test("What objects to a fault each time catches it; what never does misses it; neither says a word of what is right")
  func steady() throws {
    let verdict = try judge { number, _ in number == 1 ? ["a": .failed] : [:] }

    #expect(verdict.variants.map(\.status) == [.accepted, .caught, .missed, .accepted])
    #expect(verdict.variants.map(\.caughtBy) == [[], ["a"], [], []])
    #expect(verdict.variants.map(\.how) == [nil, .failed, nil, nil])
    #expect(verdict.variants.map(\.id) == ["reference", "fault-1", "fault-2", "refactoring-1"])
    #expect(verdict.doubts == [])
  }

  @Test("A test that objects to a fault once and accepts it once catches nothing at all, and is named")
  func wavers() throws {
    let verdict = try judge { number, run in
      switch (number, run) {
      case (1, 1): ["a": .failed, "b": .crashed]
      case (1, _): ["b": .crashed]
      case (2, _): ["a": .failed]
      default: [:]
      }
    }

    #expect(verdict.variants.map(\.status) == [.accepted, .caught, .missed, .accepted])
    #expect(verdict.variants.map(\.caughtBy) == [[], ["b"], [], []])
    #expect(verdict.doubts == [.wavers(test: "A")])
    #expect(verdict.caughtNothing == ["a"])
  }

  @Test("A refactoring that is objected to once and accepted once costs nothing, but the test catches nothing")
  func waversOnRefactoring() throws {
    let verdict = try judge { number, run in
      switch (number, run) {
      case (3, 1), (1, _): ["a": .failed]
      default: [:]
      }
    }

    #expect(verdict.variants.map(\.status) == [.accepted, .missed, .missed, .accepted])
    #expect(verdict.doubts == [.wavers(test: "A")])
  }

  @Test("What objects to the right feature in any run earns nothing", arguments: 1...2)
  func unsteady(_ turn: Int) throws {
    let verdict = try judge { number, run in number == 0 && run == turn || number == 1 ? ["a": .failed] : [:] }

    #expect(verdict.variants.map(\.status) == [.rejected])
    #expect(verdict.doubts == (turn == 1 ? [] : [.unsteady]))
    #expect(verdict.earned == .zero)
  }

  @Test("What objects to the right feature when it is repeated earns nothing, and meets no fault")
  func repeated() throws {
    var limits: [Int] = []
    let verdict = try judge { number, _, limit in
      limits.append(limit)
      return number == 1 ? ["a": .failed] : [:]
    } repetition: { limit in
      Repetition.Find(found: Self.outcome(limit == 60 ? ["b": .failed] : [:]), before: 16)
    }

    #expect(verdict.doubts == [.guesses(accepted: 17)])
    #expect(verdict.variants.map(\.status) == [.rejected])
    #expect(verdict.variants.map(\.caughtBy) == [["b"]])
    #expect(verdict.earned == .zero)
    #expect(limits == [60])
  }

  @Test("Nothing is repeated where the right feature is objected to at once")
  func notRepeated() throws {
    var repetitions = 0
    let verdict = try judge { number, _, _ in
      number == 0 ? ["a": .failed] : [:]
    } repetition: { _ in
      repetitions += 1
      return nil
    }

    #expect(verdict.doubts == [])
    #expect(repetitions == 0)
  }

  @Test("What is reported outside of every test catches a fault only if it is each time")
  func outside() throws {
    let steady = try judge { number, _ in number == 1 ? ["": .failed] : [:] }
    #expect(steady.variants.map(\.status) == [.accepted, .caught, .missed, .accepted])
    #expect(steady.variants[1].caughtBy == [])

    let once = try judge { number, run in number == 1 && run == 1 || number == 2 ? ["": .failed] : [:] }
    #expect(once.variants.caught.isEmpty)
    #expect(once.doubts == [.unsteady])
  }

  @Test("A test that a hang kept from its turn has not accepted anything")
  func keptFromItsTurn() throws {
    let verdict = try judge { number, run in
      number == 1 ? ["a": .timedOut, "b": run == 1 ? .failed : .notReached] : [:]
    }

    #expect(verdict.doubts == [])
    #expect(verdict.variants.caught.map(\.caughtBy) == [["a"]])
    #expect(verdict.variants.caught.map(\.how) == [.timedOut])
  }

  @Test(
    "Where something right takes longer than the short limit, all is tried again with the whole one",
    arguments: [0, 3]
  )
  func slowMachine(_ slow: Int) throws {
    var limits: [Int] = []
    let verdict = try judge { number, run, limit in
      limits.append(limit)
      return limit < 60 && (number == slow && run > 1 - slow % 2 || number == 1) ? ["a": .timedOut] : [:]
    }

    #expect(limits.first == 60)
    #expect(limits.contains(2))
    #expect(limits.last == 60)
    #expect(verdict.variants.map(\.status) == [.accepted, .missed, .missed, .accepted])
  }

  @Test("Where no test begins within the short limit, all is tried again with the whole one", arguments: 0...3)
  func slowStart(_ slow: Int) throws {
    let verdict = try judge { number, _, limit in
      if number == slow, limit < 60 { return ["a": .notReached, "b": .notReached, "": .failed] }
      return number == 1 ? ["a": .failed] : [:]
    }

    #expect(verdict.variants.map(\.status) == [.accepted, .caught, .missed, .accepted])
    #expect(verdict.doubts == [])
  }

  // MARK: - Fixtures

  private func judge(_ statuses: (_ number: Int, _ run: Int) -> [String: TestStatus]) throws -> ExerciseVerdict {
    try judge { number, run, _ in statuses(number, run) }
  }

  /// Judges two tests, `a` and `b`, which pass where nothing else is said; the id `""` stands for what is of no test.
  private func judge(
    _ statuses: (_ number: Int, _ run: Int, _ limit: Int) -> [String: TestStatus],
    repetition: (_ limit: Int) -> Repetition.Find<ExerciseVerdict>? = { _ in nil }
  ) throws -> ExerciseVerdict {
    var runs: [Int: Int] = [:]
    return try withoutActuallyEscaping(statuses) { statuses in
      try withoutActuallyEscaping(repetition) { repetition in
        try VariantJudge(variants: Self.variants, limit: 60) { numbers, limit in
          numbers.map { number in
            runs[number, default: 0] += 1
            return Self.outcome(statuses(number, runs[number, default: 0], limit))
          }
        } repetition: {
          repetition($0)
        }.verdict()
      }
    }
  }

  private static func outcome(_ told: [String: TestStatus]) -> ExerciseVerdict {
    ExerciseVerdict(
      id: ExerciseID(chapter: "01-Start", exercise: "Gate"),
      exercise: SampleCourse.exercise("Gate", kind: .tests),
      outcome: .judged,
      tests: ["a", "b"].map { id in
        let status = told[id] ?? .passed
        return TestVerdict(
          id: id,
          title: id.uppercased(),
          status: status,
          code: status == .failed ? .assertionFailed : nil
        )
      },
      doubts: told[""] == nil ? [] : [.issueOfNoTest("Oops")]
    )
  }

  private static let variants = [("a", Variant.Kind.fault), ("b", .fault), ("c", .refactoring)].map {
    Variant(name: $0, kind: $1, title: $0, question: nil, edits: [])
  }
}
