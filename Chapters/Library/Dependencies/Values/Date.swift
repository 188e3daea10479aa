import Foundation

extension DependencyValues {
  /// What tells the time.
  ///
  /// ```swift
  /// @Dependency(\.date) var date       // date() or date.now
  /// @Dependency(\.date.now) var now
  /// ```
  ///
  /// A test sets the time: `$0.date.now = Date(timeIntervalSince1970: 0)` or `$0.date = .constant(…)`. One that does not is
  /// failed when the time is asked for.
  public var date: DateGenerator {
    get { self[DateGeneratorKey.self].read(for: access) }
    set { self[DateGeneratorKey.self] = newValue }
  }
}

/// Tells the time.
public struct DateGenerator: BuiltInValue, Sendable {
  private let generate: @Sendable (DependencyValues.Access) -> Date
  var access = DependencyValues.Access.use(nil)

  /// Creates what tells the time by a closure.
  ///
  /// - Parameter generate: Gives the time whenever it is asked for.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.init { _ in generate() }
  }

  private init(generate: @escaping @Sendable (DependencyValues.Access) -> Date) {
    self.generate = generate
  }

  /// A time that does not go on.
  ///
  /// - Parameter now: The time.
  /// - Returns: What always tells that time.
  public static func constant(_ now: Date) -> Self {
    Self { now }
  }

  /// The time; to set it is to stop it there.
  public var now: Date {
    get { generate(access) }
    set { self = .constant(newValue) }
  }

  /// Tells the time.
  ///
  /// - Returns: The time.
  public func callAsFunction() -> Date {
    generate(access)
  }
}

extension DateGenerator {
  /// Fails the test, and goes on with the time of the machine.
  fileprivate static let unimplemented = DateGenerator { access in
    DateGeneratorKey.complain(about: access)
    return Date()
  }
}

private enum DateGeneratorKey: BuiltInKey {
  static let liveValue = DateGenerator { Date() }
  static let testValue = DateGenerator.unimplemented
  static let property = "date"
  static let example = ".constant(Date(timeIntervalSince1970: 0))"
}
