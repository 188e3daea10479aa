@_spi(Hosting) import DeclarativeViews

extension InspectableView {
  /// Finds the first view that has an id.
  ///
  /// - Parameter id: The id.
  /// - Returns: The view.
  /// - Throws: An error that lists the views and their ids if none has this one.
  public func find(viewWithId id: some Hashable) throws -> InspectableView<ViewType.ClassifiedView> {
    let id = AnyHashable(id)
    return try first(.id(Outline.written(id))) { node in
      if case .identified(id) = node.role { true } else { false }
    }
  }

  /// Finds the first text that reads like this.
  ///
  /// - Parameter text: The whole text.
  /// - Returns: The text.
  /// - Throws: An error that lists the views and their texts if none reads like this.
  public func find(text: String) throws -> InspectableView<ViewType.Text> {
    try first(.text(text)) { $0.shows(text) }
  }

  /// Finds the first button with a title.
  ///
  /// - Parameter title: The whole text on the button, or one of several.
  /// - Returns: The button.
  /// - Throws: An error that lists the views and their texts if no button has this one.
  public func find(button title: String) throws -> InspectableView<ViewType.Button> {
    try first(.button(title)) { node in
      guard case .button = node.role else { return false }
      return node.descendants.contains { $0.shows(title) }
    }
  }

  /// Finds the first view of a type.
  ///
  /// - Parameter type: The type.
  /// - Returns: The view.
  /// - Throws: An error that lists the views if none is of this type.
  public func find<V: View>(_ type: V.Type) throws -> InspectableView<ViewType.View<V>> {
    try first(.type("\(type)")) { $0.view is V }
  }

  /// Finds the first view of a kind.
  ///
  /// - Parameter kind: The kind, for example `ViewType.Button.self`.
  /// - Returns: The view.
  /// - Throws: An error that lists the views if none is of this kind.
  public func find<K: BuiltInViewType>(_ kind: K.Type) throws -> InspectableView<K> {
    try first(.type(K.name)) { $0.role.name == K.name }
  }

  /// Finds all views of a type, in the order in which they are shown.
  ///
  /// - Parameter type: The type.
  /// - Returns: The views; none is no error.
  public func findAll<V: View>(_ type: V.Type) -> [InspectableView<ViewType.View<V>>] {
    all { $0.view is V }
  }

  /// Finds all views of a kind, in the order in which they are shown.
  ///
  /// - Parameter kind: The kind, for example `ViewType.Text.self`.
  /// - Returns: The views; none is no error.
  public func findAll<K: BuiltInViewType>(_ kind: K.Type) -> [InspectableView<K>] {
    all { $0.role.name == K.name }
  }

  private func all<Found>(where isWanted: (ViewNode) -> Bool) -> [InspectableView<Found>] {
    guard (try? refresh()) != nil else { return [] }
    return node.descendants.filter(isWanted).map { InspectableView<Found>($0) }
  }

  private func first<Found>(
    _ wanted: InspectionError.Wanted,
    where isWanted: (ViewNode) -> Bool
  ) throws -> InspectableView<Found> {
    try refresh()
    guard let found = node.descendants.first(where: isWanted) else {
      throw InspectionError.notFound(wanted, Outline(of: node))
    }
    return InspectableView<Found>(found)
  }
}
