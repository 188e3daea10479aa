@_spi(Hosting) import DeclarativeViews

extension InspectableView where Kind == ViewType.Text {
  /// What the text reads.
  ///
  /// - Returns: The text.
  /// - Throws: An error that says so if it is not shown any more.
  public func string() throws -> String {
    try refresh()
    guard case .text(let text) = node.role else { throw InspectionError.gone("Text") }
    return text
  }
}
