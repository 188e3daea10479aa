/// Which edges of the views in a column are in one line.
public enum HorizontalAlignment: Sendable {
  /// The edges where lines begin.
  case leading
  /// The middles.
  case center
  /// The edges where lines end.
  case trailing
}

/// Which edges of the views in a row are in one line.
public enum VerticalAlignment: Sendable {
  /// The upper edges.
  case top
  /// The middles.
  case center
  /// The lower edges.
  case bottom
}
