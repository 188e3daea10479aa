import Foundation
import Testing

@testable import GraderKit

/// The stream and the marks are of a real run of the copy, Swift 6.3.1, without what the grader does not read: should
/// the places of the copy move, they say so.
@Suite("A recorded run")
struct RecordedRunTests {
  @Test("Every issue falls on the assertion that it is of")
  func places() throws {
    let suite = try suite()
    let sites = suite.tests.flatMap(\.sites)
    let places = Set(sites.map(\.place) + suite.tests.map(\.place))
    let issues = TestEvents(Data(stream.utf8)).tests.values.flatMap(\.issues)
    #expect(issues.count == 8)
    for issue in issues {
      let location = try #require(issue.location)
      #expect(places.contains(SourcePlace(line: location.line, column: location.column)), "\(issue.message)")
    }
  }

  @Test("Each assertion has its own verdict")
  func verdicts() throws {
    var log = MarkLog()
    log.tests = marks.mapValues { $0.map { MarkLog.Mark(site: abs($0), phase: $0 > 0 ? .began : .ended) } }
    let evidence = Evidence(
      events: TestEvents(Data(stream.utf8)),
      marks: log,
      steps: StepRecords(),
      ending: .exited(status: 0)
    )
    let verdicts = try suite().tests.map { TestVerdict($0, module: "CounterSuite", evidence: evidence) }
    let lines = verdicts.flatMap { test in
      ["\(test.status) \(test.title)"] + test.assertions.map { "\($0.status) \($0.line) \($0.text) ×\($0.times)" }
    }
    #expect(
      lines == [
        "failed Plus counts",
        "failed 10 send(.plus) ×1",
        "failed 12 #require($0.bags.first) ×1",
        "failed 15 send(.plus) ×2",
        "passed 17 #expect(store.state.isPrime) ×1",
        "failed 18 #expect(store.state.count == 4) ×1",
        "notReached 20 #expect(store.state.bags.isEmpty) ×0",
        "failed 31 #require(store.state.bags.dropFirst(index).first) ×1",
        "failed throwing()",
        "passed 25 expectNoDifference(store.state.count, 0) ×1",
        "failed 26 send(half(of: 3) == 1 ? .plus : .minus) ×1",
        "notReached 27 send(.minus) ×0",
      ]
    )
    #expect(verdicts[0].assertions[4].message == "Expectation failed: (store.state.count → 3) == 4")
    #expect(verdicts[1].assertions[1].message == "Caught error: Odd()")
    #expect(verdicts.flatMap(\.doubts).isEmpty)
    #expect(verdicts.flatMap(\.messages).isEmpty)
  }

  private func suite() throws -> SuiteFile {
    try SuiteFile.read(name: "SampleTests.swift", source: source, module: "CounterSuite")
  }
}

private let source = """
  import ComposableArchitecture
  import CounterExercise
  import Testing

  @MainActor
  struct SampleTests {
    @Test("Plus counts")
    func plus() async throws {
      let store = TestStore(initialState: Bags.State()) { Bags() }
      await store.send(.plus) {
        $0.count = 1
        $0.bags = [try #require($0.bags.first)]
      }
      for _ in 1...2 {
        await store.send(.plus)
      }
      #expect(store.state.isPrime)
      #expect(store.state.count == 4)
      try await bag(7, in: store)
      #expect(store.state.bags.isEmpty)
    }

    @Test func throwing() async throws {
      let store = TestStore(initialState: Bags.State()) { Bags() }
      expectNoDifference(store.state.count, 0)
      try await store.send(half(of: 3) == 1 ? .plus : .minus)
      await store.send(.minus)
    }

    private func bag(_ index: Int, in store: TestStoreOf<Bags>) async throws {
      _ = try #require(store.state.bags.dropFirst(index).first)
    }

    private func half(of number: Int) throws -> Int {
      guard number.isMultiple(of: 2) else { throw Odd() }
      return number / 2
    }
  }

  private struct Odd: Error {}
  """

/// The sites of marks, each where its assertion began, and then, below zero, where it ended.
private let marks = [
  "CounterSuite/SampleTests.swift:7:4": [1, 2, -1, 3, -3, 3, -3, 4, -4, 5, -5, 10],
  "CounterSuite/SampleTests.swift:23:4": [7, -7, 8],
]

private let stream = #"""
  {"kind":"test","payload":{"id":"CounterSuite.SampleTests","kind":"suite","name":"SampleTests"},"version":"6.3.0"}
  {"kind":"test","payload":{"displayName":"Plus counts","id":"CounterSuite.SampleTests/plus()/SampleTests.swift:7:4","isParameterized":false,"kind":"function","name":"plus()"},"version":"6.3.0"}
  {"kind":"test","payload":{"id":"CounterSuite.SampleTests/throwing()/SampleTests.swift:23:4","isParameterized":false,"kind":"function","name":"throwing()"},"version":"6.3.0"}
  {"kind":"event","payload":{"instant":{"absolute":1604.383371509},"kind":"runStarted"},"version":"6.3.0"}
  {"kind":"event","payload":{"instant":{"absolute":1604.383561882},"kind":"testStarted","testID":"CounterSuite.SampleTests"},"version":"6.3.0"}
  {"kind":"event","payload":{"instant":{"absolute":1604.383742011},"kind":"testStarted","testID":"CounterSuite.SampleTests/plus()/SampleTests.swift:7:4"},"version":"6.3.0"}
  {"kind":"event","payload":{"instant":{"absolute":1604.38468075},"issue":{"isFailure":true,"isKnown":false,"severity":"error","sourceLocation":{"column":93,"fileID":"CounterSuite/SampleTests.swift","line":12}},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"Expectation failed: ($0.bags → []).first → nil → nil"}],"testID":"CounterSuite.SampleTests/plus()/SampleTests.swift:7:4"},"version":"6.3.0"}
  {"kind":"event","payload":{"instant":{"absolute":1604.385622533},"issue":{"isFailure":true,"isKnown":false,"severity":"error","sourceLocation":{"column":116,"fileID":"CounterSuite/SampleTests.swift","line":10}},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"Issue recorded"},{"symbol":"details","text":"threw an error"}],"testID":"CounterSuite.SampleTests/plus()/SampleTests.swift:7:4"},"version":"6.3.0"}
  {"kind":"event","payload":{"instant":{"absolute":1604.385721992},"issue":{"isFailure":true,"isKnown":false,"severity":"error","sourceLocation":{"column":116,"fileID":"CounterSuite/SampleTests.swift","line":10}},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"Issue recorded"},{"symbol":"details","text":"send differs"}],"testID":"CounterSuite.SampleTests/plus()/SampleTests.swift:7:4"},"version":"6.3.0"}
  {"kind":"event","payload":{"instant":{"absolute":1604.385790334},"issue":{"isFailure":true,"isKnown":false,"severity":"error","sourceLocation":{"column":118,"fileID":"CounterSuite/SampleTests.swift","line":15}},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"Issue recorded"},{"symbol":"details","text":"send differs"}],"testID":"CounterSuite.SampleTests/plus()/SampleTests.swift:7:4"},"version":"6.3.0"}
  {"kind":"event","payload":{"instant":{"absolute":1604.385840809},"issue":{"isFailure":true,"isKnown":false,"severity":"error","sourceLocation":{"column":118,"fileID":"CounterSuite/SampleTests.swift","line":15}},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"Issue recorded"},{"symbol":"details","text":"send differs"}],"testID":"CounterSuite.SampleTests/plus()/SampleTests.swift:7:4"},"version":"6.3.0"}
  {"kind":"event","payload":{"instant":{"absolute":1604.385977342},"issue":{"isFailure":true,"isKnown":false,"severity":"error","sourceLocation":{"column":117,"fileID":"CounterSuite/SampleTests.swift","line":18}},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"Expectation failed: (store.ComposableArchitecture::state.count → 3) == 4"}],"testID":"CounterSuite.SampleTests/plus()/SampleTests.swift:7:4"},"version":"6.3.0"}
  {"kind":"event","payload":{"instant":{"absolute":1604.386171021},"issue":{"isFailure":true,"isKnown":false,"severity":"error","sourceLocation":{"column":85,"fileID":"CounterSuite/SampleTests.swift","line":31}},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"Expectation failed: (store.ComposableArchitecture::state.bags.dropFirst(index) → []).first → nil → nil"}],"testID":"CounterSuite.SampleTests/plus()/SampleTests.swift:7:4"},"version":"6.3.0"}
  {"kind":"event","payload":{"instant":{"absolute":1604.386321245},"kind":"testEnded","testID":"CounterSuite.SampleTests/plus()/SampleTests.swift:7:4"},"version":"6.3.0"}
  {"kind":"event","payload":{"instant":{"absolute":1604.386524808},"kind":"testStarted","testID":"CounterSuite.SampleTests/throwing()/SampleTests.swift:23:4"},"version":"6.3.0"}
  {"kind":"event","payload":{"instant":{"absolute":1604.386731617},"issue":{"isFailure":true,"isKnown":false,"severity":"error","sourceLocation":{"column":4,"fileID":"CounterSuite/SampleTests.swift","line":23}},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"Caught error: Odd()"}],"testID":"CounterSuite.SampleTests/throwing()/SampleTests.swift:23:4"},"version":"6.3.0"}
  {"kind":"event","payload":{"instant":{"absolute":1604.386903423},"kind":"testEnded","testID":"CounterSuite.SampleTests/throwing()/SampleTests.swift:23:4"},"version":"6.3.0"}
  {"kind":"event","payload":{"instant":{"absolute":1604.386942561},"kind":"testEnded","testID":"CounterSuite.SampleTests"},"version":"6.3.0"}
  {"kind":"event","payload":{"instant":{"absolute":1604.386997153},"kind":"runEnded"},"version":"6.3.0"}

  """#
