import Foundation
import Testing

@testable import GraderKit

@Suite("The gradebook's files, each as a whole")
struct GradebookGoldenTests {
  @Test(
    "They are what stands in Tests/Grader/ClassGolden",
    arguments: ["gradebook.csv", "index.en.html", "index.ko.html"]
  )
  func golden(_ name: String) throws {
    var facts = SampleClass.facts
    if name == "index.ko.html" { facts.language = .korean }
    let gradebook = Gradebook(facts, SampleClass.records)
    let text = name.hasSuffix("csv") ? gradebook.csv : GradebookPage(gradebook).text
    let file = Self.folder.appending(path: name)
    if ProcessInfo.processInfo.environment["WORKBOOK_REFRESH_GOLDEN"] == "1" {
      try WholeFile.write(text, to: file.path)
    }
    let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let lines = zip(text.split(separator: "\n"), expected.split(separator: "\n"))
    let difference = lines.first { !$0.utf8.elementsEqual($1.utf8) }.map { "\n  is:  \($0)\n  was: \($1)" } ?? ""
    #expect(
      text.utf8.elementsEqual(expected.utf8),
      "\(name)\(difference)\nIf that is meant: WORKBOOK_REFRESH_GOLDEN=1 swift test --filter GradebookGolden"
    )
  }

  @Test("A class without a title is headed once by what the page is")
  func untitled() {
    var facts = SampleClass.facts
    facts.course.title = nil
    let lines = GradebookPage(Gradebook(facts, [])).text.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.contains(">Gradebook<") } == ["<title>Gradebook</title>", "<h1>Gradebook</h1>"])
  }

  @Test("The overview holds no markup but its own, and nothing that a browser would fetch or run")
  func inert() {
    let text = GradebookPage(SampleClass.gradebook).text
    #expect(!text.contains("<script"))
    #expect(text.contains("&lt;script&gt;alert('1')&lt;/script&gt;"))
    #expect(!text.contains(/[ ](src|style|on\w+)=/))
    #expect(text.matches(of: /href="([^"]*)"/).allSatisfy { $0.1.contains(/^reports\/[A-Za-z0-9%._~-]+\.html$/) })
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../ClassGolden")
    .standardizedFileURL
}
