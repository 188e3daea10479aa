import Testing

@testable import GraderKit

/// Features that hang, each in an exercise of its own with tests that do not, run as exercises are, by the clock.
@Suite("A test that hangs", .serialized, .ownThread)
struct HangTimeTests {
  @Test("Is ended within twice its limit, be it the first, the middle or the last; the others pass (G2, G3, H5)")
  func hangs() throws {
    let hangs = HostileRow.hangs.enumerated().map { index, row in
      var rows = [Self.works("one"), Self.works("two")]
      rows.insert(row, at: index % 3)
      return HostileExercise(id: "Hang\(index)", rows: rows)
    }
    for (exercise, verdict, seconds) in try run(hangs + [Self.ten], limit: Self.limit) {
      for (row, test) in zip(exercise.rows, verdict.tests) {
        #expect(row.statuses.contains(test.status), "\(exercise.id), \(row.id): \(test.status)")
        #expect(test.status != .timedOut || test.timeLimit == Self.limit)
      }
      #expect(seconds < Double(2 * Self.limit), "\(exercise.id), \(exercise.rows.map(\.id)): \(seconds) s")
    }
  }

  @Test("Is not taken for one that prints much or just as much as a pipe holds, and does as it should (G1)")
  func prints() throws {
    for (exercise, verdict, _) in try run([Self.printing], limit: 60) {
      #expect(verdict.tests.map(\.status) == exercise.rows.map { _ in .passed }, "\(verdict.doubts)")
      #expect(verdict.status == .passed)
    }
  }

  /// In seconds; long beside what a busy machine takes to start a run.
  private static let limit = 8

  /// A crash in the third of ten tests, a hang in the sixth.
  private static let ten = HostileExercise(
    id: "Ten",
    rows: (1...10).map { number in
      switch number {
      case 3: HostileRow(id: "test03", words: "", deed: "fatalError()", statuses: [.crashed])
      case 6: HostileRow(id: "test06", words: "", deed: "while true {}", statuses: [.timedOut])
      default: works("test\(number < 10 ? "0" : "")\(number)")
      }
    }
  )

  private static let printing = HostileExercise(
    id: "Prints",
    rows: [
      ("aPipe", 1 << 16, 1), ("lessThanAPipe", (1 << 16) - 1, 1), ("moreThanAPipe", (1 << 16) + 1, 1),
      ("aGigabyte", 1 << 20, 1 << 10),
    ].map { id, size, count in
      HostileRow(
        id: id,
        words: "G1: prints \(count) times \(size) bytes",
        deed: """
          let piece = [UInt8](repeating: 0x2E, count: \(size))
          for _ in 0..<\(count) { write(1, piece, piece.count) }
          state.count += 1
          """,
        statuses: [.passed]
      )
    }
  )

  private static func works(_ id: String) -> HostileRow {
    HostileRow(id: id, words: "", deed: HostileRow.work, statuses: [.passed])
  }

  /// Builds exercises once, and runs each by itself.
  ///
  /// - Returns: For each, its verdict and how long the run took, in seconds.
  private func run(
    _ exercises: [HostileExercise],
    limit: Int
  ) throws -> [(HostileExercise, ExerciseVerdict, seconds: Double)] {
    let fixture = try BuiltFixture(exercises.map { ($0.id, $0.feature, $0.suite) }, judgedFor: exercises.count * limit)
    defer { fixture.remove() }
    var limits = Limits()
    limits.test = limit
    return zip(exercises, try fixture.runEach(.init(protections: .traces, limits: limits))).map {
      ($0, $1.verdict, $1.seconds)
    }
  }
}
