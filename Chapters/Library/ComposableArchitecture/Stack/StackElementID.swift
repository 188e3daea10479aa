import CustomDump

/// Which element of a ``StackState`` is meant.
///
/// A stack numbers its elements from 0 on and uses no number twice, so a test can write the number:
/// `store.send(\.path[id: 0].saveButtonTapped)`.
public struct StackElementID: Hashable, Sendable, Codable, ExpressibleByIntegerLiteral {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }

  /// Creates the id of the element that was the first, the second… one on its stack.
  public init(integerLiteral value: Int) {
    self.init(value)
  }
}

extension StackElementID: CustomDumpStringConvertible, CustomStringConvertible {
  /// The number, like `#0`.
  public var description: String { "#\(number)" }

  /// The number, like `#0`.
  public var customDumpDescription: String { description }
}
