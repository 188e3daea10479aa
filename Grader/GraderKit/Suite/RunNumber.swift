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
    var mixed = nonce ^ key
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    let unread = UInt64(UInt32.random(in: 0...UInt32.max)) << 1
    let message = (turn.map { UInt64(first) << 22 | UInt64($0) << 1 | 1 } ?? unread) & 0xFFFF_FFFF
    value = nonce << 32 | (message ^ mixed ^ (mixed >> 31)) & 0xFFFF_FFFF
  }

  /// What a process finds in its environment.
  var variables: [String: String] { [GradingMark.runVariable: "\(value)"] }

  /// The turns that canary runs begin with.
  static let turns = 0..<(1 << 20)

  /// The assertions that a canary run can begin with.
  static let firstSites = 0..<(1 << 10)
}
