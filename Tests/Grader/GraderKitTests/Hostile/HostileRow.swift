@testable import GraderKit

/// Something that a feature does instead of its work, and what must come of it.
struct HostileRow: Sendable {
  /// Names the row's action and its test.
  var id: String
  /// What it does, in words; begins with the case that it stands for, where there is one.
  var words: String
  /// What the feature does with the second of three actions; the other two count up.
  var deed: String
  /// What it declares beside the feature.
  var more = ""
  /// What it does when a state is made.
  var start = ""
  /// What may become of the test.
  var statuses: Set<TestStatus>
  /// What may become of it where nothing but limits keeps the feature apart, if that is something else.
  var freely: Set<TestStatus>?
  /// The signal that the report names.
  var signal: String?
  /// Of what Swift says about it, a part.
  var message: String?
  /// What must speak against the run, where the row has an exercise of its own.
  var doubts: Set<String> = []

  /// What counts as the work: done, it makes the second step right.
  static let work = "state.count += 1"
}

/// Rows that share a feature and a suite: each has an action and a test.
struct HostileExercise: Sendable {
  var id: String
  var rows: [HostileRow]

  /// Rows that may share an exercise, because each costs its own test only.
  static func together(_ id: String, _ rows: [HostileRow]) -> [HostileExercise] {
    [HostileExercise(id: id, rows: rows)]
  }

  /// Rows that cast doubt on whatever runs beside them.
  static func alone(_ rows: [HostileRow]) -> [HostileExercise] {
    rows.map { HostileExercise(id: $0.id.prefix(1).uppercased() + $0.id.dropFirst(), rows: [$0]) }
  }

  /// Does what it should: whatever else is in its chapter, this one must pass.
  static func neighbour(_ id: String) -> HostileExercise {
    HostileExercise(id: id, rows: [HostileRow(id: "works", words: "", deed: HostileRow.work, statuses: [.passed])])
  }

  /// A reducer without macros, which compiles quickly.
  var feature: String {
    """
    import ComposableArchitecture
    import Foundation

    public struct Feature: Reducer {
      public struct State: Equatable {
        public var count = 0
        public init() { \(rows.map(\.start).joined(separator: "\n")) }
      }
      public enum Action { case up; \(rows.map { "case \($0.id)" }.joined(separator: "; ")) }
      public init() {}
      public func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .up: state.count += 1
        \(rows.map { "case .\($0.id):\n\($0.deed)" }.joined(separator: "\n"))
        }
        return .none
      }
    }
    \(rows.map(\.more).joined(separator: "\n"))
    """
  }

  /// A test for each row, which starts at a line that rows may count on.
  var suite: String {
    let tests = rows.map { row in
      """
        @Test func \(row.id)() async {
          let store = TestStore(initialState: Feature.State()) { Feature() }
          await store.send(.up) { $0.count = 1 }
          await store.send(.\(row.id)) { $0.count = 2 }
          await store.send(.up) { $0.count = 3 }
        }
      """
    }
    return """
      import ComposableArchitecture
      import \(id)Exercise
      import Testing

      @MainActor
      struct \(id)Tests {
      \(tests.joined(separator: "\n"))
      }
      """
  }
}
