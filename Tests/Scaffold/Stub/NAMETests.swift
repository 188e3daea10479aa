import ComposableArchitecture
import NAMEExercise
import Testing

@MainActor
struct NAMETests {
  @Test("A tap makes three four")
  func tapped() async {
    // TODO: Write this test.
  }
}
