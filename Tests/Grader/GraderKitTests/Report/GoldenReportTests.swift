import Foundation
import Testing

@testable import GraderKit

@Suite("The formats, each as a whole")
struct GoldenReportTests {
  @Test("A report is what stands in Tests/Grader/Golden", arguments: Golden.all)
  func golden(_ golden: Golden) throws {
    let report = Report(verdict: golden.verdict, language: golden.language, token: Golden.token)
    let text = try report.text(as: golden.format)
    // Whoever means a change looks at what it does to these files.
    if ProcessInfo.processInfo.environment["WORKBOOK_REFRESH_GOLDEN"] == "1" {
      try WholeFile.write(text, to: golden.file.path)
    }
    let expected = (try? String(contentsOf: golden.file, encoding: .utf8)) ?? ""
    // Bytes, for a text is equal to one with other line ends or other accents; and a comparison by itself would print them.
    let isSame = text.utf8.elementsEqual(expected.utf8)
    let lines = zip(text.split(separator: "\n"), expected.split(separator: "\n"))
    let difference = lines.first { $0 != $1 }.map { "\n  is:  \($0)\n  was: \($1)" } ?? ""
    #expect(
      isSame,
      "\(golden.testDescription)\(difference)\nIf that is meant: WORKBOOK_REFRESH_GOLDEN=1 swift test --filter GoldenReport"
    )
  }

  @Test("No other file lies beside them")
  func complete() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Golden.folder.path)
    #expect(names.sorted() == Golden.all.map(\.file.lastPathComponent).sorted())
  }
}

/// One verdict in one format and language, and the file that holds it.
struct Golden: Sendable, CustomTestStringConvertible {
  var name: String
  var verdict: Verdict
  var language: Language
  var format: ReportFormat

  /// Not drawn anew, so that the files stay the same; none of the texts knows it.
  static let token = "00000000-0000-4000-8000-000000000000"

  static let all = ReportFormat.allCases.flatMap { format in
    [
      Golden(name: "every", verdict: ReportVerdicts.every, language: .english, format: format),
      Golden(name: "every", verdict: ReportVerdicts.every, language: .korean, format: format),
      Golden(name: "hostile", verdict: ReportVerdicts.hostile, language: .english, format: format),
    ]
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Golden")
    .standardizedFileURL

  var file: URL { Self.folder.appending(path: "\(name).\(language.rawValue).\(ending)") }
  var testDescription: String { file.lastPathComponent }

  private var ending: String {
    switch format {
    case .text: "txt"
    case .json: "json"
    case .junit: "junit.xml"
    case .github: "github.log"
    case .gradescope: "gradescope.json"
    case .exercism: "exercism.json"
    case .markdown: "md"
    case .html: "html"
    case .csv: "csv"
    }
  }
}
