/// How a mark says which it is: in a code that changes each time, so that nobody who reads the log while it is written learns
/// whether a claim was altered, and nobody writes a mark of their own.
struct MarkCode: Equatable, Sendable {
  private let seed: UInt64

  /// The codes of one run.
  ///
  /// - Parameters:
  ///   - key: The key that the copies have been compiled with.
  ///   - run: The run's number.
  init(key: UInt64, run: RunNumber) { seed = Self.seed(key: key, run: run.value) }

  /// What is written for a phase, beside a number that was not there before.
  ///
  /// - Returns: The code; none for places that no copy has.
  func code(_ phase: MarkLog.Mark.Phase, nonce: UInt64, site: Int, part: Int, value: Int) -> UInt64? {
    guard let site = UInt32(exactly: site), let part = UInt16(exactly: part), let value = UInt16(exactly: value) else {
      return nil
    }
    let place = UInt64(site) << 32 | UInt64(part) << 16 | UInt64(value)
    let phased = KeyedMix.mixed(nonce ^ KeyedMix.mixed(place ^ UInt64(phase.rawValue) << 60))
    // Half of the mixed number, as the whole of it would tell the seed.
    return KeyedMix.mixed(seed ^ phased) >> 32
  }

  /// The phase that a code stands for; none where the grader's copy did not write it.
  func phase(_ code: UInt64, nonce: UInt64, site: Int, part: Int, value: Int) -> MarkLog.Mark.Phase? {
    MarkLog.Mark.Phase.allCases.first {
      self.code($0, nonce: nonce, site: site, part: part, value: value) == code
    }
  }

  private static func seed(key: UInt64, run: UInt64) -> UInt64 { KeyedMix.mixed(key ^ KeyedMix.mixed(run)) }

  /// Source that does the same as ``code(_:nonce:site:part:value:)``.
  ///
  /// - Parameter key: The key that the source is compiled with.
  /// - Returns: Members of a type; they need ``KeyedMix/source``, and `number`, which holds the run's number.
  static func source(key: UInt64) -> String {
    """
      private static let seed = mixed(0x\(String(key, radix: 16)) ^ mixed(number ?? 0))

      private static func code(_ phase: UInt64, _ nonce: UInt64, _ site: Int, _ part: Int, _ value: Int) -> UInt64 {
        let place = UInt64(site) << 32 | UInt64(part) << 16 | UInt64(value)
        return mixed(seed ^ mixed(nonce ^ mixed(place ^ phase << 60))) >> 32
      }
    """
  }
}
