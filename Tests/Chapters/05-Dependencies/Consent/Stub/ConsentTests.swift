import ComposableArchitecture
import ConsentExercise
import Testing

@MainActor
struct ConsentTests {
  @Test("Nothing is tracked before an answer")
  func beforeAnswer() async {
    // TODO: Write this test. How does a test prove that something was not called?
  }

  @Test("After a yes, each room is tracked once, with its number")
  func rooms() async {
    // TODO: Write this test, with the recorder below.
  }

  // TODO: What else may a careless guide do? It may tell the museum of the answer itself, go on after a change of mind,
  // fall silent when the museum does not answer, keep something for the next visitor, …
}

/// Writes down what is tracked: `$0.analytics.track = recorder.track`.
private struct Recorder: Sendable {
  struct Event: Equatable, Sendable {
    var name: String
    var parameters: [String: String]
  }

  private let recorded = LockIsolated<[Event]>([])

  /// All that was tracked so far, in order.
  var events: [Event] { recorded.value }

  var track: @Sendable (_ name: String, _ parameters: [String: String]) async throws -> Void {
    { [recorded] name, parameters in
      recorded.withValue { $0.append(Event(name: name, parameters: parameters)) }
    }
  }
}
