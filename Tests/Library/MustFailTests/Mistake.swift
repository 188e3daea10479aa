import ComposableArchitecture
import DeclarativeViews
import Dependencies
import Publishing
import ViewInspector

/// Everything that the library complains about in a test, done wrong once.
///
/// The line that has to be red says so.
enum Mistake: String, CaseIterable {
  case wrongState
  case unclaimedChange
  case nothingChanged
  case claimThrows
  case wrongAssertion
  case sharedState
  case nothingReceived
  case receiveInVain
  case wrongAction
  case wrongOrder
  case sentTooEarly
  case neverReceived
  case stillRunning
  case finishInVain
  case finishTaskInVain
  case effectThrows
  case nothingToSkip
  case noEffectsToSkip
  case noIssue
  case unequal
  case unimplemented
  case liveInTest
  case notHosted
  case notHandedOver
  case inspectionThrows

  /// What has to be in the text of the issue.
  var complaint: String {
    switch self {
    case .wrongState: "The state is not what this step claims."
    case .unclaimedChange: "The state changed, but this step claims no change."
    case .nothingChanged: "A change was expected, but the state did not change."
    case .claimThrows: "The claim of this step threw this error."
    case .wrongAssertion: "The state is not what this step claims."
    case .sharedState: "The state changed behind the store's back."
    case .nothingReceived: "The action did not come, and nothing is running that could send it."
    case .receiveInVain: "The action did not come after 0.001 seconds."
    case .wrongAction: "Another action came than the one that this step claims."
    case .wrongOrder: "Other actions came before the one that this step claims."
    case .sentTooEarly: "An action was sent while received actions were waiting."
    case .neverReceived: "1 action that came back was never received:"
    case .stillRunning: "An effect is still running at the end of the test."
    case .finishInVain, .finishTaskInVain: "An effect is still running after 0.001 seconds."
    case .effectThrows: "An effect threw this error and does not catch it."
    case .nothingToSkip: "There are no received actions to skip."
    case .noEffectsToSkip: "There are no running effects to skip."
    case .noIssue: "An issue was expected here, but none was reported."
    case .unequal: "The two values are not equal."
    case .unimplemented: "'Kettle.boil' was called, and this test does not say what it does."
    case .liveInTest: "was used in a test that does not override it"
    case .notHosted: "This inspection was never done, as nobody hosts the view."
    case .notHandedOver: "the view is hosted, but when a notice comes, either the view does not hand itself over"
    case .inspectionThrows: "No text reads \"Full\"."
    }
  }

  /// Makes the mistake.
  @MainActor
  func make() async {
    let store = TestStore(initialState: Kettle.State()) { Kettle() }
    store.timeout = 1_000_000
    switch self {
    case .wrongState:
      await store.send(.filled) { $0.cups = 999 }  // red: wrongState

    case .unclaimedChange:
      await store.send(.filled)  // red: unclaimedChange

    case .nothingChanged:
      await store.send(.lookedAt) { $0.cups = 1 }  // red: nothingChanged

    case .claimThrows:
      await store.send(.filled) { _ in throw Leak() }  // red: claimThrows

    case .wrongAssertion:
      store.assert { $0.cups = 999 }  // red: wrongAssertion

    case .sharedState:
      await store.send(.tagged("new"))  // red: sharedState

    case .nothingReceived:
      await store.receive(.whistled)  // red: nothingReceived

    case .receiveInVain:
      await store.send(.heated)
      await store.receive(.whistled)  // red: receiveInVain

    case .wrongAction:
      await store.send(.boiled)
      await store.receive(.cooled)  // red: wrongAction

    case .wrongOrder:
      await store.send(.boiledAndCooled)
      await store.receive(.cooled)  // red: wrongOrder

    case .sentTooEarly:
      await store.send(.boiled)
      await store.send(.lookedAt)  // red: sentTooEarly

    case .neverReceived:
      await store.send(.boiled)  // red: neverReceived

    case .stillRunning:
      await store.send(.heated)  // red: stillRunning

    case .finishInVain:
      await store.send(.heated)
      await store.finish()  // red: finishInVain

    case .finishTaskInVain:
      let task = await store.send(.heated)
      await task.finish()  // red: finishTaskInVain

    case .effectThrows:
      await store.send(.leaked)  // red: effectThrows

    case .nothingToSkip:
      await store.skipReceivedActions()  // red: nothingToSkip

    case .noEffectsToSkip:
      await store.skipInFlightEffects()  // red: noEffectsToSkip

    case .noIssue:
      withExpectedIssue {}  // red: noIssue

    case .unequal:
      expectNoDifference(store.state.cups, 999)  // red: unequal

    case .unimplemented:
      let boil: @Sendable () -> Void = IssueReporting.unimplemented("Kettle.boil")  // red: unimplemented
      boil()

    case .liveInTest:
      @Dependency(Thermometer.self) var thermometer  // red: liveInTest
      _ = thermometer.degrees

    case .notHosted:
      let sut = Gauge()
      sut.inspection.inspect { _ in }  // red: notHosted

    case .notHandedOver:
      let sut = Gauge(isOpen: false)
      sut.inspection.inspect { _ in }  // red: notHandedOver
      ViewHosting.host(view: sut)

    case .inspectionThrows:
      let sut = Gauge()
      sut.inspection.inspect { _ = try $0.find(text: "Full") }  // red: inspectionThrows
      ViewHosting.host(view: sut)
    }
  }
}

// MARK: - A feature

@Reducer
private struct Kettle {
  struct State: Equatable {
    var cups = 0
    let tag = Tag()
  }

  enum Action: Equatable {
    case filled
    case lookedAt
    case tagged(String)
    case heated
    case boiled
    case boiledAndCooled
    case leaked
    case whistled
    case cooled
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .filled:
        state.cups = 1
        return .none

      case .lookedAt, .whistled, .cooled:
        return .none

      case .tagged(let text):
        state.tag.text = text
        return .none

      case .heated:
        return .run { _ in for await _ in AsyncStream<Never>.makeStream().stream {} }

      case .boiled:
        return .send(.whistled)

      case .boiledAndCooled:
        return .merge(.send(.whistled), .send(.cooled))

      case .leaked:
        return .run { _ in throw Leak() }
      }
    }
  }
}

/// Shows what is in the kettle, and lets a test in, if it is open.
private struct Gauge: View {
  let inspection = Inspection<Self>()
  var isOpen = true

  var body: some View {
    Text("Empty").onReceive(inspection.notice) { if isOpen { inspection.visit(self, $0) } }
  }
}

private final class Inspection<V>: InspectionEmissary {
  let notice = PassthroughSubject<UInt, Never>()
  var callbacks: [UInt: (V) -> Void] = [:]

  func visit(_ view: V, _ line: UInt) {
    callbacks.removeValue(forKey: line)?(view)
  }
}

/// What a state should not hold: an object.
private final class Tag: Equatable {
  var text = ""

  static func == (lhs: Tag, rhs: Tag) -> Bool { lhs.text == rhs.text }
}

private struct Leak: Error {}

private struct Thermometer: DependencyKey {
  static var liveValue: Self { Self(degrees: 100) }

  let degrees: Int
}
