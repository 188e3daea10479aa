#if os(Linux)
  import Foundation
  import Testing

  /// A run of the wrong tests in a process of its own: the built tests that this process runs, started once more.
  enum TestRun {
    /// What made a test red.
    struct Issue {
      let test: String
      let line: Int?
      let text: String
    }

    /// Runs the wrong tests of Swift Testing.
    static func swiftTesting(_ parallelism: String) async throws -> [Issue] {
      let stream = temporaryFile()
      defer { try? FileManager.default.removeItem(at: stream) }
      try await run([
        "--testing-library", "swift-testing", parallelism, "--filter", "^MustFailTests[.]WrongTests/",
        "--event-stream-output-path", stream.path, "--event-stream-version", "6.3",
      ])
      return try Data(contentsOf: stream).split(separator: UInt8(ascii: "\n")).compactMap { line in
        let payload = try JSONDecoder().decode(StreamRecord.self, from: line).payload
        guard payload.kind == "issueRecorded", let issue = payload.issue, issue.isFailure else { return nil }
        return Issue(
          test: payload.testName,
          line: issue.sourceLocation?.line,
          text: payload.messages?.map(\.text).joined(separator: "\n") ?? ""
        )
      }
    }

    /// Runs the wrong tests of XCTest, or one of them.
    static func xcTest(_ mistake: Mistake?) async throws -> [Issue] {
      let name = mistake.map { "/test\($0.rawValue.prefix(1).uppercased())\($0.rawValue.dropFirst())" } ?? ""
      let output = try await run(["MustFailTests.WrongXCTests\(name)"])
      let failure =
        /^.+:(?<line>\d+): error: WrongXCTests\.test(?<test>\w+) : (?<text>(?s:.*?))(?=^\/.+: error: |^Test Case ')/
      return output.matches(of: failure.anchorsMatchLineEndings()).map { match in
        Issue(
          test: match.test.prefix(1).lowercased() + match.test.dropFirst(),
          line: Int(match.line),
          text: String(match.text)
        )
      }
    }

    /// Starts the built tests and waits for their end, which has to be a failure.
    @discardableResult
    private static func run(_ arguments: [String]) async throws -> String {
      let file = temporaryFile()
      defer { try? FileManager.default.removeItem(at: file) }
      try Data().write(to: file)
      let output = try FileHandle(forWritingTo: file)
      let process = Process()
      process.executableURL = Bundle.main.executableURL
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging([Mistake.variable: "1"]) { $1 }
      process.standardOutput = output
      process.standardError = output
      try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
        process.terminationHandler = { _ in ended.resume() }
        do { try process.run() } catch { ended.resume(throwing: error) }
      }
      #expect(process.terminationReason == .exit)
      #expect(process.terminationStatus == EXIT_FAILURE)
      return try String(contentsOf: file, encoding: .utf8)
    }

    private static func temporaryFile() -> URL {
      FileManager.default.temporaryDirectory.appending(path: "must-fail-\(UUID())")
    }
  }

  /// A line of Swift Testing's event stream, as far as it is of use here.
  private struct StreamRecord: Decodable {
    let payload: Payload

    struct Payload: Decodable {
      let kind: String?
      let testID: String?
      let issue: Issue?
      let messages: [Message]?

      /// The name of the function in the id `Module.Suite/name()/File.swift:1:2`.
      var testName: String {
        let parts = testID?.split(separator: "/") ?? []
        return parts.count > 1 ? String(parts[1].prefix { $0 != "(" }) : ""
      }
    }

    struct Issue: Decodable {
      let isFailure: Bool
      let sourceLocation: Location?
    }

    struct Location: Decodable {
      let line: Int
    }

    struct Message: Decodable {
      let text: String
    }
  }
#endif
