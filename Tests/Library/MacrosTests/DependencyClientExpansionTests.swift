import Testing

@Suite("@DependencyClient")
struct DependencyClientExpansionTests {
  @Test("adds", arguments: rows)
  func expansion(row: ExpansionRow) {
    #expect(MacroExpansion(of: row.source, macros: ["DependencyClient"]).source == row.expansion)
  }

  static let rows = [
    ExpansionRow(
      "a mark to each endpoint, and an initializer",
      """
      @DependencyClient
      public struct Client {
        public var fetch: @Sendable (_ id: Int) async throws -> User
        var isEnabled: () -> Bool = { false }
        @DependencyEndpoint(method: "save") var saveUser: (User) -> Void
        @DependencyEndpointIgnored var ignored: () -> Void
        private var hidden: () -> Void
        let name: String
        var count = 5, first, second: String?
        let version = 1
        static var shared: () -> Void = {}
        var computed: () -> Void { {} }
      }
      """,
      """
      public struct Client {
        @DependenciesMacros.DependencyEndpoint
        public var fetch: @Sendable (_ id: Int) async throws -> User
        @DependenciesMacros.DependencyEndpoint
        var isEnabled: () -> Bool = { false }
        @DependencyEndpoint(method: "save") var saveUser: (User) -> Void
        @DependencyEndpointIgnored var ignored: () -> Void
        @DependenciesMacros.DependencyEndpoint
        private var hidden: () -> Void
        let name: String
        var count = 5, first, second: String?
        let version = 1
        static var shared: () -> Void = {}
        var computed: () -> Void { {} }
        public init(fetch: @escaping @Sendable (_ id: Int) async throws -> User, isEnabled: @escaping () -> Bool, saveUser: @escaping (User) -> Void, ignored: @escaping () -> Void, name: String, count: Swift.Int = 5, first: String? = nil, second: String? = nil) {
          self.fetch = fetch
          self.saveUser = saveUser
          self.ignored = ignored
          self.name = name
          self.count = count
          self.first = first
          self.second = second
          self.isEnabled = isEnabled
        }
      }
      """
    ),
    ExpansionRow(
      "an initializer without arguments, if nothing has to be given",
      """
      @DependencyClient
      struct Client {
        var fetch: () -> Void
        var name = "Blob"
      }
      """,
      """
      struct Client {
        @DependenciesMacros.DependencyEndpoint
        var fetch: () -> Void
        var name = "Blob"
        init(fetch: @escaping () -> Void, name: Swift.String = "Blob") {
          self.fetch = fetch
          self.name = name
        }
        init() {
        }
      }
      """
    ),
    ExpansionRow(
      "one initializer to a struct without properties",
      """
      @DependencyClient
      struct Client {
      }
      """,
      """
      struct Client {
        init() {
        }
      }
      """
    ),
    ExpansionRow(
      "no initializer that is written already",
      """
      @DependencyClient
      struct Client {
        var fetch: () -> Void
        init() {}
      }
      """,
      """
      struct Client {
        @DependenciesMacros.DependencyEndpoint
        var fetch: () -> Void
        init() {}
        init(fetch: @escaping () -> Void) {
          self.fetch = fetch
        }
      }
      """
    ),
  ]
}
