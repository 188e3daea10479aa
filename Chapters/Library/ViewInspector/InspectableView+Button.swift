@_spi(Hosting) import DeclarativeViews

extension InspectableView where Kind == ViewType.Button {
  /// Taps the button: what it does has been done when this returns, and the view shows what it changed.
  ///
  /// - Throws: An error that says so if the button is switched off, or not shown any more.
  public func tap() throws {
    try refresh()
    guard case .button(let action) = node.role else { throw InspectionError.gone("Button") }
    guard !node.isDisabled else { throw InspectionError.disabled(node.description) }
    node.perform(action)
  }

  /// Whether a tap would be refused.
  ///
  /// - Returns: Whether the button is switched off.
  /// - Throws: An error that says so if the button is not shown any more.
  public func isDisabled() throws -> Bool {
    try refresh()
    return node.isDisabled
  }

  /// What is seen of the button.
  ///
  /// - Returns: The view.
  /// - Throws: An error that says so if the button is not shown any more.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try refresh()
    guard let label = node.children.first else { throw InspectionError.gone(node.description) }
    return InspectableView<ViewType.ClassifiedView>(label)
  }
}
