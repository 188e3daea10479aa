import Foundation
import Synchronization

extension DependencyValues {
  /// What makes identifiers.
  ///
  /// ```swift
  /// @Dependency(\.uuid) var uuid
  /// let item = Item(id: uuid())
  /// ```
  ///
  /// A test knows what it gets with `$0.uuid = .incrementing`: ``Foundation/UUID/init(_:)`` of 0, of 1, and so on. One that
  /// does not override it is failed when an identifier is made.
  public var uuid: UUIDGenerator {
    get { self[UUIDGeneratorKey.self].read(for: access) }
    set { self[UUIDGeneratorKey.self] = newValue }
  }
}

/// Makes identifiers.
public struct UUIDGenerator: BuiltInValue, Sendable {
  private let generate: @Sendable (DependencyValues.Access) -> UUID
  var access = DependencyValues.Access.use(nil)

  /// Creates what makes identifiers by a closure.
  ///
  /// - Parameter generate: Gives the next identifier.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.init { _ in generate() }
  }

  private init(generate: @escaping @Sendable (DependencyValues.Access) -> UUID) {
    self.generate = generate
  }

  /// Always the same identifier.
  ///
  /// - Parameter uuid: The identifier.
  /// - Returns: What always gives that one.
  public static func constant(_ uuid: UUID) -> Self {
    Self { uuid }
  }

  /// One identifier after the other, beginning with `UUID(0)`.
  ///
  /// Each use of this property begins anew; what draws from the same generator, also at the same time, never gets the same
  /// identifier twice.
  public static var incrementing: Self {
    let counter = Counter()
    return Self { UUID(counter.next()) }
  }

  /// Makes the next identifier.
  ///
  /// - Returns: The identifier.
  public func callAsFunction() -> UUID {
    generate(access)
  }
}

extension UUID {
  /// Creates an identifier whose last digits are a number: `UUID(1)` is `00000000-0000-0000-0000-000000000001`.
  ///
  /// - Parameter number: The number, written in hexadecimal digits.
  public init(_ number: Int) {
    let bits = UInt64(bitPattern: Int64(number))
    func byte(_ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: bits >> (8 * UInt64(7 - index))) }
    self.init(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, 0,
        byte(0), byte(1), byte(2), byte(3), byte(4), byte(5), byte(6), byte(7)
      )
    )
  }
}

extension UUIDGenerator {
  /// Fails the test, and goes on with an identifier that nothing else has.
  fileprivate static let unimplemented = UUIDGenerator { access in
    UUIDGeneratorKey.complain(about: access)
    return UUID()
  }
}

private final class Counter: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      defer { count += 1 }
      return count
    }
  }
}

private enum UUIDGeneratorKey: BuiltInKey {
  static let liveValue = UUIDGenerator { UUID() }
  static let testValue = UUIDGenerator.unimplemented
  static let property = "uuid"
  static let example = ".incrementing"
}
