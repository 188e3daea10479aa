import Testing

@testable import GraderKit

@Suite("The filter for one test")
struct TestFilterTests {
  @Test("Matches that test's id and no other's (H3)", arguments: tests.indices)
  func exactlyOne(_ index: Int) throws {
    let test = tests[index]
    let regex = try Regex(TestFilter.exactly(test.test, module: test.module))
    // As the testing library does it: the expression may match anywhere in the id.
    let matched = tests.indices.filter { tests[$0].id.contains(regex) }
    #expect(matched == [index], "\(test.id)")
  }

  @Test("An escaped text matches itself as a whole", arguments: [".*", "a|b", "(x)", "[^/]", "\\d", "한 글", "—", "😀"])
  func escaped(_ text: String) throws {
    let regex = try Regex(TestFilter.escaped(text))
    #expect(text.wholeMatch(of: regex) != nil)
    #expect("ab12/(".wholeMatch(of: regex) == nil)
  }
}

/// Every one is a test of its own, though many look alike.
private let tests: [(module: String, test: SuiteTest, id: String)] = names.map { module, types, function in
  let test = SuiteTest(
    types: types,
    function: function,
    title: function,
    file: "CounterTests.swift",
    place: SourcePlace(line: 8, column: 4),
    sites: []
  )
  return (module, test, test.id(module: module))
}

private let names: [(module: String, types: [String], function: String)] = [
  ("CounterSuite", ["Tests"], "plus()"),
  ("CounterSuite", ["Tests"], "plusOne()"),
  ("CounterSuite", ["Tests"], "plus(_:)"),
  ("CounterSuite", ["Tests"], "plus(to:and:)"),
  ("CounterSuite", ["Tests", "Inner"], "plus()"),
  ("CounterSuite", ["Inner", "Tests"], "plus()"),
  ("CounterSuite", ["CounterSuite.Tests"], "plus()"),
  ("CounterSuite", ["Tests1"], "plus()"),
  ("CounterSuite", [], "plus()"),
  ("MyCounterSuite", ["Tests"], "plus()"),
  ("CounterSuite1", ["Tests"], "plus()"),
  ("CounterSuite10", ["Tests"], "plus()"),
  ("Chapter1", ["Chapter1"], "a()"),
  ("Chapter10", ["Chapter10"], "a()"),
  ("Chapter1", ["Chapter10"], "a()"),
  ("CounterSuite", ["Tests"], "`plus makes one`()"),
  ("CounterSuite", ["Tests"], "`plus.makes.one`()"),
  ("CounterSuite", ["Tests"], "`plus*`()"),
  ("CounterSuite", ["Tests"], "`1 + 1 = 2 (a|b) [c] {d} $^?`()"),
  ("CounterSuite", ["Tests"], "`플러스를 누르면 — 하나`()"),
  ("CounterSuite", ["Tests"], "`👍 é`()"),
  ("CounterSuite", ["`Tests of a counter`"], "plus()"),
  ("CounterSuite", ["플러스"], "plus()"),
]
