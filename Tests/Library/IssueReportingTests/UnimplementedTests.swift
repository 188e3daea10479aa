import IssueReporting
import Testing

@Suite("Functions that nobody implemented")
struct UnimplementedTests {
  @Test("D04: any signature is served, and a call fails the test with the function's name", arguments: calls.indices)
  func signature(index: Int) async throws {
    let (name, call) = calls[index]
    let recorder = IssueRecorder()
    try await withIssueReporters([recorder]) { try await call(Client()) }
    #expect(
      recorder.entries.map(\.message).map(firstLine) == [
        "'Client.\(name)' was called, and this test does not say what it does. Override it in the test, or find out why the "
          + "code calls it."
      ]
    )
  }

  @Test("D04: a value fails the test when it is asked for, and is the placeholder")
  func value() {
    let recorder = IssueRecorder()
    let line: UInt = #line + 1
    let name: String = withIssueReporters([recorder]) { unimplemented("Client.userName", placeholder: "Blob") }
    #expect(name == "Blob")
    #expect(recorder.entries.map(\.line) == [line])
    #expect(
      recorder.entries.map(\.message) == [
        "'Client.userName' was asked for, and this test does not say what it is. Override it in the test, or find out why "
          + "the code asks for it."
      ]
    )
  }

  @Test("B4: making the function complains of nothing")
  func making() {
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) { _ = Client() }
    #expect(recorder.entries == [])
  }

  @Test("The issue points at where the function was made, and shows the arguments")
  func message() {
    let recorder = IssueRecorder()
    let line: UInt = #line + 1
    let track: (String, [Int], String) -> Void = unimplemented("AnalyticsClient.track")
    withIssueReporters([recorder]) { track("added\ntwice", [1, 2], String(repeating: "a", count: 250)) }
    #expect(recorder.entries.map(\.line) == [line])
    #expect(
      recorder.entries.first?.message == """
        'AnalyticsClient.track' was called, and this test does not say what it does. Override it in the test, or find out \
        why the code calls it.

        Called with:
          "added\\ntwice"
          [1, 2]
          "\(String(repeating: "a", count: 199))…
        """
    )
  }

  @Test("An argument that takes several lines is cut after the first one")
  func longArgument() {
    struct Poem: CustomDebugStringConvertible { let debugDescription = "Roses are red\nViolets are blue" }
    let recorder = IssueRecorder()
    let recite: (Poem) -> Void = unimplemented("recite")
    withIssueReporters([recorder]) { recite(Poem()) }
    #expect(recorder.entries.first?.message?.hasSuffix("Called with:\n  Roses are red…") == true)
  }

  @Test("Without a description the function that made the stand-in names it")
  func noDescription() {
    let recorder = IssueRecorder()
    let save: () -> Void = unimplemented()
    withIssueReporters([recorder]) { save() }
    #expect(recorder.entries.first?.message?.hasPrefix("'noDescription()' was called") == true)
  }

  @Test("The error of a throwing function names it")
  func error() {
    withIssueReporters([]) {
      let error = #expect(throws: UnimplementedFailure.self) { try Client().throwing() }
      #expect(error?.description == "Client.throwing")
    }
  }

  @Test("A call fails the test that makes it")
  func failing() {
    withKnownIssue { Client().nothing() }
  }
}

private let calls: [(name: String, call: @Sendable (Client) async throws -> Void)] = [
  ("nothing", { $0.nothing() }),
  ("result", { #expect($0.result() == 1) }),
  ("one", { #expect($0.one("a")) }),
  ("three", { #expect($0.three("a", 1, [.pi]) == nil) }),
  ("throwing", { client in #expect(throws: UnimplementedFailure.self) { try client.throwing() } }),
  ("throwingResult", { client in #expect(throws: UnimplementedFailure.self) { try client.throwingResult(1) } }),
  ("throwingPlaceholder", { try #expect($0.throwingPlaceholder(1) == "placeholder") }),
  ("async", { await $0.async() }),
  ("asyncResult", { #expect(await $0.asyncResult(1) == "placeholder") }),
  (
    "asyncThrowing",
    { client in
      await #expect(throws: UnimplementedFailure.self) { try await client.asyncThrowing("a", [:]) }
    }
  ),
  (
    "asyncThrowingResult",
    { client in
      await #expect(throws: UnimplementedFailure.self) { try await client.asyncThrowingResult(1, 2) }
    }
  ),
  ("onMainActor", { await $0.onMainActor() }),
]

private func firstLine(_ text: String?) -> String {
  text?.split(separator: "\n").first.map(String.init) ?? ""
}

// MARK: - Fixtures

private struct Client {
  var nothing: () -> Void = unimplemented("Client.nothing")
  var result: @Sendable () -> Int = unimplemented("Client.result", placeholder: 1)
  var one: (String) -> Bool = unimplemented("Client.one", placeholder: true)
  var three: (String, Int, [Double]) -> Int? = unimplemented("Client.three", placeholder: nil)
  var throwing: @Sendable () throws -> Void = unimplemented("Client.throwing")
  var throwingResult: (Int) throws -> String = unimplemented("Client.throwingResult")
  var throwingPlaceholder: (Int) throws -> String = unimplemented(
    "Client.throwingPlaceholder",
    placeholder: "placeholder"
  )
  var async: () async -> Void = unimplemented("Client.async")
  var asyncResult: @Sendable (Int) async -> String = unimplemented("Client.asyncResult", placeholder: "placeholder")
  var asyncThrowing: @Sendable (String, [String: String]) async throws -> Void = unimplemented("Client.asyncThrowing")
  var asyncThrowingResult: (Int, Int) async throws -> String = unimplemented("Client.asyncThrowingResult")
  var onMainActor: @MainActor () -> Void = unimplemented("Client.onMainActor")
}
