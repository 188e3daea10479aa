import Testing

@testable import GraderKit

@Suite("Marks")
struct GradingMarkTests {
  @Test("Stand around an assertion as a call that passes its value on")
  func around() {
    let mark = GradingMark(site: 3, module: "CounterSuite").around
    #expect(
      mark.before + "#expect(true)" + mark.after
        == "CounterSuite::GradingMark.passed(CounterSuite::GradingMark.reached(3), #expect(true))"
    )
  }

  @Test("Are written to the file that the environment names, in the numbers that the log is read by")
  func source() throws {
    let source = GradingMark.source(key: 0)
    #expect(source.contains("getenv(\"\(GradingMark.logVariable)\")"))
    #expect(source.contains("getenv(\"\(GradingMark.runVariable)\")"))
    for phase in MarkLog.Mark.Phase.allCases { #expect(source.contains("let \(phase): UInt64 = \(phase.rawValue)\n")) }
  }

  @Test("Nothing but the testing library and the system is imported where marks are made")
  func imports() {
    let imports = GradingMark.source(key: 0).split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("import ") }
    #expect(imports == ["import Testing", "import Darwin", "import Glibc"])
  }
}
