import CustomDump
import Foundation
import Testing

@Suite("Differences of strings")
struct DiffTextTests {
  @Test("A string of one line is replaced whole")
  func oneLine() {
    #expect(diff("Hello", "hello ") == "- \"Hello\"\n+ \"hello \"")
  }

  @Test("A string of several lines is compared line by line, and shows blanks at an end")
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

  @Test("A line that is added to a string of one line")
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

  @Test("Carriage returns are seen")
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

  @Test("Of long strings the place where they begin to differ is shown")
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

  @Test("Of long texts of types that print as they like, too")
  func longLeaf() {
    let text = String(repeating: "abcdefghi ", count: 100)
    #expect(
      diff(Report(text: text + "x"), Report(text: text + "y")) == """
          // These differ first at character 1000, counted from 0.
        - …abcdefghi abcdefghi x
        + …abcdefghi abcdefghi y
        """
    )
    #expect(diff([], [Report(text: text)])?.hasSuffix("ghi … 800 more characters\n  ]") == true)
    #expect(diff(Report(text: "a\nb"), Report(text: "a\nc")) == "- a\n- b\n+ a\n+ c")
    #expect(
      diff([], [Report(text: String(repeating: "x\n", count: 1_000))])?.hasSuffix("+   … 802 more lines\n  ]") == true
    )
  }

  @Test("Long strings of one text but of different types or in different encodings are told apart as short ones are")
  func longAlike() {
    let text = String(repeating: "x", count: 300)
    #expect(diff(text as Any, text[...] as Any)?.hasSuffix("… 100 more characters as Substring") == true)
    #expect(
      diff(Exactly(text: text + "\u{E9}"), Exactly(text: text + "e\u{301}")) == #"""
          Exactly(
            // These differ first at character 300, counted from 0.
        -   text: …"xxxxxxxxxxxxxxxxxxxx\u{E9}"
        +   text: …"xxxxxxxxxxxxxxxxxxxxe\u{301}"
          )
        """#
    )
  }

  @Test("Of long data the place where they begin to differ is shown")
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

/// A text that prints as it is.
private struct Report: Equatable, CustomDumpStringConvertible {
  var text: String
  var customDumpDescription: String { text }
}

private struct Exactly: Equatable {
  var text: String
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.text.utf8.elementsEqual(rhs.text.utf8) }
}
