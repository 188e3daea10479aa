@_spi(Hosting) import DeclarativeViews
import Publishing

/// Hosts a view, as the screen does in an app: it keeps the view's state, and does what the view asks for while it is shown.
///
/// ```swift
/// let sut = ContentView()
/// _ = sut.inspection.inspect { view in
///   try view.find(viewWithId: "Button1").button().tap()
///   #expect(try view.actualView().numClicks == 1)
/// }
/// ViewHosting.host(view: sut)
/// ```
///
/// Every host is a world of its own. Nothing is kept beside it: when the host goes, the view does, its state, and its tasks.
@MainActor
public final class ViewHosting {
  let tree: ViewTree
  private let roll: InspectionRoll

  /// Hosts a view.
  ///
  /// When this returns, the view has appeared, and the inspections that were asked for have been done.
  ///
  /// - Parameter view: The view.
  /// - Returns: What hosts the view. If you do not keep it, the view stays for as long as nothing else has a turn on the main
  ///   actor: to the end of a test that does not suspend, else until it suspends.
  @discardableResult
  public static func host(view: some View) -> ViewHosting {
    let hosting = ViewHosting(view)
    Task { withExtendedLifetime(hosting) {} }
    return hosting
  }

  /// Hosts a view while something runs.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - whileHosted: What to do in the meantime; it is given the view.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  public static func host<V: View, Result>(
    view: V,
    whileHosted: nonisolated(nonsending) (V) async throws -> Result
  ) async rethrows -> Result {
    let hosting = ViewHosting(view)
    defer { hosting.expel() }
    return try await whileHosted(view)
  }

  private init(_ view: some View) {
    let roll = InspectionRoll()
    self.roll = roll
    tree = .showing(view, didShow: roll.enter)
  }

  deinit {
    // What is shown ends where the test can be told of it, and where the views live.
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { tree.end() }
    } else {
      Task { @MainActor [tree] in tree.end() }
    }
  }

  /// Takes the view off the screen: it disappears, its tasks are cancelled, and its state is gone.
  public func expel() {
    roll.close()
    tree.end()
  }
}
