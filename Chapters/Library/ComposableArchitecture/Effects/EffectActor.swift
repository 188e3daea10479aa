/// The actor that effects run on: it shares the main actor's executor.
///
/// An effect so begins before `send` returns, and goes on in the order in which things happen, which makes the verdict of a
/// test the same on every machine. It is an actor of its own, and not the main actor, so that the closure of an effect
/// writes `await` in front of everything that is on the main actor, as it has to with an effect that runs elsewhere.
///
/// A closure of type `nonisolated(nonsending)` would say the same, but Swift 6.3 runs one with a capture list on another
/// thread (https://github.com/swiftlang/swift/issues/87097).
@globalActor
public actor EffectActor {
  /// The one instance.
  public static let shared = EffectActor()

  /// The executor of the main actor.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { MainActor.sharedUnownedExecutor }
}
