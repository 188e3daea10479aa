/// A pile: what was put on it last is taken first.
public struct Pile<Thing> {
  private var things: [Thing] = []

  /// Begins with nothing.
  public init() {}

  /// How many things lie on it.
  public var height: Int { things.count }

  /// Puts a thing on top.
  public mutating func put(_ thing: Thing) {
    things.append(thing)
  }

  /// Takes the uppermost thing.
  ///
  /// - Returns: The thing; none where nothing is left.
  public mutating func take() -> Thing? {
    things.popLast()
  }
}

extension Pile: Sendable where Thing: Sendable {}
extension Pile: Equatable where Thing: Equatable {}
