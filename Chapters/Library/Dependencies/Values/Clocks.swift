import Clocks

extension DependencyValues {
  /// The clock by which a feature waits.
  ///
  /// ```swift
  /// @Dependency(\.continuousClock) var clock
  /// try await clock.sleep(for: .seconds(1))
  /// ```
  ///
  /// A test gives a clock that does not wait: an `ImmediateClock`, or a `TestClock` whose time it moves. One that does not
  /// override it is failed when the clock is used; then no sleep takes any time.
  public var continuousClock: any Clock<Duration> {
    get { clock(of: ContinuousClockKey.self) }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// The clock by which a feature waits that stands still while the machine sleeps.
  ///
  /// In tests it is like ``continuousClock``.
  public var suspendingClock: any Clock<Duration> {
    get { clock(of: SuspendingClockKey.self) }
    set { self[SuspendingClockKey.self] = newValue }
  }

  /// The clock of the main queue: its sleeps end when the queue gets to them.
  ///
  /// It waits behind whatever keeps the main queue busy, and for ever if nothing runs that queue. Most features want
  /// ``continuousClock``. In tests it is like that one.
  public var mainQueue: any Clock<Duration> {
    get { clock(of: MainQueueKey.self) }
    set { self[MainQueueKey.self] = newValue }
  }

  private func clock<Key: ClockKey>(of key: Key.Type) -> any Clock<Duration> {
    let clock = value(of: key, named: .key)
    return (clock as? ComplainingClock)?.read(for: access) ?? clock
  }
}

private protocol ClockKey: BuiltInKey where Value == any Clock<Duration> {}

extension ClockKey {
  static var testValue: any Clock<Duration> { ComplainingClock(complain: complain) }
  static var consequence: String { "nothing says how time passes in it" }
  static var example: String { "ImmediateClock()" }
}

private enum ContinuousClockKey: ClockKey {
  typealias Value = any Clock<Duration>
  static let liveValue: any Clock<Duration> = ContinuousClock()
  static let property = "continuousClock"
}

private enum SuspendingClockKey: ClockKey {
  typealias Value = any Clock<Duration>
  static let liveValue: any Clock<Duration> = SuspendingClock()
  static let property = "suspendingClock"
}

private enum MainQueueKey: ClockKey {
  typealias Value = any Clock<Duration>
  static let liveValue: any Clock<Duration> = MainQueueClock()
  static let property = "mainQueue"
}
