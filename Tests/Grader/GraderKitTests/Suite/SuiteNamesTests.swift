import Testing

@testable import GraderKit

@Suite("Which calls are assertions of a test store")
struct SuiteNamesTests {
  @Test(
    "A call of a test store or of its task is one",
    arguments: [
      "let store = TestStore(initialState: 0) { Counter() }; await store.send(.a)",
      "let store = TestStore<Int, Action>(initialState: 0) { Counter() }; await store.send(.a)",
      "let store: TestStoreOf<Counter> = given(); await store.send(.a)",
      "var store: TestStoreOf<Counter>!; await store.send(.a)",
      "let store = make(); await store.send(.a)",
      "let store = try await self.make(); await store.send(.a)",
      "await make().send(.a)",
      "await TestStore(initialState: 0) { Counter() }.send(.a)",
      "await TestStore.init(initialState: 0) { Counter() }.send(.a)",
      "await ComposableArchitecture.TestStore(initialState: 0) { Counter() }.send(.a)",
      "await shared.send(.a)",
      "await self.shared.send(.a)",
      "await (self.shared).send(.a)",
      "await later.send(.a)",
      "let (count, store) = (1, make()); await store.send(.a)",
      "let (store, count): (TestStoreOf<Counter>, Int) = given(); await store.send(.a)",
      "if let optional { await optional.send(.a) }",
      "guard let store = optional else { return }; await store.send(.a)",
      "for store: TestStoreOf<Counter> in given() { await store.send(.a) }",
      "given { (store: TestStoreOf<Counter>) in await store.send(.a) }",
      "given { [store = shared] in await store.send(.a) }",
      "let shared = shared; await shared.send(.a)",
      "func tap(_ it: TestStoreOf<Counter>) async { await it.send(.a) }; await tap(shared)",
      "let task: TestStoreTask = given(); await task.finish()",
      "let task = await shared.send(.a); await task.finish()",
    ]
  )
  func assertions(statements: String) throws {
    let expected = statements.contains("task") && statements.contains("send") ? ["send(.a)", "finish()"] : nil
    let texts = try sites(statements)
    #expect(texts == expected ?? [statements.contains("finish") ? "finish()" : "send(.a)"])
  }

  @Test(
    "A call of anything else of that name is none",
    arguments: [
      "let store = Store(initialState: 0) { Counter() }; store.send(.a)",
      "let store: StoreOf<Counter> = given(); store.send(.a)",
      "let shared = Model(); shared.send(.a)",
      "let shared = [1]; shared.finish()",
      "Model().send(.a)",
      "Effect.send(.a)",
      "given(.send(.a))",
      "given { (shared: Model) in shared.send(.a) }",
      "given { send in await send(.a) }",
      "func send(_ action: Action) {}; send(.a)",
      "func finish(_ model: Model) { model.finish() }; finish(Model())",
      "let (stream, continuation): (Stream, Continuation) = given(); continuation.finish()",
      "func expectNoDifference(_ one: Int) {}; expectNoDifference(1)",
    ]
  )
  func others(statements: String) throws {
    #expect(try sites(statements).isEmpty)
  }

  @Test(
    "A call of something unknown stops the suite, so that no assertion goes unseen",
    arguments: [
      ("let store = given(); await store.send(.a)", "store", "store.send(.a)"),
      ("await given().finish()", "given()", "given().finish()"),
      ("await fixture.store.receive(\\.a) { $0 = 1 }", "fixture.store", "fixture.store.receive(\\.a)"),
      ("given { store in store.assert { $0 = 1 } }", "store", "store.assert"),
      ("given { $0.finish() }", "$0", "$0.finish()"),
      ("await shared?.send(.a)", "shared?", "shared?.send(.a)"),
      ("switch given() { case .some(let shared): shared.send(.a) default: break }", "shared", "shared.send(.a)"),
      ("await send(.a)", "self", "send(.a)"),
      ("let (stream, continuation) = given(); continuation.finish()", "continuation", "continuation.finish()"),
    ]
  )
  func unknown(statements: String, base: String, call: String) throws {
    let error = #expect(throws: SuiteError.self) { try sites(statements) }
    #expect(error?.problem == .unknownBase(call: call, base: base))
    #expect(error?.line == 9)
  }

  /// The texts of the assertions of a test that holds the statements.
  private func sites(_ statements: String) throws -> [String] {
    let source = """
      import Testing

      struct Tests {
        let shared = TestStore(initialState: 0) { Counter() }
        let optional: TestStoreOf<Counter>? = nil

        @Test func test() async throws {
          #expect(Bool(true))
          \(statements)
        }

        func make() -> TestStoreOf<Counter> { shared }
        var later: TestStoreOf<Counter> { shared }
      }
      """
    let suite = try SuiteFile.read(name: "Sample.swift", source: source, module: "Suite")
    return suite.tests.flatMap(\.sites).dropFirst().map(\.text)
  }
}
