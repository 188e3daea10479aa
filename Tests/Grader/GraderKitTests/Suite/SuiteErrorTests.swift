import Testing

@testable import GraderKit

@Suite("What a hidden suite may not hold")
struct SuiteErrorTests {
  @Test("Each is refused with its line and what to do", arguments: refusals)
  func refusal(_ refusal: Refusal) {
    let error = #expect(throws: SuiteError.self) {
      try SuiteFile.read(name: "Sample.swift", source: refusal.source, module: "Suite")
    }
    #expect(error?.description == refusal.message)
  }

  @Test("The first of several is told")
  func first() {
    let source = """
      @Test func one() {
        store.send(.a)
      }
      #if DEBUG
      #endif
      """
    let error = #expect(throws: SuiteError.self) {
      try SuiteFile.read(name: "Sample.swift", source: source, module: "Suite")
    }
    #expect(error?.line == 2)
  }

  struct Refusal: CustomTestStringConvertible {
    var testDescription: String
    var source: String
    var message: String

    init(_ testDescription: String, _ source: String, _ message: String) {
      self.testDescription = testDescription
      self.source = source
      self.message = message
    }
  }
}

private let refusals: [SuiteErrorTests.Refusal] = [
  .init(
    "no Swift",
    "@Test func one() {\n  #expect(\n",
    "Sample.swift:2: The suite is not Swift: expected value and ')' to end macro expansion."
  ),
  .init(
    "no test",
    "func one() {}",
    "Sample.swift:1: The suite has no test. Write one with '@Test', or take the file away."
  ),
  .init(
    "a test that asserts nothing",
    "@Test func one() { #expect(a) }\n@Test(\"Two\") func two() { print(\"#expect(a)\") }",
    """
    Sample.swift:2: 'Two' asserts nothing, so it would pass whatever the learner writes. Assert something in it.
    """
  ),
  .init(
    "a test with arguments",
    "\n@Test(\"One\", arguments: [1, 2]) func one(number: Int) { #expect(number == 1) }",
    """
    Sample.swift:2: 'One' takes arguments, and the event stream does not tell its cases apart. Write a test for each \
    case.
    """
  ),
  .init(
    "conditional compilation",
    "@Test func one() {\n  #expect(a)\n  #if DEBUG\n  #expect(b)\n  #endif\n}",
    "Sample.swift:3: '#if' hides assertions from the grader. Write the suite without it."
  ),
  .init(
    "another source location",
    "@Test func one() { #expect(a) }\n#sourceLocation(file: \"Other.swift\", line: 1)\n",
    "Sample.swift:2: '#sourceLocation' moves issues away from their assertions. Write the suite without it."
  ),
  .init(
    "an unknown store",
    "@Test func one() async {\n  await store.send(.a) { $0 = 1 }\n}",
    """
    Sample.swift:2: The grader cannot tell whether 'store.send(.a)' is an assertion, because it does not know what \
    'store' is. Bind it to a name with a type, such as 'let store: TestStoreOf<Feature> = …'.
    """
  ),
  .init(
    "a test with parameters",
    "@Test func one(store: TestStoreOf<Counter>) {\n  #expect(a)\n}",
    """
    Sample.swift:1: 'one(store:)' takes arguments, and the event stream does not tell its cases apart. Write a test for \
    each case.
    """
  ),
  .init(
    "another name for a test store",
    "typealias S = TestStoreOf<Counter>\n@Test func one() { #expect(a) }",
    "Sample.swift:1: 'S' is another name for a test store, which the grader does not follow. Write the type itself."
  ),
  .init(
    "an assertion that is not called",
    "let store = TestStore(initialState: 0) { Counter() }\n@Test func one() {\n  let send = store.send\n  #expect(a)\n}",
    """
    Sample.swift:3: 'send' is an assertion and is not called here, so it would run unseen. Call it in place.
    """
  ),
  .init(
    "an assertion with a location of its own",
    "@Test func one() {\n  expectNoDifference(a, b, line: 3)\n}",
    """
    Sample.swift:2: 'expectNoDifference(a, b, line: 3)' is given a location, so its issues would fall elsewhere. Let it \
    report where it stands.
    """
  ),
  .init(
    "an assertion in a macro",
    "@Test func one() throws {\n  #expect(try #require(a) == 1)\n}",
    """
    Sample.swift:2: '#require(a)' stands inside another macro, which quotes its source. Put its result into a 'let' first.
    """
  ),
  .init(
    "a keyword for a name",
    "@Test func `let`() { #expect(a) }",
    """
    Sample.swift:1: '`let`' is a keyword, which the event stream writes in another way. Give the test another name.
    """
  ),
  .init(
    "a test that is not run",
    "@Test(\"One\", .disabled(\"later\")) func one() { #expect(a) }",
    """
    Sample.swift:1: '@Test' may be skipped because of '.disabled', and what did not run has not passed. Take the trait away.
    """
  ),
  .init(
    "a suite that is not always run",
    "\n@Suite(.serialized, .enabled(if: false)) struct Tests {\n  @Test func one() { #expect(a) }\n}",
    """
    Sample.swift:2: '@Suite' may be skipped because of '.enabled', and what did not run has not passed. Take the trait away.
    """
  ),
  .init(
    "an assertion that no test reaches",
    "@Test func one() { #expect(a) }\nfunc two() {\n  #expect(b)\n}",
    "Sample.swift:3: No test of this file reaches '#expect(b)'. Call it from a test, or take it away."
  ),
]
