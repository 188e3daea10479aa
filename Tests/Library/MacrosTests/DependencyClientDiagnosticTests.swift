import Testing

/// What is written wrongly with dependency clients, and what the compiler says to it.
@Suite("Misuse of the macros for dependency clients")
struct DependencyClientDiagnosticTests {
  @Test("is told where it stands and with what to do", arguments: rows)
  func diagnostic(row: MacroDiagnosticTests.Row) {
    #expect(MacroExpansion(of: row.source).diagnostics == row.diagnostics)
  }

  static let rows: [MacroDiagnosticTests.Row] = [
    .init(
      "@DependencyClient class Client {}",
      """
      1:1: error: '@DependencyClient' goes on a struct of closures, and 'Client' is a class: a test overrides a dependency \
      closure by closure. Declare 'struct Client'.
      """
    ),
    .init(
      """
      @DependencyClient struct Client {
        var cache = Cache()
      }
      """,
      """
      2:7: error: '@DependencyClient' writes an initializer, and 'cache' has no type to write in it. Add one: \
      'var cache: … = …'.
      """
    ),
    .init(
      """
      struct Client {
        @DependencyEndpoint let fetch: () -> Void
      }
      """,
      """
      2:3: error: '@DependencyEndpoint' goes on a 'var' that holds a closure and says so: \
      'var fetch: (_ id: Int) async throws -> User'.
      """
    ),
    .init(
      """
      struct Client {
        @DependencyEndpoint var name: String
        @DependencyEndpoint var fetch = { 1 }
        @DependencyEndpoint func load() {}
      }
      """,
      """
      2:3: error: '@DependencyEndpoint' goes on a 'var' that holds a closure and says so: \
      'var fetch: (_ id: Int) async throws -> User'.
      """,
      """
      3:3: error: '@DependencyEndpoint' goes on a 'var' that holds a closure and says so: \
      'var fetch: (_ id: Int) async throws -> User'.
      """,
      """
      4:3: error: '@DependencyEndpoint' goes on a 'var' that holds a closure and says so: \
      'var fetch: (_ id: Int) async throws -> User'.
      """
    ),
    .init(
      """
      @DependencyClient struct Client {
        @DependencyEndpoint var isEnabled: () async -> Bool
        @DependencyEndpoint var count: (String, Int) throws(Failure) -> Int
        @DependencyEndpoint var log: (String) -> Void
        @DependencyEndpoint var find: (Int) -> User?
        @DependencyEndpoint var load: () throws(any Error) -> User
      }
      """,
      """
      2:3: error: 'isEnabled' has to return 'Bool' even when a test calls it that did not override it. Give it a default to \
      return from, '= { … }', or let it throw.
      """,
      """
      3:3: error: 'count' has to return 'Int' even when a test calls it that did not override it. Give it a default to \
      return from, '= { _, _ in … }', or let it throw.
      """
    ),
    .init(
      """
      struct Client {
        @DependencyEndpoint(method: name) var fetch: () -> Void
        @DependencyEndpoint(method: "fetch user") var load: () -> Void
      }
      """,
      """
      2:31: error: 'method:' is the name of the method, written out: '@DependencyEndpoint(method: "fetchUser")'.
      """,
      """
      3:31: error: 'method:' is the name of the method, written out: '@DependencyEndpoint(method: "fetchUser")'.
      """
    ),
  ]
}
