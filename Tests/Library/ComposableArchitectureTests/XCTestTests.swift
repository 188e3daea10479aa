import ComposableArchitecture
import XCTest

/// The test store under XCTest.
@MainActor
final class XCTestTests: XCTestCase {
  /// Right claims pass.
  func testRightClaims() async {
    let store = TestStore(initialState: Loader.State()) { Loader() }
    await store.send(.loadButtonTapped) { $0.isLoading = true }
    await store.receive(\.response.success, "Blob") {
      $0.isLoading = false
      $0.names = ["Blob"]
    }
    await store.finish()
  }

  /// Every kind of complaint is an issue of the test that runs.
  func testWrongClaims() async {
    await withExpectedIssue("a wrong claim") {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.send(.incrementButtonTapped) { $0.count = 999 }
    }
    await withExpectedIssue("a running effect") {
      let store = TestStore(initialState: Loader.State()) { Loader() }
      await store.send(.waitForEver)
    }
    await withExpectedIssue("an action that was not received") {
      let store = TestStore(initialState: Loader.State()) { Loader() }
      await store.send(.echoButtonTapped("Blob"))
    }
    await withExpectedIssue("an action that did not come") {
      let store = TestStore(initialState: Loader.State()) { Loader() }
      await store.receive(.cleared)
    }
    await withExpectedIssue("an error in an effect") {
      let store = TestStore(initialState: Loader.State()) { Loader { throw Loader.Refusal() } }
      await store.send(.loadButtonTapped) { $0.isLoading = true }
    }
  }
}
