import Testing

@testable import GraderKit

struct ChosenVariantTests {
  @Test("No two processes are told the same, whichever variant they are")
  func fresh() {
    let told = (0..<200).map { ChosenVariant.variables(number: $0 % 4, key: 0x1234_5678_9ABC_DEF0)["WORKBOOK_VARIANT"] }
    #expect(Set(told).count == 200)
  }

  @Test("What a process is told means nothing to who looks at its last bit, or at its size")
  func unreadable() throws {
    func evens(_ number: Int) throws -> Int {
      try (0..<400).count { _ in
        let text = try #require(ChosenVariant.variables(number: number, key: 7)["WORKBOOK_VARIANT"])
        return try #require(UInt64(text)).isMultiple(of: 2)
      }
    }
    #expect(try (100...300).contains(evens(0)))
    #expect(try (100...300).contains(evens(5)))
  }
}
