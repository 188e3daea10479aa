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
        typealias Action = Never
        let body = EmptyReducer<State, Action>()
      }
      """,
      """
      struct Session {
        @CasePaths.CasePathable @dynamicMemberLookup
        enum State {}
        typealias Action = Never
        let body = EmptyReducer<State, Action>()
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
        @Reducer struct Session {
          let body = EmptyReducer<Int, Bool>()
        }
      }
      """,
      """
      extension App {
        struct Session {
          let body = EmptyReducer<Int, Bool>()
        }
      }
      extension App.Session: ComposableArchitecture.Reducer {
      }
      """
    ),
    ExpansionRow(
      "a state, actions and a body that are left out",
      """
      @Reducer public struct Blank {}
      """,
      """
      public struct Blank {
        @ComposableArchitecture.ObservableState
        public struct State: Swift.Hashable, Swift.Sendable {
          public init() {
          }
        }
        @CasePaths.CasePathable
        public enum Action: Swift.Hashable, Swift.Sendable {
        }
        public var body: ComposableArchitecture.EmptyReducer<State, Action> {
          ComposableArchitecture.EmptyReducer()
        }
      }
      extension Blank: ComposableArchitecture.Reducer {
      }
      """
    ),
    ExpansionRow(
      "only what is left out",
      """
      @Reducer struct Half<State> {
        #if os(Linux)
        enum Action {}
        #else
        struct Action {}
        #endif
      }
      """,
      """
      struct Half<State> {
        #if os(Linux)
        enum Action {}
        #else
        struct Action {}
        #endif
        var body: ComposableArchitecture.EmptyReducer<State, Action> {
          ComposableArchitecture.EmptyReducer()
        }
      }
      extension Half: ComposableArchitecture.Reducer {
      }
      """
    ),
    ExpansionRow(
      "nothing to a reducer whose types the compiler finds in its method or its body",
      """
      @Reducer struct Method {
        func reduce(into state: inout Int, action: Bool) -> Effect<Bool> { .none }
      }
      @Reducer struct Body {
        var body: some Reducer<Int, Bool> { EmptyReducer() }
      }
      """,
      """
      struct Method {
        func reduce(into state: inout Int, action: Bool) -> Effect<Bool> { .none }
      }
      struct Body {
        @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
        var body: some Reducer<Int, Bool> { EmptyReducer() }
      }
      extension Method: ComposableArchitecture.Reducer {
      }
      extension Body: ComposableArchitecture.Reducer {
      }
      """
    ),
    ExpansionRow(
      "a state, actions, a body and stores to an enum of reducers",
      """
      @Reducer enum Destination {
        case counter(Counter)
        case room(Room.Small = Room.Small(number: 3))
        case lobby
        case pair(Counter, second: Counter)
        #if os(Linux)
        @ReducerCaseIgnored case map(city: String, Int)
        #endif
      }
      """,
      """
      enum Destination {
        case counter(Counter)
        case room(Room.Small = Room.Small(number: 3))
        case lobby
        case pair(Counter, second: Counter)
        #if os(Linux)
        @ReducerCaseIgnored case map(city: String, Int)
        #endif
        @CasePaths.CasePathable @dynamicMemberLookup @ComposableArchitecture.ObservableState
        enum State: ComposableArchitecture.CaseReducerState {
          typealias StateReducer = Destination
          case counter(Counter.State)
          case room(Room.Small.State)
          case lobby
          case pair(Counter, second: Counter)
          #if os(Linux)
          case map(city: String, Int)
          #endif
        }
        @CasePaths.CasePathable
        enum Action {
          case counter(Counter.Action)
          case room(Room.Small.Action)
          #if os(Linux)
          #endif
        }
        enum CaseScope {
          case counter(ComposableArchitecture.StoreOf<Counter>)
          case room(ComposableArchitecture.StoreOf<Room.Small>)
          case lobby
          case pair(Counter, second: Counter)
          #if os(Linux)
          case map(city: String, Int)
          #endif
        }
        @MainActor
        static func scope(_ store: ComposableArchitecture.Store<State, Action>) -> CaseScope {
          switch store.state {
          case .counter(let last):
            return .counter(store._$scope(last, state: \\.counter, action: \\.counter))
          case .room(let last):
            return .room(store._$scope(last, state: \\.room, action: \\.room))
          case .lobby:
            return .lobby
          case let .pair(v0, v1):
            return .pair(v0, second: v1)
          #if os(Linux)
          case let .map(v0, v1):
            return .map(city: v0, v1)
          #endif
          }
        }
        typealias Body = ComposableArchitecture.Reduce<State, Action>
        static var body: Body {
          Body._$cases {
            ComposableArchitecture.Scope(state: \\.counter, action: \\.counter) {
              Counter()
            }
            ComposableArchitecture.Scope(state: \\.room, action: \\.room) {
              Room.Small(number: 3)
            }
            #if os(Linux)
            #endif
          }
        }
        static var _$reducer: Body {
          body
        }
      }
      extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """
    ),
    ExpansionRow(
      "alerts and dialogs, which have actions and no logic, and no body beside one that is written",
      """
      @Reducer enum Question {
        case alert(AlertState<Alert>)
        @ReducerCaseEphemeral case sure(Sure)
        static var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """,
      """
      enum Question {
        case alert(AlertState<Alert>)
        @ReducerCaseEphemeral case sure(Sure)
        @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
        static var body: some ReducerOf<Self> { EmptyReducer() }
        @CasePaths.CasePathable @dynamicMemberLookup @ComposableArchitecture.ObservableState
        enum State: ComposableArchitecture.CaseReducerState {
          typealias StateReducer = Question
          case alert(AlertState<Alert>)
          case sure(Sure)
        }
        @CasePaths.CasePathable
        enum Action {
          case alert(AlertState<Alert>.Action)
          case sure(Sure.Action)
        }
        enum CaseScope {
          case alert(AlertState<Alert>)
          case sure(Sure)
        }
        @MainActor
        static func scope(_ store: ComposableArchitecture.Store<State, Action>) -> CaseScope {
          switch store.state {
          case let .alert(v0):
            return .alert(v0)
          case let .sure(v0):
            return .sure(v0)
          }
        }
        typealias Body = ComposableArchitecture.Reduce<State, Action>
        static var _$reducer: Body {
          Body._$cases {
            body
          }
        }
      }
      extension Question: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """
    ),
    ExpansionRow(
      "conformances to the state and the actions of an enum of reducers",
      """
      @Reducer(state: .equatable, .sendable, action: .hashable) public enum Destination {
        case counter(Counter)
      }
      """,
      """
      public enum Destination {
        case counter(Counter)
        @CasePaths.CasePathable @dynamicMemberLookup @ComposableArchitecture.ObservableState
        public enum State: ComposableArchitecture.CaseReducerState, Swift.Equatable, Swift.Sendable {
          public typealias StateReducer = Destination
          case counter(Counter.State)
        }
        @CasePaths.CasePathable
        public enum Action: Swift.Hashable {
          case counter(Counter.Action)
        }
        public enum CaseScope {
          case counter(ComposableArchitecture.StoreOf<Counter>)
        }
        @MainActor
        public static func scope(_ store: ComposableArchitecture.Store<State, Action>) -> CaseScope {
          switch store.state {
          case .counter(let last):
            return .counter(store._$scope(last, state: \\.counter, action: \\.counter))
          }
        }
        public typealias Body = ComposableArchitecture.Reduce<State, Action>
        public static var body: Body {
          Body._$cases {
            ComposableArchitecture.Scope(state: \\.counter, action: \\.counter) {
              Counter()
            }
          }
        }
        public static var _$reducer: Body {
          body
        }
      }
      extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """
    ),
  ]
}
