import ComposableArchitecture
import Testing

/// The sample of "Testing", in its section on gotchas: an application that hosts its tests.
///
/// Changed: a function stands for the scene of an application, whose views are not here. What the document says of linking
/// the library twice has no Swift sample, and in one test binary of SwiftPM the library is there once.
@Suite("Testing: host applications")
struct HostApplicationTests {
  @Test("T30: an application that asks for the test context leaves its root out while it hosts tests")
  func guarded() async {
    let issues = await recordedIssues {
      #expect(MyApp().body == nil)
    }
    #expect(issues.isEmpty)
  }

  @Test("T31: without the guard its root uses dependencies that nobody overrides, which fails")
  func unguarded() async {
    let issues = await recordedIssues {
      #expect(MyApp().root.contents == "live")
    }
    #expect(issues.count == 1)
    #expect(issues.first?.kind.hasPrefix("'@Dependency(MyApp.Content.self)' was used in a test") == true)
  }
}

// MARK: - The application

private struct MyApp {
  var body: Root? {
    if TestContext.current == nil {
      // Your real root view
      root
    } else {
      // Changed: a scene may be empty, a value may not.
      nil
    }
  }

  var root: Root { Root() }

  struct Root {
    @Dependency(Content.self) var contents
  }

  enum Content: DependencyKey {
    static let liveValue = "live"
  }
}
