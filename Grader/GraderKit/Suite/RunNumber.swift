/// Tells a test process whether it is a canary run, in a number that only the grader's copies of the suites can read.
///
/// Every run is given such a number, and without the key one looks like any other.
struct RunNumber: Equatable, Sendable {
  /// What the environment variable of ``GradingMark`` holds.
  let value: UInt64

  /// Draws a number.
  ///
  /// - Parameters:
  ///   - key: The key that the copies have been compiled with.
  ///   - turn: Which values a canary run alters; none for a run in which the claims stand as they are.
  ///   - first: The id of the first assertion that it alters; those before it stand as they are.
  init(key: UInt64, turn: Int?, from first: Int = 0) {
    let nonce = UInt64(UInt32.random(in: 0...UInt32.max))
    let unread = UInt64(UInt32.random(in: 0...UInt32.max)) << 1
    let message = (turn.map { UInt64(first) << 22 | UInt64($0) << 1 | 1 } ?? unread) & 0xFFFF_FFFF
    value = nonce << 32 | (message ^ KeyedMix.mixed(nonce ^ key)) & 0xFFFF_FFFF
  }

  /// What a process finds in its environment.
  var variables: [String: String] { [GradingMark.runVariable: "\(value)"] }

  /// The turns that canary runs begin with.
  static let turns = 0..<(1 << 20)

  /// The assertions that a canary run can begin with.
  static let firstSites = 0..<(1 << 10)

  /// Source that reads a number: what it says, if its lowest bit is set.
  ///
  /// - Parameters:
  ///   - number: The name of what holds it, of type `UInt64`.
  ///   - key: The key that the source is compiled with.
  /// - Returns: An expression; it needs ``KeyedMix/source``.
  static func message(of number: String, key: UInt64) -> String {
    "(\(number) ^ mixed((\(number) >> 32) ^ 0x\(String(key, radix: 16)))) & 0xFFFF_FFFF"
  }
}
