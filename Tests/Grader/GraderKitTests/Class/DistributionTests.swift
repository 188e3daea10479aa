import Testing

@testable import GraderKit

@Suite("How points are spread over a class")
struct DistributionTests {
  @Test("Everybody is counted in one tenth, and who has all in the last")
  func tenths() {
    let earned = [0, 99, 100, 101, 899, 900, 999, 1_000].map { Points(hundredths: $0) }
    #expect(Distribution(earned, of: Points(10))?.tenths == [2, 2, 0, 0, 0, 0, 0, 0, 1, 3])
  }

  @Test("The average and the median are exact to the hundredth")
  func middle() {
    #expect(Distribution([Points(1), Points(2)], of: Points(3))?.median == Points(hundredths: 150))
    #expect(Distribution([Points(1), Points(3), Points(9)], of: Points(9))?.median == Points(3))
    #expect(Distribution([Points(1), Points(1), Points(2)], of: Points(3))?.average == Points(hundredths: 133))
    #expect(Distribution([Points(1), Points(2), Points(2)], of: Points(3))?.average == Points(hundredths: 167))
  }

  @Test("Where there is nobody, or nothing to earn, there is none")
  func none() {
    #expect(Distribution([], of: Points(1)) == nil)
    #expect(Distribution([.zero], of: .zero) == nil)
  }
}
