import Foundation
import Testing

@testable import GraderKit

@Suite("An edition's pages")
struct EditionReadmeTests {
  @Test("Speak to learners, and of the commands that they have")
  func root() throws {
    let readme = try FixtureKit.realKit.root.text(of: "README.md")
    let page = EditionReadme.root(readme, plan: try plan())
    for word in ["## For authors", "grader verify` |", "grader new", "grader release", "grader solution", ".ci/run"] {
      #expect(readme.contains(word) || word == "grader release", "\(word)")
      #expect(!page.contains(word), "\(word)")
    }
    let heading = try #require(readme.split(separator: "\n").first)
    #expect(page.hasPrefix("\(heading)\n"))
    for word in [
      "swift run grader    #", "swift test          #", "## Commands", "`swift run grader hint", "## Formats",
    ] {
      #expect(page.contains(word), "\(word)")
    }
  }

  @Test("Say where what judges is", arguments: rows)
  func suites(_ row: Row) throws {
    let page = EditionReadme.root("# Course\n", plan: try plan(row.suites, withheld: row.withheld))
    #expect(page.contains("sealed") == row.tellsOfSealed)
    #expect(page.contains("with your teacher") == (row.named != nil))
    if let named = row.named { #expect(page.contains("What judges \(named) is with")) }
  }

  @Test("Begin with the first chapter that is there")
  func begin() throws {
    let page = EditionReadme.root("# Course\n", plan: try plan(chapters: "10"))
    #expect(page.contains("[chapter 10](Chapters/10-More/README.md)"))
    #expect(!page.contains("01-Start"))
  }

  @Test("List the chapters that are there, with their numbers")
  func contents() throws {
    let page = "# The course\n\n| | chapter |\n|---|---|\n| 01 | [Start](a) |\n| 10 | [More](b) |\n\nText.\n"
    #expect(EditionReadme.contents(page, plan: try plan()) == page)
    #expect(
      EditionReadme.contents(page, plan: try plan(chapters: "10"))
        == "# The course\n\n| | chapter |\n|---|---|\n| 10 | [More](b) |\n\nText.\n"
    )
  }

  struct Row: Sendable {
    var suites = EditionPlan.Suites.sealed
    var withheld: String?
    var tellsOfSealed: Bool
    var named: String?
  }

  private func plan(
    _ suites: EditionPlan.Suites = .sealed,
    withheld: String? = nil,
    chapters: String? = nil
  ) throws -> EditionPlan {
    try EditionPlan(suites: suites, withheld: withheld, chapters: chapters, catalog: SampleCourse.catalog)
  }
}

private let rows: [EditionReadmeTests.Row] = [
  .init(tellsOfSealed: true),
  .init(withheld: "10", tellsOfSealed: true, named: "10-More"),
  .init(suites: .withheld, tellsOfSealed: false, named: "the exercises"),
]
