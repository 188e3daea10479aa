import ComposableArchitecture
import Testing

@MainActor
@Suite("Effects")
struct EffectTests {
  @Test("Effects send their actions in the order that they describe (T10)", arguments: orders)
  func order(row: Row) async {
    let store = recorder(row.effect)
    await store.send(0).finish()
    #expect(store.withState(\.self) == row.actions)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let effect: Effect<Int>
    let actions: [Int]

    init(_ name: String, _ effect: Effect<Int>, _ actions: [Int]) {
      testDescription = name
      self.effect = effect
      self.actions = actions
    }
  }

  nonisolated static let orders = [
    Row("none", .none, []),
    Row("send", .send(1), [1]),
    Row("run", .run { send in for number in 1...3 { await send(number) } }, [1, 2, 3]),
    Row(
      "run with a capture list",
      .run { [numbers = [1, 2]] send in for number in numbers { await send(number) } },
      [1, 2]
    ),
    Row("run on the main actor", .run { @MainActor send in send(1) }, [1]),
    Row("merge", .merge(.send(1), .none, .send(2)), [1, 2]),
    Row("merge, the first waits", .merge(.run { await wait($0, 1) }, .send(2)), [2, 1]),
    Row("merge with", .send(1).merge(with: .send(2)), [1, 2]),
    Row("concatenate", .concatenate(.send(1), .none, .send(2)), [1, 2]),
    Row("concatenate, the first waits", .concatenate(.run { await wait($0, 1) }, .send(2)), [1, 2]),
    Row("concatenate with", .run { await wait($0, 1) }.concatenate(with: .send(2)), [1, 2]),
    Row("map", Effect<String>.merge(.send("1"), .run { await $0("12") }).map(\.count), [1, 2]),
    Row("map of nothing", Effect<String>.none.map(\.count), []),
    Row("with a priority", .run(priority: .high) { await $0(1) }, [1]),
    Row(
      "a caught error",
      .run { _ in
        throw Mishap()
      } catch: { _, send in
        await send(1)
      },
      [1]
    ),
    Row(
      "cancellation",
      .run { _ in
        throw CancellationError()
      } catch: { _, send in
        await send(1)
      },
      []
    ),
  ]

  @Test("An effect has begun when 'send' returns, and sent what it could")
  func begins() {
    let store = recorder(
      .run { send in
        await send(1)
        await Task.yield()
        await send(2)
      }
    )
    store.send(0)
    #expect(store.withState(\.self) == [1])
  }

  @Test("An action that comes back at once waits until the effects of its reducer have begun")
  func breadthFirst() {
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        switch action {
        case 0: return .merge(.send(1), .send(2))
        case 1: return .send(3)
        default: return .none
        }
      }
    }
    store.send(0)
    #expect(store.withState(\.self) == [0, 1, 2, 3])
  }

  @Test("An error that an effect does not catch is told at the 'send', with the place of the '.run' (A17)")
  func thrownInTest() async throws {
    var line = 0
    var run = 0
    let issues = await recordedIssues {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Loader.Action> { _, _ in
          run = #line + 1
          return .run { _ in throw Mishap() }
        }
      }
      line = #line + 1
      await store.send(.cleared)
    }
    #expect(issues.map(\.line) == [line])
    #expect(issues.first?.error is Mishap)
    #expect(
      issues.first?.text == """
        An effect threw this error and does not catch it.

        Started by: .cleared
        Thrown in: the '.run' at EffectTests.swift:\(run)

        Catch the error in the effect, or give the '.run' a 'catch' that sends what went wrong back as an action.
        """
    )
  }

  @Test("An action that is missing because of an error is not a second mistake (A6)")
  func missingAfterError() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Loader.State()) { Loader { throw Mishap() } }
      await store.send(.loadButtonTapped) { $0.isLoading = true }
      await store.receive(\.response.success)
      await store.receive(\.response.failure)
    }
    #expect(issues.count == 2)
    #expect(issues.first?.error is Mishap)
    #expect(issues.last?.kind == "The action did not come, and nothing is running that could send it.")
  }

  @Test("Outside of a test store an error is told at the '.run' that threw it (A17)")
  func thrownInStore() async {
    var run = 0
    let issues = await recordedIssues {
      run = #line + 1
      let store = recorder(.run { _ in throw Mishap() })
      store.send(0)
    }
    #expect(issues.map(\.line) == [run])
    #expect(issues.first?.error is Mishap)
    #expect(issues.first?.text == "An effect threw this error and does not catch it.")
  }

  @Test("Cancellation is silent, also as an error that comes after it (A17)")
  func cancellation() async {
    let issues = await recordedIssues {
      let store = recorder(
        .run { send in
          try? await Task.never()
          await send(1)
          throw Mishap()
        }
      )
      let task = store.send(0)
      task.cancel()
      await task.finish()
      #expect(task.isCancelled)
      #expect(store.withState(\.self) == [])
    }
    #expect(issues.isEmpty)
  }

  /// A store that starts an effect with the action 0 and notes every other action.
  private func recorder(_ effect: Effect<Int>) -> Store<[Int], Int> {
    Store(initialState: []) {
      Reduce<[Int], Int> { state, action in
        if action == 0 { return effect }
        state.append(action)
        return .none
      }
    }
  }
}

private struct Mishap: Error {}

@MainActor
private func wait(_ send: Send<Int>, _ action: Int) async {
  await Task.yield()
  send(action)
}
