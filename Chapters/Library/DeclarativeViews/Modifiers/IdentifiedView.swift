extension View {
  /// Gives the view an id, by which it can be found; with another id it is another view, whose state begins anew.
  ///
  /// - Parameter id: The id.
  /// - Returns: The view with the id.
  public func id(_ id: some Hashable) -> some View { IdentifiedView(content: self, id: AnyHashable(id)) }
}

private struct IdentifiedView<Content: View>: View, BuiltInView {
  let content: Content
  let id: AnyHashable

  var role: ViewRole { .identified(id) }
  var parts: [ViewPart] { [ViewPart(key: .id(id), view: content)] }
}
