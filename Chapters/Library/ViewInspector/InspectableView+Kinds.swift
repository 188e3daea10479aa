@_spi(Hosting) import DeclarativeViews

extension InspectableView {
  /// Takes the view for a button.
  ///
  /// - Returns: The button that it is, or that is all it consists of.
  /// - Throws: An error that says what it is instead.
  public func button() throws -> InspectableView<ViewType.Button> { try taken("Button") { $0.role.name == "Button" } }

  /// Takes the view for a text.
  ///
  /// - Returns: The text that it is, or that is all it consists of.
  /// - Throws: An error that says what it is instead.
  public func text() throws -> InspectableView<ViewType.Text> { try taken("Text") { $0.role.name == "Text" } }

  /// Takes the view for a column.
  ///
  /// - Returns: The column that it is, or that is all it consists of.
  /// - Throws: An error that says what it is instead.
  public func vStack() throws -> InspectableView<ViewType.VStack> { try taken("VStack") { $0.role.name == "VStack" } }

  /// Takes the view for a row.
  ///
  /// - Returns: The row that it is, or that is all it consists of.
  /// - Throws: An error that says what it is instead.
  public func hStack() throws -> InspectableView<ViewType.HStack> { try taken("HStack") { $0.role.name == "HStack" } }

  /// Takes the view for one of a type of your own.
  ///
  /// - Parameter type: The type.
  /// - Returns: The view that it is, or that is all it consists of.
  /// - Throws: An error that says what it is instead.
  public func view<V: View>(_ type: V.Type) throws -> InspectableView<ViewType.View<V>> {
    try taken("\(type)") { $0.view is V }
  }

  /// The id that the view was given.
  ///
  /// - Returns: The id, the innermost if there are several.
  /// - Throws: An error that says so if it was given none.
  public func id() throws -> AnyHashable {
    try refresh()
    // What was found by an id begins with it; what was found otherwise may have been given one around it.
    for node in node.unwrapped.prefix(while: { $0.role.isModifier }) + node.wrappers {
      if case .identified(let id) = node.role { return id }
    }
    throw InspectionError.noID(node.description)
  }

  private func taken<Taken>(_ kind: String, where fits: (ViewNode) -> Bool) throws -> InspectableView<Taken> {
    try refresh()
    guard let found = node.unwrapped.first(where: fits) else {
      throw InspectionError.otherKind(wanted: kind, found: node.description, Outline(of: node))
    }
    return InspectableView<Taken>(found)
  }
}

extension ViewRole {
  /// Whether this only says something of the view in it.
  fileprivate var isModifier: Bool {
    switch self {
    case .identified, .disabled, .structure: true
    case .custom, .text, .button, .stack: false
    }
  }
}
