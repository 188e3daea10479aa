extension Subscribers {
  /// How many values a subscriber wants.
  public struct Demand: Hashable, Sendable {
    /// The number, or `nil` if there is no limit.
    public let max: Int?

    /// As many as there are.
    public static let unlimited = Demand(max: nil)

    /// Not one.
    public static let none = Demand(max: 0)

    /// At most some number of values.
    ///
    /// - Parameter value: The number, which must not be negative.
    /// - Returns: The demand.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand cannot be negative, and this is \(value).")
      return Demand(max: value)
    }
  }
}

extension Subscribers.Demand {
  /// Both demands together.
  public static func + (lhs: Self, rhs: Self) -> Self {
    guard let left = lhs.max, let right = rhs.max else { return .unlimited }
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? .unlimited : .max(sum)
  }

  /// Adds a demand.
  public static func += (lhs: inout Self, rhs: Self) {
    lhs = lhs + rhs
  }

  /// What is left of a demand after a number of values; without a limit it stays so, and below none it does not go.
  public static func - (lhs: Self, rhs: Int) -> Self {
    guard let left = lhs.max else { return .unlimited }
    return .max(Swift.max(0, left - rhs))
  }

  /// Takes a number of values off.
  public static func -= (lhs: inout Self, rhs: Int) {
    lhs = lhs - rhs
  }
}

extension Subscribers.Demand: Comparable {
  /// Whether one demand is smaller than another.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    switch (lhs.max, rhs.max) {
    case (let left?, let right?): left < right
    case (_?, nil): true
    case (nil, _): false
    }
  }
}
