import ComposableArchitecture
import Testing

/// The samples of "Testing", in its section on gotchas: test stores that outlive their test.
@MainActor
@Suite("Testing: long-lived test stores")
struct LongLivedStoreTests {
  @Test("T33: a store of the test itself is checked at its end")
  func ownStore() async {
    var line = 0
    let issues = await recordedIssues {
      // 👍 Do this:
      let store = TestStore(initialState: Feature.State()) {
        Feature()
      }
      line = #line + 1
      await store.send(.refreshButtonTapped)
    }
    #expect(issues.map(\.kind) == ["1 action that came back was never received:"])
    #expect(issues.map(\.line) == [line])
  }

  // Changed: the document warns of a property of the suite. Swift Testing makes a suite for each test and releases it with
  // the test, so nothing goes unchecked there; a 'static' property does what the document says.
  @Test("T33: a shared store is not checked at the end of a test, unless it is told to finish")
  func sharedStore() async {
    let unchecked = await recordedIssues {
      await Self.store.send(.refreshButtonTapped)
    }
    #expect(unchecked.isEmpty)

    var line = 0
    let checked = await recordedIssues {
      line = #line + 1
      await Self.store.finish()
    }
    #expect(checked.map(\.kind) == ["1 action that came back was never received:"])
    #expect(checked.map(\.line) == [line])
  }

  // 👎 Don't do this:
  private static let store = TestStore(initialState: Feature.State()) {
    Feature()
  }
}

/// The document's sample as it stands.
@MainActor
@Suite("Testing: a test store that is a property of its suite")
struct SuiteStoreTests {
  typealias Feature = LongLivedStoreTests.Feature

  let store = TestStore(initialState: Feature.State()) {
    Feature()
  }

  @Test("T33: it is released with its test, and checked", .fails("1 action that came back was never received:"))
  func basics() async {
    await store.send(.refreshButtonTapped)
  }
}

// MARK: - Fixtures

/// Expects that a test fails, by the time it has let go of its suite.
private struct FailureTrait: TestTrait, TestScoping {
  let kind: String

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withKnownIssue {
      try await function()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix(kind) }
    }
  }
}

extension Trait where Self == FailureTrait {
  /// Expects an issue whose text begins so, and no other.
  fileprivate static func fails(_ kind: String) -> Self { FailureTrait(kind: kind) }
}

extension LongLivedStoreTests {
  @Reducer
  struct Feature {
    struct State: Equatable {}

    enum Action {
      case refreshButtonTapped
      case refreshed
    }

    var body: some Reducer<State, Action> {
      Reduce { _, action in
        switch action {
        case .refreshButtonTapped: .send(.refreshed)
        case .refreshed: .none
        }
      }
    }
  }
}
