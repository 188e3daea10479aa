/// A point in the time of a clock, told by how long it is after the clock's own beginning.
public struct OffsetInstant<Duration: DurationProtocol & Hashable>: InstantProtocol {
  /// The time since the clock's beginning.
  public var offset: Duration

  /// Creates a point in time.
  ///
  /// - Parameter offset: The time since the clock's beginning.
  public init(offset: Duration = .zero) {
    self.offset = offset
  }

  /// Finds another point in time.
  ///
  /// - Parameter duration: How much later it is.
  /// - Returns: The point in time.
  public func advanced(by duration: Duration) -> Self {
    Self(offset: offset + duration)
  }

  /// Measures the time up to another point in time.
  ///
  /// - Parameter other: The other point in time.
  /// - Returns: How much later the other one is.
  public func duration(to other: Self) -> Duration {
    other.offset - offset
  }

  /// Tells whether a point in time is before another.
  ///
  /// - Parameters:
  ///   - lhs: A point in time.
  ///   - rhs: Another point in time.
  /// - Returns: Whether the first is before the second.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.offset < rhs.offset
  }
}
