/// What the public library takes for the same: swift-composable-architecture 1.25.5 and its packages, release, Swift 6.3.1,
/// Linux, two cores, one day.
///
/// That machine varied by a factor of two between identical runs, so these are orders of size.
struct Reference {
  let fastest: Duration
  let median: Duration

  /// What differs from the measurement beside it.
  var remark = ""

  static let sendWithClaim = Self(fastest: .nanoseconds(46_900), median: .nanoseconds(51_700))
  static let receive = Self(
    fastest: .microseconds(277),
    median: .microseconds(308),
    remark: "an effect that sleeps on an immediate clock"
  )
  static let send = Self(
    fastest: .nanoseconds(5_600),
    median: .nanoseconds(6_500),
    remark: "a reducer of a plain closure"
  )
  static let sendObservable = Self(
    fastest: .nanoseconds(10_600),
    median: .nanoseconds(11_900),
    remark: "4 µs of it make a UUID"
  )
  static let diff1000 = Self(fastest: .microseconds(9_700), median: .microseconds(18_800))
  static let diff10000 = Self(fastest: .milliseconds(95), median: .milliseconds(135))
}
