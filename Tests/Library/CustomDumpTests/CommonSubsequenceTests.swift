import Testing

@testable import CustomDump

@Suite("The longest common subsequence")
struct CommonSubsequenceTests {
  @Test("Random lists give as many pairs as the slow way, in order and of equal elements")
  func random() throws {
    for seed: UInt64 in 0..<200 {
      var generator = Generator(state: seed)
      func list() -> [Int] {
        (0..<Int.random(in: 0...30, using: &generator)).map { _ in Int.random(in: 0...4, using: &generator) }
      }
      let (left, right) = (list(), list())
      let pairs = try #require(commonSubsequence(left.count, right.count) { left[$0] == right[$1] })
      #expect(pairs.allSatisfy { left[$0.0] == right[$0.1] }, "seed \(seed)")
      #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.0 < $1.0 && $0.1 < $1.1 }, "seed \(seed)")
      #expect(pairs.count == slowLength(left, right), "seed \(seed)")
    }
  }

  @Test("Lists that differ in more than the limit give none")
  func limit() {
    func pairs(_ left: String, _ right: String) -> [(Int, Int)]? {
      let (left, right) = (Array(left), Array(right))
      return commonSubsequence(left.count, right.count, limit: 4) { left[$0] == right[$1] }
    }
    #expect(pairs("abXYc", "abUVc")?.count == 3)
    #expect(pairs("abXYZc", "abUVWc") == nil)
    #expect(pairs("", "abcd")?.count == 0)
    #expect(pairs("", "abcde") == nil)
  }

  private func slowLength(_ left: [Int], _ right: [Int]) -> Int {
    var lengths = [[Int]](repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
    for (i, leftElement) in left.enumerated() {
      for (j, rightElement) in right.enumerated() {
        lengths[i + 1][j + 1] =
          leftElement == rightElement ? lengths[i][j] + 1 : max(lengths[i][j + 1], lengths[i + 1][j])
      }
    }
    return lengths[left.count][right.count]
  }
}

/// A linear congruential generator, so that a seed that fails can be run again.
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
