import Foundation

/// The record of progress as it is written.
///
/// What one entry says that cannot be understood costs that entry, and no other.
struct ProgressFile: Sendable {
  private static let currentVersion = 1
  /// More hints than any exercise has.
  private static let mostHints = 1_000

  var exercises: [String: ProgressRecord.Entry] = [:]
  /// How many hints were given for an exercise; records that are older have none.
  var hints: [String: Int]? = nil
  /// Whether all of it was understood.
  private(set) var isWhole = true

  /// A record of nothing.
  init() {}

  /// Reads a record; there is none where it cannot be understood.
  ///
  /// - Parameter url: Its place.
  init?(reading url: URL) {
    guard let data = try? Data(contentsOf: url), let file = try? JSONDecoder().decode(Self.self, from: data) else {
      return nil
    }
    self = file
  }
}

extension ProgressFile: Codable {
  private enum CodingKeys: String, CodingKey {
    case version
    case exercises
    case hints
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard try container.decode(Int.self, forKey: .version) == Self.currentVersion else {
      throw DecodingError.dataCorruptedError(forKey: .version, in: container, debugDescription: "another version")
    }
    let exercises = try container.decode([String: Readable<ProgressRecord.Entry>].self, forKey: .exercises)
    let hints = try container.decodeIfPresent([String: Readable<Int>].self, forKey: .hints)
    self.exercises = exercises.compactMapValues { $0.value.flatMap { $0.isSensible ? $0 : nil } }
    self.hints = hints?.compactMapValues { $0.value.flatMap { (0...Self.mostHints).contains($0) ? $0 : nil } }
    isWhole = self.exercises.count == exercises.count && self.hints?.count == hints?.count
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.currentVersion, forKey: .version)
    try container.encode(exercises, forKey: .exercises)
    try container.encodeIfPresent(hints, forKey: .hints)
  }
}

/// A value, if it can be understood.
private struct Readable<Value: Decodable>: Decodable {
  var value: Value?

  init(from decoder: any Decoder) {
    value = try? Value(from: decoder)
  }
}

extension ProgressRecord.Entry {
  /// Whether its numbers can be those of a verdict.
  fileprivate var isSensible: Bool {
    earned >= .zero && passed >= 0 && assertions <= 1_000_000 && passed <= assertions
  }
}
