import Publishing

extension View {
  /// Does something with each value of a publisher, for as long as the view is shown.
  ///
  /// A value that is sent on the main actor is dealt with before `send` returns; one from elsewhere a little later.
  ///
  /// The view listens to one publisher. Where another object is handed over when the body is built again, it listens to that
  /// one from then on; a publisher that is a value, such as what `map` gives, stays the one that it was at first.
  ///
  /// - Parameters:
  ///   - publisher: Where the values come from.
  ///   - action: What to do with a value.
  /// - Returns: The view that does it.
  public func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never, P.Output: Sendable {
    ReceivingView(content: self, publisher: publisher, action: action)
  }
}

private struct ReceivingView<Content: View, P: Publisher>: View, EffectfulView
where P.Failure == Never, P.Output: Sendable {
  let content: Content
  let publisher: P
  let action: (P.Output) -> Void

  var parts: [ViewPart] { [.only(content)] }

  func effect(continuing running: (any ViewEffect)?, at node: ViewNode) -> any ViewEffect {
    let effect = running as? ReceivingEffect<P> ?? ReceivingEffect()
    effect.action = { [weak node] value in node?.perform { action(value) } }
    effect.listen(to: publisher)
    return effect
  }
}

private final class ReceivingEffect<P: Publisher>: ViewEffect where P.Failure == Never, P.Output: Sendable {
  var action: (P.Output) -> Void = { _ in }
  private var publisher: P?
  private var subscription: AnyCancellable?

  func listen(to publisher: P) {
    if let current = self.publisher, !isOtherObject(publisher, than: current) { return }
    self.publisher = publisher
    subscription = onMainActor(publisher) { [weak self] in self?.action($0) }
  }

  func end() {
    subscription = nil
  }

  private func isOtherObject(_ publisher: P, than current: P) -> Bool {
    guard P.self is AnyObject.Type else { return false }
    return publisher as AnyObject !== current as AnyObject
  }
}

/// Subscribes to values from whatever thread, which are dealt with on the main actor.
private nonisolated func onMainActor<P: Publisher>(
  _ publisher: P,
  _ action: @escaping @MainActor @Sendable (P.Output) -> Void
) -> AnyCancellable where P.Failure == Never, P.Output: Sendable {
  publisher.sink(isolation: nil) { value in
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { action(value) }
    } else {
      Task { @MainActor in action(value) }
    }
  }
}
