import DeclarativeViews

/// The kinds of views that an inspection tells apart: each says what can be asked of a view that was found.
public enum ViewType {
  /// A view of any kind.
  public enum ClassifiedView {}

  /// A view with a body of its own.
  public enum View<Custom: DeclarativeViews.View> {}

  /// A text.
  public enum Text {}

  /// A button.
  public enum Button {}

  /// A column.
  public enum VStack {}

  /// A row.
  public enum HStack {}
}

/// A kind of views that can be looked for without a name.
public protocol BuiltInViewType {
  /// What its views are called.
  static var name: String { get }
}

extension ViewType.Text: BuiltInViewType {
  /// What its views are called.
  public static let name = "Text"
}

extension ViewType.Button: BuiltInViewType {
  /// What its views are called.
  public static let name = "Button"
}

extension ViewType.VStack: BuiltInViewType {
  /// What its views are called.
  public static let name = "VStack"
}

extension ViewType.HStack: BuiltInViewType {
  /// What its views are called.
  public static let name = "HStack"
}
