extension View {
  /// Does something when the view comes.
  ///
  /// - Parameter action: What to do.
  /// - Returns: The view that does it.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, onAppear: action, onDisappear: nil)
  }

  /// Does something when the view has gone.
  ///
  /// - Parameter action: What to do.
  /// - Returns: The view that does it.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, onAppear: nil, onDisappear: action)
  }
}

private struct AppearanceView<Content: View>: View, EffectfulView {
  let content: Content
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?

  var parts: [ViewPart] { [.only(content)] }

  func effect(continuing running: (any ViewEffect)?, at node: ViewNode) -> any ViewEffect {
    let effect = running as? AppearanceEffect ?? AppearanceEffect(node: node)
    effect.onDisappear = onDisappear
    if running == nil, let onAppear { node.perform(onAppear) }
    return effect
  }
}

private final class AppearanceEffect: ViewEffect {
  var onDisappear: (() -> Void)?
  private weak var node: ViewNode?

  init(node: ViewNode) {
    self.node = node
  }

  func end() {
    if let onDisappear { node?.perform(onDisappear) }
  }
}
