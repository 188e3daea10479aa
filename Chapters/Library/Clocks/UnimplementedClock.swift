import IssueReporting

/// A clock that must not be used: whoever asks it for the time or sleeps on it gets an issue reported.
///
/// Give it to a feature in a test that has nothing to do with time. The test then fails if time comes in after all.
///
/// The issue is reported once in each test, where the clock was made. After it, the clock goes on with another clock.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in the time of the clock.
  public typealias Instant = AnyClock<Duration>.Instant

  private let base: AnyClock<Duration>
  private let placeholder: Placeholder

  /// Creates a clock that goes on with another clock after it has reported its issue.
  ///
  /// - Parameters:
  ///   - base: The other clock.
  ///   - name: What to call this clock in the issue.
  ///   - fileID: The module and file that the issue points at.
  ///   - filePath: The path of the file that the issue points at.
  ///   - line: The line that the issue points at.
  ///   - column: The column that the issue points at.
  public init<C: Clock>(
    _ base: C,
    name: String = "\(C.self)",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where C.Duration == Duration {
    self.base = AnyClock(base)
    placeholder = Placeholder(name: name, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a clock that goes on as an ``ImmediateClock`` after it has reported its issue.
  ///
  /// - Parameters:
  ///   - name: What to call this clock in the issue.
  ///   - now: The time that it is at first.
  ///   - fileID: The module and file that the issue points at.
  ///   - filePath: The path of the file that the issue points at.
  ///   - line: The line that the issue points at.
  ///   - column: The column that the issue points at.
  public init(
    name: String = "Clock",
    now: ImmediateClock<Duration>.Instant = .init(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      ImmediateClock(now: now),
      name: name,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// The time of the other clock, with an issue.
  public var now: Instant {
    placeholder.complain("asked for the time")
    return base.now
  }

  /// The smallest difference in time that the other clock knows, with an issue.
  public var minimumResolution: Duration {
    placeholder.complain("asked for its resolution")
    return base.minimumResolution
  }

  /// Sleeps on the other clock, with an issue.
  ///
  /// - Parameters:
  ///   - deadline: When to go on.
  ///   - tolerance: How much longer the sleep may be.
  /// - Throws: `CancellationError` at once if the task is cancelled.
  public nonisolated(nonsending) func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    placeholder.complain("asked to sleep")
    try await base.sleep(until: deadline, tolerance: tolerance)
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// Creates a clock that goes on as an ``ImmediateClock`` after it has reported its issue.
  ///
  /// - Parameters:
  ///   - name: What to call this clock in the issue.
  ///   - fileID: The module and file that the issue points at.
  ///   - filePath: The path of the file that the issue points at.
  ///   - line: The line that the issue points at.
  ///   - column: The column that the issue points at.
  public init(
    name: String = "Clock",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(name: name, now: .init(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension UnimplementedClock: StayingClock {
  nonisolated(nonsending) func stayAsleep(for duration: Duration, tolerance: Duration?) async throws {
    placeholder.complain("asked to sleep for \(duration)")
    try await base.stayAsleep(for: duration, tolerance: tolerance)
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// Makes a clock that must not be used.
  ///
  /// - Parameters:
  ///   - fileID: The module and file that the issue points at.
  ///   - filePath: The path of the file that the issue points at.
  ///   - line: The line that the issue points at.
  ///   - column: The column that the issue points at.
  /// - Returns: The clock.
  public static func unimplemented(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    Self(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
