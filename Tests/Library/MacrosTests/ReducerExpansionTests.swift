import Testing

@Suite("@Reducer")
struct ReducerExpansionTests {
  @Test("adds", arguments: rows)
  func expansion(row: ExpansionRow) {
    #expect(MacroExpansion(of: row.source, macros: ["Reducer"]).source == row.expansion)
  }

  static let rows = [
    ExpansionRow(
      "a conformance, case paths and a result builder",
      """
      @Reducer
      struct Counter {
        struct State {}
        enum Action {}
        var body: some Reducer<State, Action> { EmptyReducer() }
      }
      """,
      """
      struct Counter {
        struct State {}
        @CasePaths.CasePathable
        enum Action {}
        @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
        var body: some Reducer<State, Action> { EmptyReducer() }
      }
      extension Counter: ComposableArchitecture.Reducer {
      }
      """
    ),
    ExpansionRow(
      "members to a state that is an enum",
      """
      @Reducer
      struct Session {
        enum State {}
      }
      """,
      """
      struct Session {
        @CasePaths.CasePathable @dynamicMemberLookup
        enum State {}
      }
      extension Session: ComposableArchitecture.Reducer {
      }
      """
    ),
    ExpansionRow(
      "nothing that is there already, and nothing to other members",
      """
      @Reducer
      struct Session {
        @CasePathable @dynamicMemberLookup enum State {}
        @CasePaths.CasePathable enum Action {}
        enum CancelID {}
        @ReducerBuilder<State, Action> var body: some ReducerOf<Self> { EmptyReducer() }
        var other: some View { Text("") }
      }
      """,
      """
      struct Session {
        @CasePathable @dynamicMemberLookup enum State {}
        @CasePaths.CasePathable enum Action {}
        enum CancelID {}
        @ReducerBuilder<State, Action> var body: some ReducerOf<Self> { EmptyReducer() }
        var other: some View { Text("") }
      }
      extension Session: ComposableArchitecture.Reducer {
      }
      """
    ),
    ExpansionRow(
      "the conformance to a type in another one by its whole name",
      """
      extension App {
        @Reducer struct Session {}
      }
      """,
      """
      extension App {
        struct Session {}
      }
      extension App.Session: ComposableArchitecture.Reducer {
      }
      """
    ),
  ]
}
