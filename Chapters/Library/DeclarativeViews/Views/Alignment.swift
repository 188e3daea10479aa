/// Which edges of the views in a column are in one line.
public enum HorizontalAlignment: Sendable {
  case leading
  case center
  case trailing
}

/// Which edges of the views in a row are in one line.
public enum VerticalAlignment: Sendable {
  case top
  case center
  case bottom
}
