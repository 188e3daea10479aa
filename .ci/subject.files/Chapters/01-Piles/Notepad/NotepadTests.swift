import NotepadExercise
import Testing

struct NotepadTests {
  @Test("What was written is taken back, and brought forth")
  func backAndForth() {
    // TODO: Write this test.
  }

  @Test("What was taken back is gone once something new is written")
  func forgotten() {
    // TODO: Write this test.
  }
}
