import Dependencies
import Foundation
import Testing

@Suite("The context of a process")
struct ContextTests {
  @Test("A test process runs in the context 'test', and an override gives another one")
  func override() {
    @Dependency(\.context) var context
    #expect(context == .test)
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(context == .live)
    }
  }

  @Test("Any other process runs live")
  func live() throws {
    let probe = try Probe(context: nil, "context", "greeting")
    #expect(probe.output == "context: live\ngreeting: live\n")
    #expect(probe.warnings == "")
  }

  @Test("D09: the environment forces a process into a context", arguments: DependencyContext.allCases)
  func forced(context: DependencyContext) throws {
    let probe = try Probe(context: context.rawValue, "context", "greeting")
    #expect(probe.output == "context: \(context)\ngreeting: \(context)\n")
    #expect(probe.warnings == "")
  }

  @Test(
    "D09: a context that does not exist is told once, and the process goes on as without it",
    arguments: ["staging", ""]
  )
  func unknown(name: String) throws {
    let probe = try Probe(context: name, "context", "greeting", "greeting")
    #expect(probe.output == "context: live\ngreeting: live\ngreeting: live\n")
    let warnings = probe.warnings.split(separator: "\n")
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.hasSuffix(
        """
        : warning: The environment variable 'SWIFT_DEPENDENCIES_CONTEXT' is '\(name)', which is no context; the contexts \
        are 'live', 'preview', 'test'. The program goes on as 'live', as it would without the variable.
        """
      ) == true
    )
  }

  @Test("D08: a live process warns once of a dependency without a live value, and goes on with the one for tests")
  func noLiveValue() throws {
    let probe = try Probe(context: nil, "analytics", "analytics")
    #expect(probe.output == "analytics: test\nanalytics: test\n")
    #expect(probe.warnings.contains("DependenciesProbe.swift:9:"))
    #expect(probe.warnings.contains(": warning: '@Dependency(\\.analytics)' was used in a program that runs live"))
    #expect(probe.warnings.components(separatedBy: "warning:").count == 2)
  }

  @Test("D04: outside of tests, a function that nobody implemented warns")
  func unimplemented() throws {
    let probe = try Probe(context: nil, "unimplemented")
    #expect(
      probe.warnings.hasSuffix(
        """
        : warning: 'Probe.run' was called, and this program does not say what it does. Give it an implementation, or find \
        out why the code calls it.\n
        """
      )
    )
  }

  @Test("B7: a process prepares its dependencies before it uses them, or is warned")
  func preparation() throws {
    let early = try Probe(context: nil, "prepare", "greeting")
    #expect(early.output == "greeting: prepared\n")
    #expect(early.warnings == "")
    let late = try Probe(context: nil, "greeting", "prepare", "greeting")
    #expect(late.output == "greeting: live\ngreeting: live\n")
    #expect(late.warnings.contains("warning: '@Dependency(\\.greeting)' was prepared too late"))
  }
}
