import Dependencies
import Testing

@Suite("A live value in a test")
struct LiveValueTests {
  @Test("D02: it fails the test, where the dependency is declared, and says how to override it")
  func message() {
    let issues = IssueRecorder.issues { _ = Feature().client.fetch() }
    #expect(issues.map(\.line) == [Feature.line])
    #expect(issues.map(\.fileID) == ["DependenciesTests/LiveValueTests.swift"])
    #expect(
      issues.first?.text == """
        '@Dependency(\\.liveOnlyClient)' was used in a test that does not override it, and it has no value for tests: this \
        is the live one, 'LiveOnlyClient.liveValue'.

        Used by: DependenciesTests/LiveValueTests.swift:\(Feature.line)

        Give it a value for this test:

            withDependencies {
              $0.liveOnlyClient = …
            } operation: {
              …
            }

        or one for every test: a 'static let testValue' in 'LiveOnlyClient'. If this test is meant to run the live one, say \
        so: '$0.liveOnlyClient = .liveValue'.
        """
    )
  }

  @Test("D02: a key that is not its value is named with the type that encloses it")
  func messageAboutKey() {
    let issues = IssueRecorder.issues {
      @Dependency(Keys.Number.self) var number
      _ = number
    }
    let text = issues.first?.text ?? ""
    #expect(text.hasPrefix("'@Dependency(Keys.Number.self)' was used in a test"))
    #expect(text.contains("      $0[Keys.Number.self] = …\n"))
    #expect(text.hasSuffix("say so: '$0[Keys.Number.self] = Keys.Number.liveValue'."))
  }

  @Test("D02: a property complains once, and each property for itself")
  func once() {
    let issues = IssueRecorder.issues {
      let feature = Feature()
      for _ in 1...3 { _ = feature.client.fetch() }
      _ = Feature().client
    }
    #expect(issues.map(\.line) == [Feature.line, Feature.line])
  }

  @Test("D03: an override by the live value states the intent")
  func intent() {
    let issues = IssueRecorder.issues {
      withDependencies {
        $0.liveOnlyClient = .liveValue
      } operation: {
        #expect(Feature().client.fetch() == "live")
      }
    }
    #expect(issues == [])
  }

  @Test("D05: in a preview the live value is used without a word")
  func preview() {
    let issues = IssueRecorder.issues {
      withDependencies {
        $0.context = .preview
      } operation: {
        #expect(Feature().client.fetch() == "live")
      }
    }
    #expect(issues == [])
  }

  @Test("B4: to override a dependency does not use it, in whole or in part")
  func overriding() {
    let issues = IssueRecorder.issues {
      withDependencies {
        $0.liveOnlyClient.fetch = { "part" }
        $0[Complaining.self] = 1
      } operation: {
        #expect(Feature().client.fetch() == "part")
        #expect(Feature().client.count() == 1)
        @Dependency(Complaining.self) var number
        #expect(number == 1)
      }
    }
    #expect(issues == [])
  }

  @Test("B4: what was only read to be overridden in part complains when it is used elsewhere")
  func overridingElsewhere() {
    let issues = IssueRecorder.issues {
      withDependencies {
        $0.liveOnlyClient.fetch = { "part" }
      } operation: {
      }
      _ = Feature().client
    }
    #expect(issues.map(\.line) == [Feature.line])
  }
}

@Suite("A program without a live value")
struct MissingLiveValueTests {
  @Test("D08: it is warned, and goes on with the value for tests")
  func message() {
    var line: UInt = 0
    let issues = IssueRecorder.issues {
      withDependencies {
        $0.context = .live
      } operation: {
        line = #line + 1
        @Dependency(\.interface) var interface
        #expect(interface == "test")
      }
    }
    #expect(issues.map(\.line) == [line])
    #expect(
      issues.first?.text == """
        '@Dependency(\\.interface)' was used in a program that runs live, and it has no live value: this is the one for \
        tests, 'Interface.testValue'.

        Used by: DependenciesTests/LiveValueTests.swift:\(line)

        Declare the live value, and link the module that does it:

            extension Interface: DependencyKey {
              static let liveValue = …
            }
        """
    )
  }
}

// MARK: - Fixtures

private struct Feature {
  static let line: UInt = #line + 1
  @Dependency(\.liveOnlyClient) var client
}

struct LiveOnlyClient: DependencyKey {
  var fetch: @Sendable () -> String
  var count: @Sendable () -> Int

  static let liveValue = Self(fetch: { "live" }, count: { 1 })
}

enum Keys {
  enum Number: DependencyKey {
    static let liveValue = 1
  }
}

enum Complaining: TestDependencyKey {
  static var testValue: Int {
    reportIssue("The default was asked.")
    return 0
  }
}

enum Interface: TestDependencyKey {
  static let testValue = "test"
}

extension DependencyValues {
  var liveOnlyClient: LiveOnlyClient {
    get { self[LiveOnlyClient.self] }
    set { self[LiveOnlyClient.self] = newValue }
  }

  var interface: String {
    get { self[Interface.self] }
    set { self[Interface.self] = newValue }
  }
}
