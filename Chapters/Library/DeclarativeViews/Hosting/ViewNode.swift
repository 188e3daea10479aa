import Observation

/// A view's place in the tree: it stays when the view is made anew, and keeps the view's state.
@_spi(Hosting)
@MainActor
public final class ViewNode {
  /// The place around this one.
  public private(set) weak var parent: ViewNode?

  /// The tree that this is part of, as long as it is there.
  public private(set) weak var tree: ViewTree?

  /// The view, as it was made last.
  public private(set) var view: any View

  /// The places in this one, in order.
  public private(set) var children: [ViewNode] = []

  /// Whether the view was only looked at, and never shown.
  public let isDetached: Bool

  /// Whether the view was there and is not any more.
  public private(set) var isGone = false

  private let key: ViewPart.Key
  private let staleness: Staleness
  private var kept: [String: any KeptState] = [:]
  private var effect: (any ViewEffect)?

  init(_ part: ViewPart, in parent: ViewNode?, of tree: ViewTree) {
    key = part.key
    view = part.view
    self.parent = parent
    self.tree = tree
    isDetached = tree.isDetached
    staleness = Staleness(of: tree)
    tree.add(self)
    render()
  }

  /// What the view is.
  public var role: ViewRole { (view as? any BuiltInView)?.role ?? .custom }

  /// Whether the view is shown by a host.
  var isShown: Bool { !isDetached && !isGone }

  /// Runs code for this view: an action, or something that looks at it.
  ///
  /// - Parameter action: The code.
  /// - Returns: What the code returns.
  /// - Throws: What the code throws.
  @discardableResult
  public func perform<Result>(_ action: () throws -> Result) rethrows -> Result {
    defer { tree?.update() }
    return try ViewPlace.$current.withValue(self, operation: action)
  }

  /// Builds those views anew that have read something which has changed.
  func refresh() {
    if staleness.isRaised { render() } else { children.forEach { $0.refresh() } }
  }

  /// Begins what the view does while it is shown, or tells it what is new.
  func runEffect() {
    guard isShown, let view = view as? any EffectfulView else { return }
    effect = view.effect(continuing: effect, at: self)
  }

  /// Ends everything that belongs to the view and to those in it, and their state with it.
  func end() {
    children.forEach { $0.end() }
    effect?.end()
    effect = nil
    isGone = true
    kept.values.forEach { $0.end() }
  }

  private func take(_ view: any View) {
    self.view = view
    render()
  }

  private func render() {
    staleness.lower()
    if !isDetached { install() }
    let parts = withObservationTracking {
      ViewPlace.$current.withValue(self) { view.currentParts }
    } onChange: { [staleness] in
      staleness.raise()
    }
    show(parts)
    if view is any EffectfulView { tree?.enqueue(self) }
  }

  /// Finds the properties of the view whose values the host keeps.
  private func install() {
    guard !(view is any BuiltInView) else { return }
    for child in Mirror(reflecting: view).children {
      guard let name = child.label, let state = child.value as? any StateProperty else { continue }
      kept[name] = state.install(at: self, keeping: kept[name])
    }
  }

  private func show(_ parts: [ViewPart]) {
    guard let tree else { return }
    var old = Dictionary(children.map { ($0.key, $0) }) { first, _ in first }
    children = parts.map { part in
      guard let node = old[part.key], type(of: node.view) == type(of: part.view) else {
        return ViewNode(part, in: self, of: tree)
      }
      old[part.key] = nil
      node.take(part.view)
      return node
    }
    for node in old.values { tree.enqueueEnd(of: node) }
  }
}

extension View {
  /// The views in this one, as things are now.
  fileprivate var currentParts: [ViewPart] { (self as? any BuiltInView)?.parts ?? [.only(body)] }
}
