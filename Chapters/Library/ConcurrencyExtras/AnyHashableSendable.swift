/// A value of any type that can be hashed and sent to other actors, where the type does not matter.
///
/// ```swift
/// struct CancelID: Hashable, Sendable { let id: AnyHashableSendable }
/// ```
public struct AnyHashableSendable: Hashable, Sendable {
  /// The value.
  public let base: any Hashable & Sendable

  /// Wraps a value.
  ///
  /// - Parameter base: The value; one that is wrapped already is not wrapped twice.
  public init(_ base: some Hashable & Sendable) {
    self.base = (base as? AnyHashableSendable)?.base ?? base
  }

  /// Whether two values are of one type and equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(base)
  }
}

extension AnyHashableSendable: CustomStringConvertible {
  /// What the value describes itself as.
  public var description: String { "\(base)" }
}
