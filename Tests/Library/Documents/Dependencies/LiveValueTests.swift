import Dependencies
import Testing

/// The samples of "Live, preview and test dependencies", in its section on live values.
///
/// Changed in all of them: the document leaves the client and its model out, so they are written here.
@Suite("Live, preview and test dependencies: live value")
struct LiveValueTests {
  @Test("D01 D02: a test that reaches a live value by default fails, and is told of which dependency")
  func feature() async throws {
    let issues = await recordedIssues {
      let model = FeatureModel()

      model.addButtonTapped()
    }
    #expect(issues.map(\.line) == [FeatureModel.dependencyLine])
    // The sentences are the library's own; they name the dependency as the document's do.
    #expect(
      issues.first?.text.hasPrefix(
        """
        '@Dependency(\\.apiClient)' was used in a test that does not override it, and it has no value for tests: this is \
        the live one, 'LiveValueTests.APIClient.liveValue'.
        """
      ) == true
    )
  }

  @Test("D03: a test that says that it wants the live value passes")
  func explicitlyLive() async throws {
    let issues = await recordedIssues {
      let model = withDependencies {
        // ⚠️ Explicitly say you want to use a live dependency.
        $0.apiClient = .liveValue
      } operation: {
        FeatureModel()
      }

      model.addButtonTapped()
      #expect(model.names == ["live"])
    }
    #expect(issues.isEmpty)
  }
}

// MARK: - Fixtures

extension LiveValueTests {
  // Swift 6: 'Sendable', as the values of a dependency are shared.
  fileprivate struct APIClient: DependencyKey, Sendable {
    var fetchName: @Sendable () -> String

    static let liveValue = Self(fetchName: { "live" })
  }

  fileprivate final class FeatureModel {
    private(set) var names: [String] = []

    static let dependencyLine = #line + 1
    @Dependency(\.apiClient) private var apiClient

    func addButtonTapped() {
      names.append(apiClient.fetchName())
    }
  }
}

extension DependencyValues {
  fileprivate var apiClient: LiveValueTests.APIClient {
    get { self[LiveValueTests.APIClient.self] }
    set { self[LiveValueTests.APIClient.self] = newValue }
  }
}
