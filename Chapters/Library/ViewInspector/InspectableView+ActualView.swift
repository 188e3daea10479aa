@_spi(Hosting) import DeclarativeViews

extension InspectableView {
  /// The view itself.
  ///
  /// Its states read what the host keeps for it, as long as that is clear: not if the same value of the view stands in two
  /// places of one tree.
  ///
  /// - Returns: The view, as it was made last.
  /// - Throws: An error that says so if it is not shown any more.
  public func actualView<V: View>() throws -> V where Kind == ViewType.View<V> {
    try refresh()
    guard let view = node.view as? V else { throw InspectionError.gone("\(V.self)") }
    return view
  }
}
