import Testing

@testable import GraderKit

@Suite("What an assertion can claim instead")
struct AlterationTests {
  @Test("Each claim is altered where another value surely compiles", arguments: samples)
  func alterations(_ sample: Sample) throws {
    let source = """
      struct Tests {
        @Test func test() async throws {
          let store = TestStore(initialState: Counter.State()) { Counter() }
          \(sample.assertion)
        }
      }
      """
    let suite = try SuiteFile.read(name: "T.swift", source: source, module: "S")
    let line = suite.copy.split(separator: "\n")[3...].dropLast(2).joined(separator: "\n").drop { $0 == " " }
    let copy = sample.copy.replacing("claim(", with: "S::GradingMark.claim(")
    #expect(withoutDrawn(line).contains(copy), "\(line)")
    #expect(line.matches(of: /claim\(/).count == copy.matches(of: /claim\(/).count, "\(line)")
    #expect(suite.tests[0].sites.last?.claims.isEmpty == !sample.isAltered)
  }

  @Test("A macro's other form stands on its line, and the place of its issues is known")
  func otherPlace() throws {
    let source = """
      @Test func test() {
        #expect(
          a // One.
            == 1
        )
      }
      """
    let suite = try SuiteFile.read(name: "T.swift", source: source, module: "S")
    let site = suite.tests[0].sites[0]
    let place = try #require(site.otherPlace)
    let lines = suite.copy.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines[place.line - 1].dropFirst(place.column - 1).hasPrefix("#Testing::expect(a == S::GradingMark.claim("))
    #expect(lines[site.place.line - 1].dropFirst(site.place.column - 1) == "#Testing::expect(")
  }

  /// The line with an ellipsis for what is drawn in a literal's place.
  private func withoutDrawn(_ line: some StringProtocol) -> String {
    String(line).replacing(/(claim\((?:\d+, ){5}(?:\d+|"[^"]*"), )(?:\d+|"[^"]*")(?:, (?:\d+|"[^"]*"))*\)/) {
      "\($0.1)…)"
    }
  }

  struct Sample: Sendable, CustomTestStringConvertible {
    var assertion: String
    /// What the copy has.
    var copy: String
    var isAltered: Bool
    var testDescription: String { assertion }

    init(_ assertion: String, _ copy: String, isAltered: Bool = true) {
      self.assertion = assertion
      self.copy = copy
      self.isAltered = isAltered
    }
  }
}

private let samples: [AlterationTests.Sample] = [
  .init("await store.send(.a) { $0.b = 1 }", "{ $0.b = claim(1, 0, 1, 0, 1, 1, …) }"),
  .init("await store.send(.a) { state in state.b = 1 }", "state.b = claim(1, 0, 1, 0, 1, 1, …) }"),
  .init("await store.send(.a, assert: { $0.b = 1 })", "{ $0.b = claim(1, 0, 1, 0, 1, 1, …) }"),
  .init("await store.send(.a) { $0.b[0].c?.d! += 1 }", "+= claim(1, 0, 1, 0, 1, 1, …) }"),
  .init("await store.send(.a) { $0.b = c }", "$0.b = claim(1, 0, 1, 0, 1, c) }"),
  .init("await store.send(.a) { $0.b = nil }", "$0.b = claim(1, 0, 1, 0, 1, nil) }"),
  .init("await store.send(.a) { $0.b = c + 1 }", "$0.b = claim(1, 0, 1, 0, 1, c + 1) }"),
  .init("await store.send(.a) { $0.b = max(3, 5) }", "$0.b = claim(1, 0, 1, 0, 1, max(3, 5)) }"),
  .init(
    "await store.send(.a) { $0.b = 1; $0.c = false }",
    "$0.b = claim(1, 0, 2, 0, 1, 1, …); $0.c = claim(1, 1, 2, 0, 1, false, true) }"
  ),
  .init("await store.send(.a) { $0.b = 1; $0.b = true }", "$0.b = 1; $0.b = claim(1, 0, 1, 0, 1, true, false) }"),
  .init(
    "await store.send(.a) { $0.b = [Bag(id: 1, tag: \"a\"), .init(id: 3)] }",
    #"[Bag(id: claim(1, 0, 1, 0, 3, 1, …), tag: claim(1, 0, 1, 1, 3, "a", …)), .init(id: claim(1, 0, 1, 2, 3, 3, …))]"#
  ),
  .init(
    "await store.send(.a) { $0.b.append(Bag(id: 7)) }",
    "$0.b.append(Bag(id: claim(1, 0, 1, 0, 1, 7, …))) }"
  ),
  .init(
    "await store.send(.a) { $0.b = .c(.d) }; await store.send(.a) { $0.b = .e }",
    "$0.b = claim(1, 0, 1, 0, 1, .c(.d), .e) }"
      + "); await S::GradingMark.passed(S::GradingMark.reached(2), store.ComposableArchitecture::send(.a) "
      + "{ $0.b = claim(2, 0, 1, 0, 1, .e, .c(.d)) }"
  ),
  .init("await store.send(.a) { $0.b = .c }", "$0.b = .c }", isAltered: false),
  .init("await store.send(.a) { $0.b = try c() }", "$0.b = try c() }", isAltered: false),
  .init("await store.send(.a) { $0.b = { 1 } }", "$0.b = { 1 } }", isAltered: false),
  .init("await store.send(.a) { $0.b.removeAll() }", "$0.b.removeAll() }", isAltered: false),
  .init("await store.send(.a) { other.b = 1 }", "other.b = 1 }", isAltered: false),
  .init("await store.send(.a(1))", "send(.a(1))", isAltered: false),
  .init("await store.receive(.a(1))", "receive(.a(claim(1, 0, 1, 0, 1, 1, …)))"),
  .init(
    "await store.receive(\\.a, 1) { $0.b = true }",
    "receive(\\.a, claim(1, 0, 2, 0, 1, 1, …)) { $0.b = claim(1, 1, 2, 0, 1, true, false) }"
  ),
  .init("await store.receive(\\.a, timeout: .seconds(1))", "timeout: .seconds(1))", isAltered: false),
  .init("await store.finish()", "finish()", isAltered: false),
  .init("#expect(a == .b)", "? #Testing::expect(a == .b) : #Testing::expect(!(a == .b)))"),
  .init("#expect(!a)", ": #Testing::expect(!(!a)))"),
  .init("#expect(a == 1 && b)", ": #Testing::expect(!(a == 1 && b)))"),
  .init("#expect(a, \"why\")", "isReal(1) ? #Testing::expect(a, \"why\") : #Testing::expect(!(a), \"why\"))"),
  .init("#expect(try a() == 1)", "passed(S::GradingMark.reached(1), #Testing::expect(try a() == 1))", isAltered: false),
  .init("#expect(throws: Oops.self) { try a() }", "#Testing::expect(throws: Oops.self)", isAltered: false),
  .init("_ = try #require(a)", "#Testing::require(a)", isAltered: false),
  .init("expectNoDifference(a, b)", "expectNoDifference(a, claim(1, 0, 1, 0, 1, b))"),
  .init("expectNoDifference(a, [1])", "expectNoDifference(a, [claim(1, 0, 1, 0, 1, 1, …)])"),
]
