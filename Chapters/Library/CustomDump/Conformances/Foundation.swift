import Foundation

extension Calendar: CustomDumpStringConvertible {
  /// The calendar's identifier, like `Calendar(gregorian)`.
  public var customDumpDescription: String { "Calendar(\(identifier))" }
}

extension Data: CustomDumpStringConvertible {
  /// The number of bytes and the first ones in hexadecimal, like `Data(3 bytes: 00 01 FF)`.
  public var customDumpDescription: String { description(around: 0) }
}

extension Date: CustomDumpStringConvertible {
  /// The time in UTC, like `Date(2001-01-01T00:00:00.000Z)`, with seven decimals if three do not tell it exactly.
  public var customDumpDescription: String {
    let whole = timeIntervalSinceReferenceDate.rounded(.down)
    guard abs(whole) < 1e11 else { return "Date(\(timeIntervalSinceReferenceDate) s since 2001-01-01T00:00:00Z)" }
    let ticks = Int(((timeIntervalSinceReferenceDate - whole) * 1e7).rounded(.down))
    let digits = String(String(10_000_000 + ticks).dropFirst())
    let decimals = ticks.isMultiple(of: 10_000) ? String(digits.prefix(3)) : digits
    let seconds = Date(timeIntervalSinceReferenceDate: whole).formatted(.iso8601)
    return "Date(\(seconds.dropLast()).\(decimals)Z)"
  }
}

extension Decimal: CustomDumpStringConvertible {
  /// The number in decimal digits.
  public var customDumpDescription: String { description }
}

extension Locale: CustomDumpStringConvertible {
  /// The locale's identifier, like `Locale(en_US)`.
  public var customDumpDescription: String { "Locale(\(identifier))" }
}

extension TimeZone: CustomDumpStringConvertible {
  /// The time zone's identifier, like `TimeZone(GMT)`.
  public var customDumpDescription: String { "TimeZone(\(identifier))" }
}

extension URL: CustomDumpStringConvertible {
  /// The address, like `URL(https://www.swift.org)`.
  public var customDumpDescription: String { "URL(\(absoluteString))" }
}

extension UUID: CustomDumpStringConvertible {
  /// The identifier, like `UUID(00000000-0000-0000-0000-000000000000)`.
  public var customDumpDescription: String { "UUID(\(uuidString))" }
}

extension Data {
  /// The number of bytes and sixteen of them in hexadecimal, so that one byte can be seen among its neighbours.
  func description(around offset: Int) -> String {
    guard !isEmpty else { return "Data(0 bytes)" }
    let start = Swift.min(Swift.max(0, offset - 8), Swift.max(0, count - 16))
    let bytes = dropFirst(start).prefix(16)
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
    let before = start > 0 ? ["…"] : []
    let after = start + bytes.count < count ? ["…"] : []
    return "Data(\(counted(count, "byte")): \((before + digits + after).joined(separator: " ")))"
  }
}
