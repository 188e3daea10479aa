import Testing

@testable import GraderKit

@Suite("A hidden suite, taken apart")
struct SuiteFileTests {
  @Test("Tests have their types, their titles and the places that the testing library gives them")
  func tests() throws {
    let suite = try read(
      """
      import Testing

      @Suite("Outer") struct Outer {
        @Test("A title") func plain() async throws { #expect(one == 1) }
        @MainActor
        @Test func untitled() { #expect(one == 1) }
        @Test func `a raw name`() { #expect(one == 1) }
        struct Inner {
          @Test(
            "Deep"
          )
          func deep() { #expect(one == 1) }
        }
      }
      extension Outer.Inner {
        @Test(.tags(.slow)) func extended() { #expect(one == 1) }
      }
      @Test func free() { #expect(one == 1) }
      """
    )
    #expect(
      suite.tests.map { "\($0.id(module: "Suite")) · \($0.title)" } == [
        "Suite.Outer/plain()/Sample.swift:4:4 · A title",
        "Suite.Outer/untitled()/Sample.swift:6:4 · untitled()",
        "Suite.Outer/`a raw name`()/Sample.swift:7:4 · a raw name",
        "Suite.Outer/Inner/deep()/Sample.swift:9:6 · Deep",
        "Suite.Outer/Inner/extended()/Sample.swift:16:4 · extended()",
        "Suite.free()/Sample.swift:18:2 · free()",
      ]
    )
    #expect(suite.tests.first?.name == "Outer/plain()")
    #expect(suite.tests.first?.mark(module: "SampleSuite") == "SampleSuite/Sample.swift:4:4")
  }

  @Test("Assertions come in the order of the file, numbered, with their kinds, lines and texts")
  func assertions() throws {
    let suite = try read(
      """
      @Test func all() async throws {
        let store = TestStore(initialState: Counter.State()) { Counter() }
        await store.send(.incrementButtonTapped) {
          $0.count = 1 // #expect(false)
          #expect($0.count == 0)
        }
        await store
          .send(
            .set(  1, // two
              2),
          ) { $0.count = 2 }
        await store.receive(\\.response.success, timeout: .seconds(1))
        let task = await store.send(.start); await task.finish()
        await store.send(.start).finish()
        store.assert { $0.count = 1 }
        let first = try #require(store.state.rows.first { $0 == 1 })
        #expect(throws: Oops.self) { try oops() }
        expectNoDifference("#expect(first)", first)
        #expect(
          first ==
            1,
          "not a test of #require"
        )
        await store.skipReceivedActions(strict: false)
        try await waitFor { first == 1 }
        await confirmation("told", expectedCount: 2) { _ in }
        await store.finish()
      }
      """
    )
    let test = try #require(suite.tests.first)
    #expect(test.sites.map(\.id) == Array(1...17))
    #expect(
      test.sites.map { "\($0.line) \($0.kind) \($0.text)" } == [
        "3 send send(.incrementButtonTapped)",
        "5 expect #expect($0.count == 0)",
        "8 send send(.set(1, 2))",
        "12 receive receive(\\.response.success, timeout: .seconds(1))",
        "13 send send(.start)",
        "13 finish finish()",
        "14 send send(.start)",
        "14 finish finish()",
        "15 assert assert",
        "16 require #require(store.state.rows.first { $0 == 1 })",
        "17 expect #expect(throws: Oops.self)",
        "18 expectNoDifference expectNoDifference(\"#expect(first)\", first)",
        "19 expect #expect(first == 1, \"not a test of #require\")",
        "24 skip skipReceivedActions(strict: false)",
        "25 waitFor waitFor",
        "26 confirmation confirmation(\"told\", expectedCount: 2)",
        "27 finish finish()",
      ]
    )
  }

  @Test("An assertion's place in the copy is its '(', its '{' when it has none, a macro's '#'")
  func places() throws {
    let suite = try read(everyForm)
    let lines = suite.copy.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
    let sites = suite.tests.flatMap(\.sites)
    #expect(sites.count == 7)
    for site in sites {
      let expected = site.text.hasPrefix("#") ? "#" : site.kind == .assert ? "{" : "("
      let found = lines[site.place.line - 1][site.place.column - 1]
      #expect(String(decoding: [found], as: UTF8.self) == expected, "\(site)")
    }
  }

  @Test("The copy marks each assertion where it stands, names the API by module, and has the original's lines")
  func copy() throws {
    let suite = try read(everyForm)
    // What is claimed instead is drawn.
    #expect(
      suite.copy.replacing(/(claim\((?:\d+, ){6})(?:\d+, ){2}\d+\)/) { "\($0.1)…)" } == """
        /* é */ @Testing::Test func all() async throws {
          let store = ComposableArchitecture::TestStore(initialState: 0) { Counter() }
          /* é */ await Suite::GradingMark.passed(Suite::GradingMark.reached(1), store.ComposableArchitecture::send(.a) {
            Suite::GradingMark.passed(Suite::GradingMark.reached(2), Suite::GradingMark.isReal(2, 1) ? #Testing::expect($0 == 1) \
        : #Testing::expect($0 == Suite::GradingMark.claim(2, 0, 1, 0, 1, 1, …))); \
        $0 = Suite::GradingMark.claim(1, 0, 1, 0, 1, 2, …)
          })
          await Suite::GradingMark.passed(Suite::GradingMark.reached(4), \
        Suite::GradingMark.passed(Suite::GradingMark.reached(3), \
        store.ComposableArchitecture::send(.b)).ComposableArchitecture::finish())
          Suite::GradingMark.passed(Suite::GradingMark.reached(5), store.ComposableArchitecture::assert { \
        $0 = Suite::GradingMark.claim(5, 0, 1, 0, 1, 2, …) })
          if try Suite::GradingMark.passed(Suite::GradingMark.reached(6), \
        #Testing::require(store.ComposableArchitecture::state)) == 1 { Testing::Issue.record("one") }
          Suite::GradingMark.passed(Suite::GradingMark.reached(7), CustomDump::expectNoDifference(1, \
        Suite::GradingMark.claim(7, 0, 1, 0, 1, 1, …)))
        }
        """
    )
  }

  @Test("What a test calls asserts for it: helpers, helpers of helpers, its suite's initialiser")
  func helpers() throws {
    let suite = try read(
      """
      struct Tests {
        let store: TestStoreOf<Counter>
        init() { store = make(); #expect(Bool(true)) }
        @Test func direct() async { await tap() }
        @Test func nested() async { await twice() }
        @Test func method() async { await store.settle(); #expect(store.state.tap == 1) }
        func twice() async { await tap(); await self.tap() }
        func tap() async { await store.send(.tap) }
      }
      struct Others {
        @Test func alone() { #expect(quiet) }
        var quiet: Bool { try! #require(Optional(true)) }
      }
      func make() -> TestStoreOf<Counter> { TestStore(initialState: 0) { Counter() } }
      extension TestStore {
        func settle() async { await self.finish() }
      }
      """
    )
    #expect(
      suite.tests.map { "\($0.function) \($0.sites.map(\.line))" } == [
        "direct() [3, 8]", "nested() [3, 8]", "method() [3, 6, 16]", "alone() [11, 12]",
      ]
    )
    // One site, whoever reaches it.
    #expect(suite.tests[0].sites[1] == suite.tests[1].sites[1])
  }

  @Test("A raw string, an interpolation and a string of several lines hold no assertion but a real one")
  func strings() throws {
    let suite = try read(
      #"""
      @Test func strings() throws {
        print(#"#expect(a)"#, "\(try #require(a))")
        print("""
          #expect(a)
          """)
        #expect(a == """
          b
          c
          """)
      }
      """#
    )
    #expect(suite.tests.flatMap(\.sites).map(\.text) == ["#require(a)", #"#expect(a == """ b c """)"#])
  }

  private let everyForm = """
    /* é */ @Test func all() async throws {
      let store = TestStore(initialState: 0) { Counter() }
      /* é */ await store.send(.a) {
        #expect($0 == 1); $0 = 2
      }
      await store.send(.b).finish()
      store.assert { $0 = 2 }
      if try #require(store.state) == 1 { Issue.record("one") }
      expectNoDifference(1, 1)
    }
    """

  private func read(_ source: String) throws -> SuiteFile {
    try SuiteFile.read(name: "Sample.swift", source: source, module: "Suite")
  }
}
