/// How far a build is, by the numbers that the package manager prints before each of its steps: `[12/345] Compiling …`.
///
/// People see them while they wait, and nothing is judged by them. More steps turn up while a build goes on.
struct BuildSteps {
  /// A line that has not come to its end.
  private var rest: [UInt8] = []

  /// The longest beginning of a line that may be of interest.
  private static let limit = 64

  /// Reads what has arrived.
  ///
  /// - Parameter bytes: The next of what the build prints.
  /// - Returns: The last numbers among it, if there are any.
  mutating func read(_ bytes: some Sequence<UInt8>) -> (done: Int, all: Int)? {
    var found: (done: Int, all: Int)?
    for byte in bytes {
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else {
        if rest.count < Self.limit { rest.append(byte) }
        continue
      }
      found = Self.numbers(in: rest) ?? found
      rest = []
    }
    return found
  }

  private static func numbers(in line: [UInt8]) -> (done: Int, all: Int)? {
    guard let match = String(decoding: line, as: UTF8.self).prefixMatch(of: #/\[(\d+)/(\d+)\] /#),
      let done = Int(match.1), let all = Int(match.2), done <= all
    else { return nil }
    return (done, all)
  }
}
