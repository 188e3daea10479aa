import LibraryTestSupport
import Testing

@Suite("C1: dumps and differences in 50 processes")
struct ProcessTests {
  @Test("are the same in each, though each has another order of its own for dictionaries and sets")
  func processes() throws {
    let runs = try (1...50).map { _ in
      try ProgramRun(of: "CustomDumpProbe", ["order"], environment: ["SWIFT_DETERMINISTIC_HASHING": nil])
    }
    #expect(Set(runs.map { Array($0.output.utf8) }).count == 1)
    #expect(Set(runs.map { Array($0.errors.utf8) }).count > 1, "The processes had one order, so this shows nothing.")

    let output = try #require(runs.first?.output)
    #expect(output.hasPrefix("Town(\n  lines: [\n    \"Line 1\": [\n"))
    #expect(output.contains(#""West Street","#))
    #expect(output.contains("        .terminus: Set([\n+         0\n"))
  }
}
