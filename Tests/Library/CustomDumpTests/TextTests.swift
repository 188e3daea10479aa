import CustomDump
import Testing

@Suite("Dumps of strings")
struct TextTests {
  @Test(
    "What would not be seen is written as in Swift",
    arguments: [
      ("plain", #""plain""#),
      ("", #""""#),
      (#"a "b" \c"#, #""a \"b\" \\c""#),
      ("tab\treturn\rnull\0", #""tab\treturn\rnull\u{0}""#),
      ("zero\u{200B}width", #""zero\u{200B}width""#),
      ("hard\u{A0}blank", #""hard\u{A0}blank""#),
      ("blank at the end ", #""blank at the end ""#),
      ("한글 é 👩‍🚀", #""한글 é 👩‍🚀""#),
    ]
  )
  func literal(text: String, dump: String) {
    #expect(String(customDumping: text) == dump)
  }

  @Test("A string of several lines prints line by line, blanks at an end escaped")
  func multiline() {
    #expect(
      String(customDumping: ["one\n\"two\" \r\n\nthree\\ "])
        == #"""
        [
          [0]: """
            one
            "two" \r

            three\\\u{20}
            """
        ]
        """#
    )
  }

  @Test("Other kinds of strings")
  func kinds() {
    #expect(String(customDumping: "substring".dropFirst(3)) == #""string""#)
    #expect(String(customDumping: Character("c")) == #""c""#)
  }
}
