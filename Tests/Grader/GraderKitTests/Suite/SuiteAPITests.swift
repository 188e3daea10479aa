import Testing

@testable import GraderKit

@Suite("What the grader knows of the API")
struct SuiteAPITests {
  @Test("Module selectors are taken out of what quotes the copy, and nothing else is")
  func selectors() {
    let quoted = "(store.ComposableArchitecture::state.count → 1) == #Testing::require(CustomDump::x), Counter::y"
    #expect(SuiteAPI.withoutSelectors(quoted) == "(store.state.count → 1) == #require(x), Counter::y")
  }

  @Test(
    "A name that asserts is one of a store, of a task, or of neither",
    arguments: [("send", true), ("finish", true), ("state", false), ("cancel", false), ("count", false)]
  )
  func members(name: String, asserts: Bool) {
    #expect(SuiteAPI.isAssertionMember(name) == asserts)
  }

  @Test("A task can be finished, but sends nothing")
  func task() {
    #expect(SuiteAPI.member("finish", of: .task)?.kind == .finish)
    #expect(SuiteAPI.member("send", of: .task) == nil)
    #expect(SuiteAPI.member("send", of: .testStore)?.kind == .send)
  }
}
