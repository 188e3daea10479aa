import Testing

@testable import IssueReporting

@Suite("Test context")
struct TestContextTests {
  @Test("In a test the context is the test")
  func inTest() throws {
    let test = try #require(Test.current)
    #expect(TestContext.current == .swiftTesting(.init(test: .init(id: .init(rawValue: test.id)))))
    #expect(isTesting)
  }

  @Test("Outside a test the context is still the process's")
  func outsideTest() async {
    let context = await Task.detached { (TestContext.current, isTesting) }.value
    #expect(context.0 == .swiftTesting(nil))
    #expect(context.1)
  }

  @Test("How a process was started tells what it was started for", arguments: starts)
  func start(_ start: Start) {
    #expect(TestProcess(arguments: start.arguments, environment: start.environment) == start.process)
  }
}

struct Start: CustomTestStringConvertible {
  let testDescription: String
  let arguments: [String]
  var environment: [String: String] = [:]
  let process: TestProcess?
}

private let starts = [
  Start(testDescription: "nothing known", arguments: [], process: nil),
  Start(testDescription: "an ordinary program", arguments: ["/usr/bin/app", "--verbose"], process: nil),
  Start(testDescription: "a program in a test folder", arguments: ["/App.xctest/tool"], process: nil),
  Start(testDescription: "Linux, XCTest", arguments: ["/build/AppTests.xctest", "App.Tests/a"], process: .xcTest),
  Start(
    testDescription: "Linux, Swift Testing",
    arguments: ["/build/AppTests.xctest", "--testing-library", "swift-testing"],
    process: .swiftTesting
  ),
  Start(
    testDescription: "Linux, XCTest by name",
    arguments: ["/build/AppTests.xctest", "--testing-library", "xctest"],
    process: .xcTest
  ),
  Start(
    testDescription: "a test bundle under another name",
    arguments: ["/tmp/bundle", "--testing-library=swift-testing"],
    process: .swiftTesting
  ),
  Start(
    testDescription: "macOS, Swift Testing",
    arguments: ["/usr/libexec/swift/pm/swiftpm-testing-helper", "--test-bundle-path", "/build/AppTests.xctest"],
    process: .swiftTesting
  ),
  Start(testDescription: "macOS, XCTest", arguments: ["/usr/bin/xctest", "/build/AppTests.xctest"], process: .xcTest),
  Start(
    testDescription: "an application that hosts tests",
    arguments: ["/App.app/App"],
    environment: ["XCTestConfigurationFilePath": "/tmp/configuration"],
    process: .xcTest
  ),
]
