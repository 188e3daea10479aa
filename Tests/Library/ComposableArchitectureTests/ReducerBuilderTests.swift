import ComposableArchitecture
import Testing

@MainActor
@Suite("ReducerBuilder")
struct ReducerBuilderTests {
  @Test("A body runs its reducers in order, with branches and loops", arguments: table)
  func bodies(row: Row) {
    let store = Store(initialState: [String]()) { Notes(isLong: row.isLong, extra: row.extra, numbers: row.numbers) }
    store.send(.note)
    #expect(store.withState(\.self) == row.notes)
  }

  struct Row: Sendable {
    let isLong: Bool
    let extra: String?
    let numbers: [Int]
    let notes: [String]
  }

  nonisolated static let table = [
    Row(isLong: true, extra: nil, numbers: [], notes: ["first", "long", "effect of first"]),
    Row(
      isLong: false,
      extra: "extra",
      numbers: [1, 2],
      notes: ["first", "short", "extra", "1", "2", "effect of first"]
    ),
  ]

  @Test("An empty body does nothing")
  func empty() {
    let store = Store(initialState: ["kept"]) { EmptyReducer<[String], Notes.Action>() }
    store.send(.note)
    #expect(store.withState(\.self) == ["kept"])
  }

  @Test("To run the body of a reducer that has none ends the program with a message that says what to call")
  func noBody() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = EmptyReducer<Int, Int>().body
    }
    let message = "'EmptyReducer<Int, Int>' has no body: it implements 'reduce(into:action:)'. Call that instead."
    #expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains(message) } == true)
  }
}

@Reducer
struct Notes {
  typealias State = [String]

  enum Action {
    case note
    case effect(String)
  }

  let isLong: Bool
  let extra: String?
  let numbers: [Int]

  var body: some Reducer<[String], Action> {
    Reduce { state, action in
      switch action {
      case .note:
        state.append("first")
        return .send(.effect("effect of first"))
      case .effect(let text):
        state.append(text)
        return .none
      }
    }
    if isLong {
      note("long")
    } else {
      note("short")
    }
    if let extra {
      note(extra)
    }
    for number in numbers {
      note("\(number)")
    }
  }

  private func note(_ text: String) -> Reduce<[String], Action> {
    Reduce { state, action in
      if case .note = action { state.append(text) }
      return .none
    }
  }
}
