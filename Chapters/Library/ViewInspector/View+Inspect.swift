@_spi(Hosting) import DeclarativeViews

extension View {
  /// Looks at the view as it is when nobody hosts it.
  ///
  /// Its states have their first values. A button can be tapped, and its action runs, but what the action sets is lost: a
  /// view is a value, and it is the host that keeps states. To see what a tap changes, host the view and inspect it there,
  /// with an ``InspectionEmissary``. What it changes in an observable model is seen here too.
  ///
  /// - Returns: The view, as it is at any time.
  /// - Throws: Nothing; it is written with `try` like everything else that is asked of a view.
  public func inspect() throws -> InspectableView<ViewType.View<Self>> {
    let tree = ViewTree.detached(self)
    guard let root = tree.root else { throw InspectionError.gone("\(Self.self)") }
    return InspectableView(root)
  }
}
