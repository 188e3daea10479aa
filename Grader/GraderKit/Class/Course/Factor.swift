import Foundation

/// A number that points are multiplied by, exact to four decimals.
package struct Factor: Equatable, Sendable, Codable, CustomStringConvertible {
  /// A ten-thousandth each.
  package var tenThousandths: Int

  package static let one = Factor(tenThousandths: 10_000)

  package init(tenThousandths: Int) {
    self.tenThousandths = tenThousandths
  }

  package init(from decoder: any Decoder) throws {
    let number = try decoder.singleValueContainer().decode(Decimal.self)
    tenThousandths = NSDecimalNumber(decimal: number * 10_000).intValue
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Decimal(tenThousandths) / 10_000)
  }

  /// Some points as often, rounded to the nearest hundredth.
  package static func * (factor: Factor, points: Points) -> Points {
    let product = points.hundredths * factor.tenThousandths
    return Points(hundredths: (product + 5_000) / 10_000)
  }

  /// Without needless zeros: `1`, `0.5`, `0.3333`.
  package var description: String {
    let (whole, rest) = tenThousandths.quotientAndRemainder(dividingBy: 10_000)
    guard rest > 0 else { return "\(whole)" }
    var decimals = String(repeating: "0", count: 4 - "\(rest)".count) + "\(rest)"
    while decimals.last == "0" { decimals.removeLast() }
    return "\(whole).\(decimals)"
  }
}
