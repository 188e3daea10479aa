import CustomDump
import Foundation
import Testing

@Suite("Differences of strings")
struct DiffTextTests {
  @Test("a string of one line is replaced whole")
  func oneLine() {
    #expect(diff("Hello", "hello ") == "- \"Hello\"\n+ \"hello \"")
  }

  @Test("a string of several lines is compared line by line, and shows blanks at an end")
  func multiline() {
    #expect(
      diff(["Dear Blob,\nhello\nthere\n"], ["Dear Blob,\nhello \nthere\n\nBye"]) == #"""
          [
            [0]: """
              … (1 unchanged)
        -     hello
        +     hello\u{20}
              … (2 unchanged)
        +     Bye
              """
          ]
        """#
    )
  }

  @Test("a line that is added to a string of one line")
  func growing() {
    #expect(
      diff("one", "one\ntwo") == #"""
          """
            … (1 unchanged)
        +   two
            """
        """#
    )
    #expect(diff("one\n", "one") == "  \"\"\"\n    … (1 unchanged)\n-\n    \"\"\"")
  }

  @Test("carriage returns are seen")
  func carriageReturn() {
    #expect(
      diff("one\r\ntwo", "one\ntwo") == #"""
          """
        -   one\r
        +   one
            … (1 unchanged)
            """
        """#
    )
  }

  @Test("of long strings the place where they begin to differ is shown")
  func long() {
    let text = String(repeating: "abcdefghi ", count: 100)
    #expect(
      diff(text + "x" + text, text + "yz" + text) == """
          // These differ first at character 1000, counted from 0.
        - …"abcdefghi abcdefghi xabcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi"…
        + …"abcdefghi abcdefghi yzabcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefgh"…
        """
    )
    #expect(
      diff(text, "") == """
          // These differ first at character 0, counted from 0.
        - "abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi "…
        + ""
        """
    )
    #expect(
      diff("한\n" + text + "é", "한\n" + text + "è") == #"""
          """
            … (1 unchanged)
            // These differ first at character 1000, counted from 0.
        -   …abcdefghi abcdefghi é
        +   …abcdefghi abcdefghi è
            """
        """#
    )
  }

  @Test("of long data the place where they begin to differ is shown")
  func data() {
    var changed = Data(count: 100)
    changed[50] = 255
    #expect(
      diff(Data(count: 100), changed) == """
          // These differ first at byte 50, counted from 0.
        - Data(100 bytes: … 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 …)
        + Data(100 bytes: … 00 00 00 00 00 00 00 00 FF 00 00 00 00 00 00 00 …)
        """
    )
    #expect(diff(Data([1]), Data([1, 2])) == "- Data(1 byte: 01)\n+ Data(2 bytes: 01 02)")
    #expect(
      diff(Data(count: 5000), Data(count: 5001)) == """
          // These differ first at byte 5000, counted from 0.
        - Data(5000 bytes: … 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00)
        + Data(5001 bytes: … 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00)
        """
    )
  }
}
