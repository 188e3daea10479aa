import Testing

@testable import GraderKit

@Suite("Texts of unknown origin in a format")
struct EscapingTests {
  @Test("In XML", arguments: xmlTexts)
  func xml(_ text: String, _ content: String, _ attribute: String) {
    #expect(XMLText.content(text).unicodeScalars.elementsEqual(content.unicodeScalars))
    #expect(XMLText.attribute(text).unicodeScalars.elementsEqual(attribute.unicodeScalars))
  }

  @Test("In a cell of a table", arguments: cellsTexts)
  func cell(_ text: String, _ cell: String) {
    #expect(CSVReport.cell(text).unicodeScalars.elementsEqual(cell.unicodeScalars))
  }

  @Test("In a command to GitHub", arguments: commandsTexts)
  func command(_ text: String, _ message: String, _ property: String) {
    #expect(GitHubReport.message(text).unicodeScalars.elementsEqual(message.unicodeScalars))
    #expect(GitHubReport.property(text).unicodeScalars.elementsEqual(property.unicodeScalars))
  }

  @Test("In Markdown, as running text", arguments: proseTexts)
  func prose(_ text: String, _ prose: String) {
    #expect(Markdown.prose(text).unicodeScalars.elementsEqual(prose.unicodeScalars))
  }

  @Test("In Markdown, as code", arguments: codeTexts)
  func code(_ text: String, _ code: String) {
    #expect(Markdown.code(text).unicodeScalars.elementsEqual(code.unicodeScalars))
  }

  @Test("In Markdown, as lines of code", arguments: blocksTexts)
  func block(_ text: String, _ block: String) {
    #expect(Markdown.block(text) == block)
  }

  @Test("In HTML that stands in Markdown")
  func html() {
    #expect(Markdown.html("<b>@me</b>\n\n**x**") == "&lt;b&gt;@\u{2060}me&lt;/b&gt;  **x**")
  }
}

@Suite("Texts that are too long")
struct ExcerptTests {
  @Test("Are cut between scalars, so that no count of characters exceeds the limit", arguments: excerptsTexts)
  func excerpt(_ text: String, _ limit: Int, _ excerpt: String) {
    #expect(text.excerpt(limit) == excerpt)
    #expect(text.excerpt(limit).utf16.count <= limit)
  }
}

@Suite("Names that no two things share")
struct UniqueNamesTests {
  @Test("Get a number, also where that name is taken")
  func numbered() {
    var names = UniqueNames()
    #expect(
      ["a", "a (2)", "a", "b", "a", "a (2)"].map { names.name($0) }
        == ["a", "a (2)", "a (3)", "b", "a (4)", "a (2) (2)"]
    )
  }
}

private let xmlTexts: [(String, String, String)] = [
  ("plain 한글", "plain 한글", "plain 한글"),
  ("a < b && c > d", "a &lt; b &amp;&amp; c &gt; d", "a &lt; b &amp;&amp; c &gt; d"),
  ("]]>", "]]&gt;", "]]&gt;"),
  ("\"'", "\"'", "&quot;'"),
  ("\"\u{301}<\u{301}", "\"\u{301}&lt;\u{301}", "&quot;\u{301}&lt;\u{301}"),
  ("a\tb\nc\rd", "a\tb\nc&#13;d", "a&#9;b&#10;c&#13;d"),
  (
    "\u{0}\u{1B}\u{B}\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}",
    "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"
  ),
  ("\u{E000}\u{FFFD}\u{10000}\u{10FFFF}", "\u{E000}\u{FFFD}\u{10000}\u{10FFFF}", "\u{E000}\u{FFFD}\u{10000}\u{10FFFF}"),
]

private let cellsTexts: [(String, String)] = [
  ("", ""),
  ("plain 한글", "plain 한글"),
  ("a,b", "\"a,b\""),
  ("a\nb", "\"a\nb\""),
  ("say \"x\"", "\"say \"\"x\"\"\""),
  ("\"\u{301}", "\"\"\"\u{301}\""),
  ("=1+1", "'=1+1"),
  ("+1", "'+1"),
  ("-1", "'-1"),
  ("@SUM(A1)", "'@SUM(A1)"),
  ("=\u{301}1", "'=\u{301}1"),
  ("\t=1", "'\t=1"),
  ("＝1", "'＝1"),
  ("=\"a\",b", "\"'=\"\"a\"\",b\""),
  ("1-1", "1-1"),
]

private let commandsTexts: [(String, String, String)] = [
  ("plain", "plain", "plain"),
  ("100%", "100%25", "100%25"),
  ("%0A", "%250A", "%250A"),
  ("a\nb\r\nc", "a%0Ab%0D%0Ac", "a%0Ab%0D%0Ac"),
  ("a: b, c", "a: b, c", "a%3A b%2C c"),
  (",\u{301}%\u{301}", ",\u{301}%25\u{301}", "%2C\u{301}%25\u{301}"),
]

private let proseTexts: [(String, String)] = [
  ("plain, 한글; (yes) \"no\"", "plain, 한글; (yes) \"no\""),
  ("a\n\tb\u{2028}c", "a  b c"),
  ("*a* _b_ `c` [d](e) | ~f~", #"\*a\* \_b\_ \`c\` \[d\](e) \| \~f\~"#),
  ("- a", #"\- a"#),
  ("1. a", #"1\. a"#),
  ("# a", "\\# a"),
  ("=\u{301}", "\\=\u{301}"),
  ("<b>&amp;", "&lt;b&gt;&amp;amp;"),
  ("@me #1 :x: a: b", "\\@\u{2060}me \\#\u{2060}1 \\:\u{2060}x\\: a\\: b"),
  ("https://evil.example", "https\\:\u{2060}//evil\\.example"),
  ("www.evil.example Www.", "www\u{2060}\\.evil\\.example Www\u{2060}\\."),
]

private let codeTexts: [(String, String)] = [
  ("send(.up)", "` send(.up) `"),
  ("a`b", "`` a`b ``"),
  ("``a``", "``` ``a`` ```"),
  ("a|b", #"` a\|b `"#),
  ("a|\u{301}", "` a\\|\u{301} `"),
  ("a\nb", "` a b `"),
  ("  ", "  "),
]

private let blocksTexts: [(String, String)] = [
  ("a\nb", "```text\na\nb\n```"),
  ("```\n````", "`````text\n```\n````\n`````"),
]

private let excerptsTexts: [(String, Int, String)] = [
  ("", 3, ""),
  ("abc", 3, "abc"),
  ("abcd", 3, "ab…"),
  ("👍👍", 4, "👍👍"),
  ("👍👍👍", 4, "👍…"),
  ("e\u{301}e\u{301}", 3, "e\u{301}…"),
  ("abc", 1, "…"),
  ("abc", 0, ""),
]
