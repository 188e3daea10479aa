/// What a view is for those who look at the tree.
@_spi(Hosting)
public enum ViewRole {
  /// A view with a body of its own.
  case custom
  /// A text that is shown.
  case text(String)
  /// A button, and what it does.
  case button(() -> Void)
  /// A container that is seen, by its name.
  case stack(String)
  /// Something that only holds others together.
  case structure
  /// A view that has been given an id.
  case identified(AnyHashable)
  /// A view whose controls may have been switched off.
  case disabled(Bool)
}
