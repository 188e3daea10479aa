import Dependencies
import Testing

/// The samples of "Live, preview and test dependencies", in its section on test values.
@Suite("Live, preview and test dependencies: test value")
struct TestValueTests {
  @Test("D04: an endpoint that is not implemented fails the test that calls it, by its name")
  func unimplementedEndpoint() async {
    let issues = await recordedIssues {
      @Dependency(AnalyticsClient.self) var analytics
      await #expect(throws: UnimplementedFailure.self) {
        try await analytics.track("Button tapped", ["id": "add"])
      }
    }
    #expect(
      issues.map(\.text) == [
        """
        'AnalyticsClient.track' was called, and this test does not say what it does. Override it in the test, or find out \
        why the code calls it.

        Called with:
          "Button tapped"
          ["id": "add"]
        """
      ]
    )
    #expect(issues.map(\.line) == [AnalyticsClient.trackLine])
  }

  @Test("D04: a test that does not call it passes, and one that overrides it, too")
  func override() async throws {
    let events = LockIsolated<[String]>([])
    let issues = try await recordedIssues {
      @Dependency(AnalyticsClient.self) var analytics
      _ = analytics
      try await withDependencies {
        $0[AnalyticsClient.self].track = { event, _ in events.withValue { $0.append(event) } }
      } operation: {
        try await analytics.track("Button tapped", [:])
      }
    }
    #expect(issues.isEmpty)
    #expect(events.value == ["Button tapped"])
  }
}

// MARK: - The client

// Swift 6: the client and its closure are 'Sendable', as a 'static let' is shared.
private struct AnalyticsClient: Sendable {
  var track: @Sendable (String, [String: String]) async throws -> Void
}

extension AnalyticsClient: TestDependencyKey {
  fileprivate static let trackLine = #line + 2
  static let testValue = Self(
    track: unimplemented("AnalyticsClient.track")
  )
}
