import Synchronization

extension DependencyValues {
  /// What draws random numbers.
  ///
  /// ```swift
  /// @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  /// let roll = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
  /// ```
  ///
  /// A test gives a generator whose numbers it knows: `$0.withRandomNumberGenerator = WithRandomNumberGenerator(…)`. One that
  /// does not is failed when numbers are drawn.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGeneratorKey.self].read(for: access) }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }
}

/// Lets code draw from a generator of random numbers, one piece of code at a time.
public struct WithRandomNumberGenerator: BuiltInValue, Sendable {
  private let source: Source
  var access = DependencyValues.Access.use(nil)

  /// Creates a source of random numbers.
  ///
  /// Copies of it draw from the same generator.
  ///
  /// - Parameter generator: What makes the numbers.
  public init<T: RandomNumberGenerator & Sendable>(_ generator: T) {
    source = Source(generator)
  }

  /// Draws random numbers.
  ///
  /// - Parameter work: Draws the numbers. It must not use the dependency again, which would wait for its own end.
  /// - Returns: What the closure returns.
  public func callAsFunction<R>(_ work: (inout any RandomNumberGenerator & Sendable) -> R) -> R {
    if source.isUnimplemented { WithRandomNumberGeneratorKey.complain(about: access) }
    return source.draw(work)
  }
}

extension WithRandomNumberGenerator {
  private final class Source: Sendable {
    let isUnimplemented: Bool
    private let generator: Mutex<any RandomNumberGenerator & Sendable>

    init(_ generator: any RandomNumberGenerator & Sendable, isUnimplemented: Bool = false) {
      self.generator = Mutex(generator)
      self.isUnimplemented = isUnimplemented
    }

    func draw<R>(_ work: (inout any RandomNumberGenerator & Sendable) -> R) -> R {
      // The lock hands out what it protects as a value that may be sent away; the result is the work's own.
      nonisolated(unsafe) let work = work
      return generator.withLock { generator in
        nonisolated(unsafe) let result = work(&generator)
        return result
      }
    }
  }

  /// Fails the test, and goes on with the numbers of the machine.
  fileprivate static let unimplemented = WithRandomNumberGenerator(
    source: Source(SystemRandomNumberGenerator(), isUnimplemented: true)
  )

  private init(source: Source) { self.source = source }
}

private enum WithRandomNumberGeneratorKey: BuiltInKey {
  static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
  static let testValue = WithRandomNumberGenerator.unimplemented
  static let property = "withRandomNumberGenerator"
  static let example = "WithRandomNumberGenerator(numbersThatYouKnow)"
}
