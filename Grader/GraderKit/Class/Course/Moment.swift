/// A time, to the second, with the zone that it is told in.
package struct Moment: Equatable, Sendable, Codable, CustomStringConvertible {
  /// Since the beginning of 1970, in UTC.
  package var seconds: Int
  /// How far the zone's clocks are ahead of UTC, in seconds.
  package var offset: Int

  package init(seconds: Int, offset: Int = 0) {
    self.seconds = seconds
    self.offset = offset
  }

  /// Reads a time as ISO 8601 writes it: `2026-03-01T23:59:00+09:00`, the seconds at will, `Z` for UTC.
  ///
  /// - Parameter text: The time; one without a zone would be another on each machine, and is none.
  package init?(_ text: String) {
    let form = /(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?:(Z)|([+-])(\d\d):?(\d\d))/
    guard let match = text.wholeMatch(of: form)?.output else { return nil }
    func number(_ text: Substring?) -> Int { text.flatMap { Int($0) } ?? 0 }
    let (year, month, day) = (number(match.1), number(match.2), number(match.3))
    let (hour, minute, second) = (number(match.4), number(match.5), number(match.6))
    let (hours, minutes) = (number(match.9), number(match.10))
    guard (1...12).contains(month), hour < 24, minute < 60, second < 60, hours < 24, minutes < 60 else { return nil }
    let days = Self.days(year: year, month: month, day: day)
    guard day > 0, Self.date(days) == (year, month, day) else { return nil }
    offset = (match.8 == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
    seconds = days * 86_400 + hour * 3600 + minute * 60 + second - offset
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let moment = Self(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no time")
    }
    self = moment
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  package var description: String {
    let local = seconds + offset
    let days = local.dividingDown(by: 86_400)
    let (year, month, day) = Self.date(days)
    let rest = local - days * 86_400
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let zone = offset == 0 ? "Z" : "\(offset < 0 ? "-" : "+")\(two(abs(offset) / 3600)):\(two(abs(offset) / 60 % 60))"
    let four = String(repeating: "0", count: max(0, 4 - "\(year)".count)) + "\(year)"
    return "\(four)-\(two(month))-\(two(day))T\(two(rest / 3600)):\(two(rest / 60 % 60)):\(two(rest % 60))\(zone)"
  }

  /// The days from the beginning of 1970 to a date of the Gregorian calendar; years begin in March, so that the leap day is their last.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = year.dividingDown(by: 400)
    let ofEra = year - era * 400
    let ofYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
  }

  /// The date that is so many days after the beginning of 1970.
  private static func date(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let days = days + 719_468
    let era = days.dividingDown(by: 146_097)
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    return (yearOfEra + era * 400 + (month >= 10 ? 1 : 0), month < 10 ? month + 3 : month - 9, day)
  }
}

extension Int {
  /// The quotient, rounded down, below zero as well.
  fileprivate func dividingDown(by divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor)
  }
}
