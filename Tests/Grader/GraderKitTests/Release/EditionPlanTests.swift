import Testing

@testable import GraderKit

@Suite("The choice of what an edition holds")
struct EditionPlanTests {
  @Test("Everything, sealed, unless something else is asked for", arguments: rows)
  func choice(_ row: Row) throws {
    let plan = try EditionPlan(
      suites: row.suites,
      withheld: row.withhold,
      chapters: row.chapters,
      catalog: SampleCourse.catalog
    )
    #expect(plan.catalog.chapters.map(\.id) == row.holds)
    #expect(plan.withheld.sorted() == row.withheld)
  }

  @Test(
    "A word that is no chapter is told, with what there is",
    arguments: ["", "1", "01/Lamp", "01,", "01, 10", "11"]
  )
  func unknown(_ list: String) {
    let word = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init).first { $0 != "01" } ?? ""
    for option in ["--chapters", "--withhold"] {
      let error = #expect(throws: UsageError.self) {
        try EditionPlan(
          suites: .sealed,
          withheld: option == "--withhold" ? list : nil,
          chapters: option == "--chapters" ? list : nil,
          catalog: SampleCourse.catalog
        )
      }
      guard case .unknownValue(option, word, ["01", "10"], _) = error else {
        Issue.record("\(option) \(list): \(String(describing: error))")
        continue
      }
    }
  }

  @Test("A chapter that does not come along cannot be withheld")
  func absent() {
    #expect(
      throws: UsageError.unknownValue(
        option: "--withhold",
        value: "01",
        known: ["10"],
        meant: Spelling.closest(to: "01", among: ["10"])
      )
    ) {
      try EditionPlan(suites: .sealed, withheld: "01", chapters: "10", catalog: SampleCourse.catalog)
    }
  }

  struct Row: Sendable {
    var suites = EditionPlan.Suites.sealed
    var withhold: String?
    var chapters: String?
    var holds = ["01-Start", "10-More"]
    var withheld: [String] = []
  }
}

private let rows: [EditionPlanTests.Row] = [
  .init(),
  .init(suites: .withheld, withheld: ["01-Start", "10-More"]),
  .init(withhold: "10", withheld: ["10-More"]),
  .init(withhold: "10-More,01", withheld: ["01-Start", "10-More"]),
  .init(chapters: "10", holds: ["10-More"]),
  .init(chapters: "10,01-Start"),
  .init(suites: .withheld, chapters: "01", holds: ["01-Start"], withheld: ["01-Start"]),
]
