import Foundation

/// A value of a course file, of whatever kind: what is wrong with it is said in words that name its key.
enum CourseValue: Decodable {
  case object([String: CourseValue])
  case list([CourseValue])
  case text(String)
  case number(Decimal)
  case other

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let values = try? container.decode([String: CourseValue].self) {
      self = .object(values)
    } else if let values = try? container.decode([CourseValue].self) {
      self = .list(values)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if (try? container.decode(Bool.self)) == nil, let number = try? container.decode(Decimal.self) {
      self = .number(number)
    } else {
      self = .other
    }
  }

  func object(_ key: String, _ kind: CourseError.Kind) throws(CourseError) -> [String: CourseValue] {
    guard case .object(let values) = self else { throw .wrongKind(key: key, kind) }
    return values
  }

  func text(_ key: String) throws(CourseError) -> String {
    guard case .text(let text) = self else { throw .wrongKind(key: key, .text) }
    return text
  }

  func moment(_ key: String) throws(CourseError) -> Moment {
    let text = try text(key)
    guard let moment = Moment(text) else { throw .notATime(key: key, value: text) }
    return moment
  }

  func factor(_ key: String, upTo most: Int) throws(CourseError) -> Factor {
    guard case .number(let number) = self else { throw .wrongKind(key: key, .number) }
    guard number >= 0, number <= Decimal(most) else {
      throw .outOfRange(key: key, value: "\(number)", from: 0, to: most)
    }
    let scaled = number * 10_000
    let whole = NSDecimalNumber(decimal: scaled).intValue
    guard Decimal(whole) == scaled else { throw .tooManyDecimals(key: key, value: "\(number)") }
    return Factor(tenThousandths: whole)
  }

  func whole(_ key: String, upTo most: Int) throws(CourseError) -> Int {
    guard case .number(let number) = self else { throw .wrongKind(key: key, .wholeNumber) }
    guard number >= 0, number <= Decimal(most) else {
      throw .outOfRange(key: key, value: "\(number)", from: 0, to: most)
    }
    let whole = NSDecimalNumber(decimal: number).intValue
    guard Decimal(whole) == number else { throw .wrongKind(key: key, .wholeNumber) }
    return whole
  }
}
