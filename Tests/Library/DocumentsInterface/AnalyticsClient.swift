import Dependencies

// Module: AnalyticsClient
// Swift 6: 'Sendable', as the values of a dependency are shared; 'public', as two modules use it.

/// An interface whose live implementation is in another module, as in "Live, preview and test dependencies".
public struct AnalyticsClient: TestDependencyKey, Sendable {
  /// Tracks an event.
  public var track: @Sendable (_ event: String) -> String

  /// Creates a client.
  ///
  /// - Parameter track: Tracks an event.
  public init(track: @escaping @Sendable (_ event: String) -> String) {
    self.track = track
  }

  /// Tracks nothing.
  public static let testValue = Self(track: { "test: \($0)" })
}
