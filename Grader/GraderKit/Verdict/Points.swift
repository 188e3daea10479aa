/// Points with two decimals, kept as hundredths so that sums are exact.
package struct Points: Equatable, Comparable, Sendable, Codable, CustomStringConvertible {
  /// A hundredth of a point each.
  package var hundredths: Int

  package init(hundredths: Int) {
    self.hundredths = hundredths
  }

  package init(_ whole: Int) {
    hundredths = whole * 100
  }

  package static let zero = Points(0)
  private static let most = 1e9

  package static func < (first: Points, second: Points) -> Bool { first.hundredths < second.hundredths }
  package static func + (first: Points, second: Points) -> Points {
    Points(hundredths: first.hundredths + second.hundredths)
  }

  package static func - (first: Points, second: Points) -> Points {
    Points(hundredths: first.hundredths - second.hundredths)
  }

  /// The share of these points that a part has of a whole, rounded to the nearest hundredth.
  func share(_ part: Int, of whole: Int) -> Points {
    whole == 0 ? .zero : Points(hundredths: (2 * hundredths * part + whole) / (2 * whole))
  }

  /// Splits these points by weights so that the parts add up to them exactly.
  ///
  /// - Parameters:
  ///   - weights: What each part has of the whole.
  ///   - whole: What stands for all of the points; at least the weights' sum.
  /// - Returns: The parts, in the weights' order.
  func split(_ weights: [Int], of whole: Int) -> [Points] {
    var sum = 0
    return weights.map { weight in
      let before = share(sum, of: whole)
      sum += weight
      return Points(hundredths: share(sum, of: whole).hundredths - before.hundredths)
    }
  }

  /// Moves hundredths from parts that rounding has put above their caps to parts that have room.
  ///
  /// - Parameters:
  ///   - parts: What each should have.
  ///   - caps: What each may have at most, in the same order.
  /// - Returns: Parts within their caps, with the same sum wherever a part that is not nothing has room.
  static func fit(_ parts: [Points], below caps: [Points]) -> [Points] {
    var fitted = zip(parts, caps).map { min($0, $1) }
    var rest = parts.reduce(.zero, +) - fitted.reduce(.zero, +)
    func room(_ index: Int) -> Points { caps[index] - fitted[index] }
    for index in fitted.indices.sorted(by: { room($1) < room($0) }) where fitted[index] > .zero {
      let moved = min(rest, room(index))
      fitted[index] = fitted[index] + moved
      rest = rest - moved
    }
    return fitted
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let value = try container.decode(Double.self)
    // Whatever has been written there: sums of such points must not overflow.
    guard abs(value) <= Self.most, let hundredths = Int(exactly: (value * 100).rounded()) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(value) points are no points")
    }
    self.hundredths = hundredths
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if hundredths.isMultiple(of: 100) {
      try container.encode(hundredths / 100)
    } else {
      try container.encode(Double(hundredths) / 100)
    }
  }

  /// Without needless zeros: `5`, `2.5`, `3.33`.
  package var description: String {
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(whole)" }
    return rest.isMultiple(of: 10) ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
