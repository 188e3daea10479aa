import Foundation
import Testing

@testable import GraderKit

/// Hostile and broken features of all kinds, in one chapter with two that work: each must cost itself alone, in a sandbox
/// and without.
@Suite("A hostile feature", .ownThread)
struct HostileTests {
  @Test(
    "Earns nothing, costs no other its points, and leaves nothing behind (G1, G2, G3, G6, H1, H2, H5, H6, H8, H9, H10)"
  )
  func table() throws {
    let place = try HostilePlace()
    let exercises =
      [HostileExercise.neighbour("Able"), HostileRow.late, HostileRow.stateless, HostileExercise.neighbour("Zealous")]
      + HostileExercise.together("Ends", HostileRow.ends) + HostileExercise.together("Hangs", HostileRow.hangs)
      + HostileExercise.together("Answers", HostileRow.answers)
      + HostileExercise.together("Floods", HostileRow.floods)
      + HostileExercise.together("Reaches", HostileRow.reach(place)) + HostileExercise.alone(HostileRow.traces)
    let fixture = try BuiltFixture(exercises.map { ($0.id, $0.feature, $0.suite) }, judgedFor: 300)
    defer { fixture.remove() }

    var limits = Limits()
    limits.test = Self.limit
    let start = ContinuousClock.now
    let sandboxes = [SandboxMode.auto, .off]
    let verdicts = try fixture.judge(sandboxes.map { .init(sandbox: $0, limits: limits) })
    for (sandbox, verdict) in zip(sandboxes, verdicts) {
      for exercise in exercises { try check(exercise, verdict, sandbox) }
    }

    // A hang may be met twice: beside others, and alone.
    let hangs = exercises.flatMap(\.rows).count { !$0.statuses.isDisjoint(with: [.timedOut]) }
    #expect(ContinuousClock.now - start < .seconds(2 * hangs * Self.limit + 600))
    // Those of a test beside this one end with it; what is left behind stays for a day.
    let left = Set(Self.leftovers)
    #expect(eventually(within: 300) { left.isDisjoint(with: Self.leftovers) })
    for verdict in verdicts {
      for format in ReportFormat.allCases {
        for language in Language.allCases {
          let report = try Report(verdict: verdict, language: language).text(as: format)
          #expect(!report.contains("\u{1B}"), "\(format)")
          #expect(report.utf8.count < 4 << 20, "\(format)")
        }
      }
    }
  }

  private func check(_ exercise: HostileExercise, _ verdict: Verdict, _ sandbox: SandboxMode) throws {
    let isFree = verdict.isolation.isWeak
    let judged = try #require(verdict.exercises.first { $0.id.exercise == exercise.id })
    #expect(judged.outcome == .judged, "\(exercise.id), \(sandbox): \(judged.outcome) \(judged.diagnostics)")
    guard judged.outcome == .judged else { return }
    for (row, test) in zip(exercise.rows, judged.tests) {
      let statuses = isFree ? row.freely ?? row.statuses : row.statuses
      #expect(
        statuses.contains(test.status),
        """
        \(row.id), \(sandbox): \(test.status) \(test.doubts) \(judged.doubts) \
        \(String(test.messages.joined().prefix(500)))
        """
      )
      if let signal = row.signal { #expect(test.crash?.signal == signal, "\(row.id)") }
      if let message = row.message {
        #expect(test.crash?.fatalMessage?.contains(message) == true, "\(row.id): \(String(describing: test.crash))")
      }
      #expect(row.doubts.isSubset(of: judged.doubts.map(\.code)), "\(row.id): \(judged.doubts)")
      if test.status == .crashed || test.status == .timedOut {
        #expect(test.assertions[0].status == (row.start.isEmpty ? .passed : .notReached), "\(row.id)")
        #expect(test.assertions[1].status != .passed, "\(row.id)")
        #expect(test.assertions[2].status != .passed, "\(row.id)")
      }
    }
    if exercise.rows.allSatisfy({ $0.statuses == [.passed] }) {
      #expect(judged.status == .passed, "\(exercise.id): \(judged)")
      #expect(judged.earned == judged.points, "\(exercise.id)")
    } else {
      #expect(judged.status != .passed, "\(exercise.id)")
      #expect(judged.earned < judged.points, "\(exercise.id)")
    }
  }

  /// In seconds.
  private static let limit = 4

  /// The processes that rows have left.
  private static var leftovers: [pid_t] {
    ProcessFamily.processes.filter { process in
      let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
      return words.range(of: Data(HostileRow.leftover.utf8)) != nil
    }
  }
}
