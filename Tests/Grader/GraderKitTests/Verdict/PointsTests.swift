import Foundation
import Testing

@testable import GraderKit

@Suite("Points")
struct PointsTests {
  @Test("Are shown without needless zeros", arguments: texts)
  func description(_ hundredths: Int, _ text: String) {
    #expect(Points(hundredths: hundredths).description == text)
  }

  @Test("Are kept as numbers, and read as they were kept", arguments: texts)
  func codable(_ hundredths: Int, _ text: String) throws {
    let points = [Points(hundredths: hundredths)]
    let data = try JSONEncoder().encode(points)
    #expect(String(decoding: data, as: UTF8.self) == "[\(text)]")
    #expect(try JSONDecoder().decode([Points].self, from: data) == points)
  }

  @Test("A share is rounded to the nearest hundredth", arguments: shares)
  func share(_ points: Int, _ part: Int, _ whole: Int, _ share: Int) {
    #expect(Points(points).share(part, of: whole) == Points(hundredths: share))
  }

  @Test("Parts of any weights add up to the share of their sum, each within a hundredth of its own")
  func split() {
    var generator = SplitMix(state: 1)
    for _ in 1...2_000 {
      let points = Points(Int.random(in: 0...40, using: &generator))
      let weights = (0..<Int.random(in: 0...12, using: &generator)).map { _ in Int.random(in: 0...9, using: &generator)
      }
      let whole = weights.reduce(0, +) + Int.random(in: 0...5, using: &generator)
      let parts = points.split(weights, of: whole)
      #expect(parts.count == weights.count)
      #expect(parts.reduce(.zero, +) == points.share(weights.reduce(0, +), of: whole))
      for (part, weight) in zip(parts, weights) {
        #expect(abs(part.hundredths - points.share(weight, of: whole).hundredths) <= 1)
      }
    }
  }

  @Test("No part stays above its cap, and what it gives up goes to parts that have room")
  func fit() {
    func fit(_ parts: [Int], _ caps: [Int]) -> [Int] {
      Points.fit(parts.map(Points.init(hundredths:)), below: caps.map(Points.init(hundredths:))).map(\.hundredths)
    }
    #expect(fit([], []) == [])
    #expect(fit([56, 100], [55, 300]) == [55, 101])
    #expect(fit([56, 100, 20], [55, 110, 300]) == [55, 100, 21])
    #expect(fit([57, 3, 0], [55, 4, 300]) == [55, 4, 0])
    #expect(fit([10, 20], [30, 40]) == [10, 20])
  }

  @Test("All of the weights get all of the points")
  func whole() {
    for count in 1...50 {
      let parts = Points(10).split(Array(repeating: 1, count: count), of: count)
      #expect(parts.reduce(.zero, +) == Points(10))
    }
  }

  @Test("Can be compared and added")
  func arithmetic() {
    #expect(Points(1) + Points(hundredths: 5) == Points(hundredths: 105))
    #expect(Points(1) - Points(hundredths: 5) == Points(hundredths: 95))
    #expect(Points(hundredths: 99) < Points(1))
    #expect(!(Points(1) < Points(1)))
    #expect(Points.zero == Points(0))
  }
}

/// A small generator, so that the numbers are the same at every run (Steele, Lea, Flood: "Fast splittable pseudorandom
/// number generators", 2014).
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

private let texts: [(Int, String)] = [
  (0, "0"), (5, "0.05"), (50, "0.5"), (100, "1"), (250, "2.5"), (333, "3.33"), (1000, "10"), (1005, "10.05"),
  (12_345, "123.45"),
]

private let shares: [(Int, Int, Int, Int)] = [
  (10, 0, 3, 0), (10, 1, 3, 333), (10, 2, 3, 667), (10, 3, 3, 1000), (1, 1, 8, 13), (5, 1, 1000, 1), (5, 1, 0, 0),
  (0, 1, 2, 0),
]
