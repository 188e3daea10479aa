import ComposableArchitecture

/// Times what the library does most, and prints a table with the figures of the public library beside it.
@main
@MainActor
struct LibraryBenchmark {
  static func main() async {
    print(
      """
      Processor time, the fastest and the median of 15 rounds after a warm-up. × is how often the fastest goes into the
      public library's fastest, which is time that passed on a quiet machine.

      """
    )
    print(Row.heading)
    for row in await testStore() + store() + differences() + casePaths() { print(row.text) }
  }

  private static func testStore() async -> [Row] {
    let counter = TestStore(initialState: Counter.State()) { Counter() }
    let numbers = AsyncStream.makeStream(of: Int.self)
    let listener = TestStore(initialState: Listener.State()) { Listener(numbers: numbers.stream) }
    await listener.send(.started)
    let list = TestStore(initialState: List.State(rows: List.Row.rows(0..<1_000))) { List() }
    let rows = [
      Row(
        "TestStore.send with a claim",
        await Measurement(repetitions: 2_000) { count in
          for _ in 0..<count { await counter.send(.incremented) { $0.count += 1 } }
        },
        .sendWithClaim
      ),
      Row(
        "TestStore.send with a claim, 1,000 rows",
        await Measurement(repetitions: 20) { count in
          for _ in 0..<count { await list.send(.toggled(500)) { $0.rows[500].isOn.toggle() } }
        }
      ),
      Row(
        "TestStore.send of an effect, and receive",
        await Measurement(repetitions: 1_000) { count in
          for _ in 0..<count {
            await counter.send(.echoed)
            await counter.receive(.echo(counter.state.count))
          }
        },
        .receive
      ),
      Row(
        "TestStore.send while an effect waits for a stream",
        await Measurement(repetitions: 200) { count in
          for _ in 0..<count { await listener.send(.incremented) { $0.count += 1 } }
        }
      ),
      Row(
        "TestStore.receive of what a stream yields",
        await Measurement(repetitions: 100) { count in
          for _ in 0..<count {
            let next = listener.state.last + 1
            numbers.continuation.yield(next)
            await listener.receive(.heard(next)) { $0.last = next }
          }
        }
      ),
    ]
    await listener.skipInFlightEffects()
    return rows
  }

  private static func store() async -> [Row] {
    let counter = Store(initialState: Counter.State()) { Counter() }
    let observable = Store(initialState: ObservableCounter.State()) { ObservableCounter() }
    let nested = Store(initialState: Level1.State()) { Level1() }
    return [
      Row(
        "Store.send",
        await Measurement(repetitions: 20_000) { count in
          for _ in 0..<count { counter.send(.incremented) }
        },
        .send
      ),
      Row(
        "Store.send, observable state",
        await Measurement(repetitions: 20_000) { count in
          for _ in 0..<count { observable.send(.incremented) }
        },
        .sendObservable
      ),
      Row(
        "Store.send through five levels of Scope",
        await Measurement(repetitions: 20_000) { count in
          for _ in 0..<count { nested.send(.child(.child(.child(.child(.child(.incremented)))))) }
        }
      ),
      Row(
        "Store.scope through five levels, and state",
        await Measurement(repetitions: 20_000) { count in
          for _ in 0..<count { use(counterStore(of: nested).withState(\.count)) }
        }
      ),
      Row(
        "Store.send through five levels of Store.scope",
        await Measurement(repetitions: 20_000) { count in
          let counter = counterStore(of: nested)
          for _ in 0..<count { counter.send(.incremented) }
        }
      ),
    ]
  }

  private static func counterStore(of store: StoreOf<Level1>) -> StoreOf<Counter> {
    store.scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child)
  }

  private static func differences() async -> [Row] {
    var rows: [Row] = []
    for (count, repetitions, reference) in [(1_000, 10, Reference.diff1000), (10_000, 2, .diff10000)] {
      let before = List.Row.rows(0..<count)
      var changed = before
      changed[count / 2].isOn.toggle()
      let others = List.Row.rows(count..<2 * count)
      rows.append(
        Row(
          "diff of \(count) structs, one field differs",
          await Measurement(repetitions: repetitions) { for _ in 0..<$0 { use(diff(before, changed)) } },
          reference
        )
      )
      rows.append(
        Row(
          "diff of \(count) structs, none in common",
          await Measurement(repetitions: repetitions) { for _ in 0..<$0 { use(diff(before, others)) } }
        )
      )
    }
    return rows
  }

  private static func casePaths() async -> [Row] {
    let action = Level1.Action.child(.child(.child(.child(.child(.echo(1))))))
    let key: CaseKeyPath<Level1.Action, Counter.Action> = \.child.child.child.child.child
    let path = AnyCasePath(key)
    return [
      Row(
        "case path: made from a key path of five levels",
        await Measurement(repetitions: 10_000) { for _ in 0..<$0 { use(AnyCasePath(key)) } }
      ),
      Row(
        "case path: extraction through five levels",
        await Measurement(repetitions: 100_000) { for _ in 0..<$0 { use(path.extract(from: action)) } }
      ),
      Row(
        "case path: action[case:], five levels",
        await Measurement(repetitions: 10_000) { for _ in 0..<$0 { use(action[case: key]) } }
      ),
    ]
  }
}
