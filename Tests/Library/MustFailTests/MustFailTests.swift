// Elsewhere the built tests cannot be started by themselves in this way.
#if os(Linux)
  import Foundation
  import Testing

  @Suite("A mistake in a test turns that very test red")
  struct MustFailTests {
    @Test("Under Swift Testing, at the line of the mistake, once (A1)", arguments: ["--parallel", "--no-parallel"])
    func swiftTesting(parallelism: String) async throws {
      try checkAll(try await TestRun.swiftTesting(parallelism))
    }

    @Test("Under XCTest, at the line of the mistake, once (A1)")
    func xcTest() async throws {
      try checkAll(try await TestRun.xcTest(nil))
    }

    @Test(
      "Under XCTest in a process of its own, as 'swift test --parallel' runs it (A1)",
      arguments: [Mistake.wrongState, .stillRunning, .effectThrows, .liveInTest, .notHosted]
    )
    func xcTestAlone(mistake: Mistake) async throws {
      try check(mistake, try await TestRun.xcTest(mistake))
    }

    private func checkAll(_ issues: [TestRun.Issue]) throws {
      for mistake in Mistake.allCases { try check(mistake, issues.filter { $0.test == mistake.rawValue }) }
      #expect(issues.count == Mistake.allCases.count)
    }

    private func check(_ mistake: Mistake, _ issues: [TestRun.Issue]) throws {
      #expect(issues.map(\.line) == [try line(of: mistake)], "\(mistake)")
      #expect(issues.allSatisfy { $0.text.contains(mistake.complaint) }, "\(mistake): \(issues)")
    }

    /// The line of a mistake, which bears its name.
    private func line(of mistake: Mistake) throws -> Int {
      let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Mistake.swift")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      return try #require(lines.firstIndex { $0.hasSuffix("// red: \(mistake)") }) + 1
    }
  }
#endif
