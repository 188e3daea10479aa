import Dependencies
import Testing

@testable import DependenciesProbe

/// The live implementation of an interface that another module declares.
extension Analytics: DependencyKey {
  /// What the program uses that links both modules.
  public static var liveValue: String { "live" }
}

@Suite("An interface in one module, its live implementation in another")
struct InterfaceModuleTests {
  @Test(
    "D06: each context finds its value",
    arguments: zip([DependencyContext.live, .preview, .test], ["live", "test", "test"])
  )
  func contexts(context: DependencyContext, expected: String) {
    let issues = IssueRecorder.issues {
      withDependencies {
        $0.context = context
      } operation: {
        @Dependency(Analytics.self) var analytics
        #expect(analytics == expected)
      }
    }
    #expect(issues == [])
  }

  @Test("D03: the live value can be asked for in a test")
  func liveInTest() {
    withDependencies {
      $0[Analytics.self] = Analytics.liveValue
    } operation: {
      @Dependency(Analytics.self) var analytics
      #expect(analytics == "live")
    }
  }
}
