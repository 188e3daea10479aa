import Testing

@testable import GraderKit

/// What tests print, through the whole of the real pipeline.
@Suite(.serialized, .ownThread)
struct PrintedTests {
  @Test("A verdict tells what was printed while each test ran")
  func printed() throws {
    let feature = FixtureSources.counter(up: #"state.count += 1; print("up to", state.count)"#)
    let fixture = try FixtureKit([("Printed", feature, suite)])
    defer { fixture.remove() }

    let verdict = try #require(try fixture.grade().first)

    #expect(verdict.status == .passed)
    #expect(verdict.tests.map(\.output) == ["up to 1\nup to 2", nil, "up to 1"])
  }

  private let suite = """
    import ComposableArchitecture
    import PrintedExercise
    import Testing

    @MainActor
    struct PrintedTests {
      @Test("Prints twice")
      func printsTwice() async {
        let store = TestStore(initialState: Counter.State()) { Counter() }
        await store.send(.up) { $0.count = 1 }
        await store.send(.up) { $0.count = 2 }
      }

      @Test("Prints nothing")
      func quiet() async {
        let store = TestStore(initialState: Counter.State()) { Counter() }
        await store.send(.toggled) { $0.isOn = true }
      }

      @Test("Prints")
      func prints() async {
        let store = TestStore(initialState: Counter.State()) { Counter() }
        await store.send(.up) { $0.count = 1 }
      }
    }
    """
}
