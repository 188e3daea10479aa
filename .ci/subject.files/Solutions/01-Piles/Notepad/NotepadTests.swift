import NotepadExercise
import Testing

struct NotepadTests {
  @Test("What was written is taken back, and brought forth")
  func backAndForth() {
    var pad = Notepad()
    #expect(!pad.canTakeBack)
    #expect(!pad.canBringForth)

    pad.write("one")
    pad.write(" two")
    #expect(pad.text == "one two")
    #expect(pad.canTakeBack)
    #expect(!pad.canBringForth)

    pad.takeBack()
    #expect(pad.text == "one")
    #expect(pad.canTakeBack)
    #expect(pad.canBringForth)

    pad.takeBack()
    #expect(pad.text == "")
    #expect(!pad.canTakeBack)

    pad.bringForth()
    #expect(pad.text == "one")
    #expect(pad.canTakeBack)
    pad.bringForth()
    #expect(pad.text == "one two")
    #expect(!pad.canBringForth)

    pad.takeBack()
    #expect(pad.text == "one")
  }

  @Test("What was taken back is gone once something new is written")
  func forgotten() {
    var pad = Notepad()
    pad.write("one")
    pad.takeBack()
    pad.write("three")
    #expect(!pad.canBringForth)

    pad.bringForth()
    #expect(pad.text == "three")
    pad.takeBack()
    #expect(pad.text == "")
    pad.takeBack()
    #expect(pad.text == "")
  }
}
