import Foundation
import Testing

@testable import GraderKit

@Suite("A text that would break a report", .serialized)
struct HostileTextTests {
  @Test("Adds no line to any format as a test's title or name", arguments: texts, ReportFormat.allCases)
  func title(_ text: String, _ format: ReportFormat) throws {
    let plain = try report("plain", format) { $0.title = $1 }
    for change: (inout TestVerdict, String) -> Void in [{ $0.title = $1 }, { $0.id = "Tests/\($1)()" }] {
      let hostile = try report(text, format, change: change)
      #expect(lines(hostile) == lines(plain))
      #expect(isClean(hostile, format))
    }
  }

  @Test(
    "Leaves every format whole as a message, a difference or what was printed",
    arguments: texts,
    ReportFormat.allCases
  )
  func message(_ text: String, _ format: ReportFormat) throws {
    let report = try report(text, format) { test, text in
      test.messages = [text]
      test.output = text
      test.assertions[1].message = text
      test.assertions[1].difference = text
    }
    #expect(isClean(report, format))
    switch format {
    case .json, .gradescope, .exercism:
      _ = try JSONSerialization.jsonObject(with: Data(report.utf8))
    case .github:
      let end = try #require(report.range(of: "\n::TOKEN::\n"))
      #expect(report.hasPrefix("::stop-commands::TOKEN\n"))
      #expect(report[end.upperBound...].split(separator: "\n").allSatisfy { $0.hasPrefix("::error ") })
    case .junit:
      #expect(!report.contains("]]>"))
      #expect(report.components(separatedBy: "<testcase ").count == 2)
      #expect(report.hasSuffix("</testsuite>\n</testsuites>\n"))
    case .html:
      #expect(!report.contains("<script"))
      #expect(report.hasSuffix("</main>\n</body>\n</html>\n"))
    case .csv:
      let rows = report.csvRows
      #expect(rows.map(\.count) == [16])
      #expect(rows.allSatisfy { $0.values.allSatisfy { !$0.hasPrefix("=") } })
    case .markdown, .text:
      break
    }
  }

  private func report(
    _ text: String,
    _ format: ReportFormat,
    change: (inout TestVerdict, String) -> Void
  ) throws -> String {
    var verdict = SampleVerdict.verdict
    var test = SampleVerdict.failing
    change(&test, text)
    verdict.chapters[0].exercises = [SampleVerdict.exercise("Counter", tests: [test])]
    return try Report(verdict: verdict, language: .english, token: "TOKEN").text(as: format)
  }

  /// How many lines a reader may see that goes by any line end there is.
  private func lines(_ text: String) -> Int {
    text.unicodeScalars.count { "\n\u{B}\u{C}\u{1C}\u{1D}\u{1E}\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0) }
  }

  /// Whether nothing is left that moves a cursor or turns the writing round; a table's rows end in CR LF.
  private func isClean(_ text: String, _ format: ReportFormat) -> Bool {
    let scalars = text.unicodeScalars
    let returns = scalars.count { $0 == "\r" }
    return scalars.allSatisfy { scalar in
      let isLineEnd = scalar == "\n" || scalar == "\t" || scalar == "\r"
      return isLineEnd || scalar.properties.generalCategory != .control && !scalar.properties.isBidiControl
    } && returns == (format == .csv ? 2 : 0)
  }
}

private let texts = [
  "a\nb", "a\r\nb", "a\rb", "a\n\rb", "\r\n", "\ta\tb", "\u{1B}[2J\u{1B}]0;x\u{7}", "a\u{2028}b\u{2029}c",
  "a\u{85}b\u{B}c\u{C}d", "\u{202E}evil\u{2066}\u{200F}", "a\u{0}b", "]]>",
  "</failure></testcase></script><script>alert(1)</script>", "\n::error::x", "\n::notice file=x::x", "%0A::error::x%0D",
  "a|b|c", "`````", "\n```\n# x", "=cmd|' /C calc'!A0", "\n=1+1", "\"", "\"\u{301},\"", "\\", "\u{FFFE}\u{FFFF}",
]
