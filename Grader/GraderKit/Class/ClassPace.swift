/// How long a class still takes, by what it has taken so far.
struct ClassPace {
  private let count: Int
  private let start = ContinuousClock.now
  private(set) var done = 0
  /// How many of those were not looked at a second time.
  private var unchanged = 0
  /// How many took their time.
  private var graded = 0

  init(count: Int) {
    self.count = count
  }

  mutating func take(_ outcome: ClassRun.Outcome) {
    done += 1
    switch outcome {
    case .unchanged: unchanged += 1
    case .graded: graded += 1
    case .known, .refused, .fault: break
    }
  }

  /// In seconds; nothing while there is nothing to go by.
  var remaining: Int? { remaining(after: (ContinuousClock.now - start) / .seconds(1)) }

  /// What is left to do takes as long as what was done, learner by learner; those who have not changed tell nothing of the others.
  func remaining(after seconds: Double) -> Int? {
    guard graded > 0 else { return nil }
    return Int((seconds / Double(done - unchanged) * Double(count - done)).rounded(.up))
  }
}
