import Dependencies
import DocumentsInterface
import Testing

/// The samples of "Live, preview and test dependencies", in its section on interface and implementation.
///
/// The interface is a module of its own, which is built without this one; this module stands for the live one.
@Suite("Live, preview and test dependencies: separating interface and implementation")
struct SeparationTests {
  @Test(
    "D06: the live value comes with its module, the test value with the interface",
    arguments: [(DependencyContext.live, "live: tap"), (.test, "test: tap")]
  )
  func contexts(context: DependencyContext, expected: String) async {
    let issues = await recordedIssues {
      withDependencies {
        $0.context = context
      } operation: {
        @Dependency(AnalyticsClient.self) var analytics
        #expect(analytics.track("tap") == expected)
      }
    }
    #expect(issues.isEmpty)
  }
}

// Module: LiveAnalyticsClient
// Swift 6: 'public', as a type of another module is extended.
extension AnalyticsClient: DependencyKey {
  /// What a program has that links both modules.
  public static let liveValue = Self(track: { "live: \($0)" })
}
