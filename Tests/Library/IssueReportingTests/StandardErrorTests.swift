import Testing

@testable import IssueReporting

@Suite("What is printed to standard error")
struct StandardErrorTests {
  @Test("A warning has the form of a compiler's, so that editors and terminals link it to the file")
  func form() {
    let location = CodeLocation(fileID: "App/Feature.swift", filePath: "/App/Feature.swift", line: 12, column: 5)
    #expect(location.diagnostic("warning", "The tap drips.") == "/App/Feature.swift:12:5: warning: The tap drips.")
  }

  @Test("A run of XCTest ends by telling of the issues that belong to no test")
  func orphans() {
    #expect(XCTestFailure.verdict(orphans: 1) == "The run fails, because 1 issue belongs to no test (see above).")
    #expect(XCTestFailure.verdict(orphans: 2) == "The run fails, because 2 issues belong to no test (see above).")
  }
}
