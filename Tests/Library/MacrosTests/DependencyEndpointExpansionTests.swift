import Testing

@Suite("@DependencyEndpoint")
struct DependencyEndpointExpansionTests {
  @Test("adds", arguments: rows)
  func expansion(row: ExpansionRow) {
    #expect(MacroExpansion(of: row.source, macros: ["DependencyEndpoint"]).source == row.expansion)
  }

  static let rows = [
    ExpansionRow(
      "a closure that fails the test, and a method with the labels",
      """
      struct API {
        struct Client {
          @DependencyEndpoint
          public var fetch: @MainActor @Sendable (_ id: Int, String) async throws -> User
        }
      }
      """,
      """
      struct API {
        struct Client {
          public var fetch: @MainActor @Sendable (_ id: Int, String) async throws -> User {
            @storageRestrictions(initializes: _fetch)
            init(initialValue) {
              _fetch = initialValue
            }
            get {
              _fetch
            }
            set {
              _fetch = newValue
            }
          }
          private var _fetch: @MainActor @Sendable (_ id: Int, String) async throws -> User = IssueReporting.unimplemented("API.Client.fetch")
          @MainActor public func fetch(id: Int, _ p1: String) async throws -> User {
            try await _fetch(id, p1)
          }
        }
      }
      """
    ),
    ExpansionRow(
      "a closure that fails the test and goes on with the default",
      """
      extension API {
        struct Client {
          @DependencyEndpoint
          var isEnabled: (Feature) async -> Bool = { _ in false }
        }
      }
      """,
      """
      extension API {
        struct Client {
          var isEnabled: (Feature) async -> Bool {
            get {
              _isEnabled
            }
            set {
              _isEnabled = newValue
            }
          }
          private var _isEnabled: (Feature) async -> Bool = {
            (IssueReporting.unimplemented("API.Client.isEnabled") as @Sendable (Feature) -> Swift.Void)($0)
            return await ({ _ in
                false
              } as (Feature) async -> Bool)($0)
          }
        }
      }
      """
    ),
    ExpansionRow(
      "nothing to a default that is not written as a closure",
      """
      struct Client {
        @DependencyEndpoint
        var isEnabled: () -> Bool = unimplemented("isEnabled", placeholder: false)
      }
      """,
      """
      struct Client {
        var isEnabled: () -> Bool {
          get {
            _isEnabled
          }
          set {
            _isEnabled = newValue
          }
        }
        private var _isEnabled: () -> Bool = unimplemented("isEnabled", placeholder: false)
      }
      """
    ),
    ExpansionRow(
      "a method of another name",
      """
      struct Client {
        @available(macOS 26, *)
        @DependencyEndpoint(method: "fetch")
        var fetchByID: (_ id: Int) -> Void
      }
      """,
      """
      struct Client {
        @available(macOS 26, *)
        var fetchByID: (_ id: Int) -> Void {
          @storageRestrictions(initializes: _fetchByID)
          init(initialValue) {
            _fetchByID = initialValue
          }
          get {
            _fetchByID
          }
          set {
            _fetchByID = newValue
          }
        }
        private var _fetchByID: (_ id: Int) -> Void = IssueReporting.unimplemented("Client.fetchByID")
        @available(macOS 26, *) func fetch(id: Int) -> Void {
          _fetchByID(id)
        }
      }
      """
    ),
    ExpansionRow(
      "what a parameter needs that escapes or is changed",
      """
      struct Client {
        @DependencyEndpoint
        var change: (_ value: inout Int, _ work: () -> Void) -> Int?
      }
      """,
      """
      struct Client {
        var change: (_ value: inout Int, _ work: () -> Void) -> Int? {
          @storageRestrictions(initializes: _change)
          init(initialValue) {
            _change = initialValue
          }
          get {
            _change
          }
          set {
            _change = newValue
          }
        }
        private var _change: (_ value: inout Int, _ work: () -> Void) -> Int? = { _, _ in
          (IssueReporting.unimplemented("Client.change", placeholder: nil) as @Sendable () -> Int?)()
        }
        func change(value: inout Int, work: @escaping () -> Void) -> Int? {
          _change(&value, work)
        }
      }
      """
    ),
    ExpansionRow(
      "names in backticks as they are",
      """
      struct Client {
        @DependencyEndpoint
        var `default`: (_ id: Int) -> Void
      }
      """,
      """
      struct Client {
        var `default`: (_ id: Int) -> Void {
          @storageRestrictions(initializes: _default)
          init(initialValue) {
            _default = initialValue
          }
          get {
            _default
          }
          set {
            _default = newValue
          }
        }
        private var _default: (_ id: Int) -> Void = IssueReporting.unimplemented("Client.default")
        func `default`(id: Int) -> Void {
          _default(id)
        }
      }
      """
    ),
  ]
}
