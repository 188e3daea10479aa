import Foundation
import Testing

@testable import GraderKit

@Suite("A number that points are multiplied by")
struct FactorTests {
  @Test(
    "Points are multiplied exactly, and rounded to the nearest hundredth",
    arguments: [
      (5_000, 1, 1), (5_000, 3, 2), (4_999, 1, 0), (3_333, 1_000, 333), (10_000, 7, 7), (0, 100, 0), (15_000, 333, 500),
    ]
  )
  func product(_ factor: Int, _ points: Int, _ product: Int) {
    #expect(Factor(tenThousandths: factor) * Points(hundredths: points) == Points(hundredths: product))
  }

  @Test(
    "It is written without needless zeros, and read back the same",
    arguments: [(10_000, "1"), (5_000, "0.5"), (3_333, "0.3333"), (3, "0.0003"), (12_300, "1.23"), (0, "0")]
  )
  func text(_ number: Int, _ text: String) throws {
    let factor = Factor(tenThousandths: number)
    #expect(factor.description == text)
    #expect(try JSONDecoder().decode([Factor].self, from: JSONEncoder().encode([factor])) == [factor])
  }
}
