extension View {
  /// Switches all controls in the view off, or leaves them as they are.
  ///
  /// - Parameter isDisabled: Whether to switch them off.
  /// - Returns: The view with its controls switched off, if they are to be.
  public func disabled(_ isDisabled: Bool) -> some View { DisabledView(content: self, isDisabled: isDisabled) }
}

private struct DisabledView<Content: View>: View, BuiltInView {
  let content: Content
  let isDisabled: Bool

  var role: ViewRole { .disabled(isDisabled) }
  var parts: [ViewPart] { [.only(content)] }
}
