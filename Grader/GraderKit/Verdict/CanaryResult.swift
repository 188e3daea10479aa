/// What canary runs have shown of a test.
struct CanaryResult: Equatable, Sendable {
  /// The ids of assertions that went on passing when they claimed something else.
  var blind: Set<Int> = []
  /// Whether the test ran to its end in a canary run without one of its claims being altered.
  var isEvaded = false
  /// Whether the test did not pass among the canary runs, with its claims as they stand.
  var isUnsteady = false
}
