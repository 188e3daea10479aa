import Dependencies
import Testing

/// The rules and samples of "Live, preview and test dependencies", in its section on cascading.
///
/// The document's overview has both defaults lead to the live value; its rules, which count, lead from test to preview to live.
@Suite("Live, preview and test dependencies: cascading rules")
struct CascadingTests {
  @Test("D07: without a test value a test has the preview value")
  func testToPreview() async {
    let issues = await recordedIssues {
      @Dependency(PreviewClient.self) var client
      #expect(client == "preview")
    }
    #expect(issues.isEmpty)
  }

  @Test("D07: without a preview value a preview has the live value")
  func previewToLive() async {
    let issues = await recordedIssues {
      withDependencies {
        $0.context = .preview
      } operation: {
        #expect(FeatureModel().apiClient.name == "live")
      }
    }
    #expect(issues.isEmpty)
  }

  @Test("D07 D02: with only a live value a test has that one, and fails")
  func testToLive() async {
    let issues = await recordedIssues {
      #expect(FeatureModel().apiClient.name == "live")
    }
    #expect(issues.map(\.line) == [FeatureModel.dependencyLine])
    #expect(issues.first?.kind.hasPrefix("'@Dependency(\\.apiClient)' was used in a test") == true)
  }

  @Test("D03: a test that says that it wants the live value passes")
  func feature() async throws {
    let issues = await recordedIssues {
      let model = withDependencies {
        // ⚠️ Explicitly say you want to use a live dependency.
        $0.apiClient = .liveValue
      } operation: {
        FeatureModel()
      }

      #expect(model.apiClient.name == "live")
    }
    #expect(issues.isEmpty)
  }

  @Test("D08: a live program without a live value is warned, and goes on with the test value")
  func noLiveValue() async {
    var line = 0
    let issues = await recordedIssues {
      withDependencies {
        $0.context = .live
      } operation: {
        line = #line + 1
        @Dependency(TestClient.self) var client
        #expect(client == "test")
      }
    }
    #expect(issues.map(\.line) == [line])
    #expect(issues.first?.kind.hasPrefix("'@Dependency(CascadingTests.TestClient.self)' was used in a program") == true)
  }

  @Test("D09: a program that a test starts runs in the context of its environment", arguments: ["test", "preview"])
  func testFeature(context: String) throws {
    // Changed: a program of this package stands for the application, which the document has Xcode start.
    var app = Application(arguments: ["context"])
    app.launchEnvironment["SWIFT_DEPENDENCIES_CONTEXT"] = context
    let output = try app.launch()
    #expect(output == "context: \(context)\n")
  }
}

// MARK: - Fixtures

extension CascadingTests {
  fileprivate enum PreviewClient: TestDependencyKey {
    static let previewValue = "preview"
  }

  fileprivate enum TestClient: TestDependencyKey {
    static let testValue = "test"
  }

  fileprivate struct APIClient: DependencyKey {
    let name: String

    static let liveValue = Self(name: "live")
  }

  fileprivate struct FeatureModel {
    static let dependencyLine = #line + 1
    @Dependency(\.apiClient) var apiClient
  }
}

extension DependencyValues {
  fileprivate var apiClient: CascadingTests.APIClient {
    get { self[CascadingTests.APIClient.self] }
    set { self[CascadingTests.APIClient.self] = newValue }
  }
}
