/// A view that the host knows by itself, and that has no body.
@MainActor
protocol BuiltInView: View where Body == Never {
  /// What it is for those who look at the tree.
  var role: ViewRole { get }

  /// The views in it.
  var parts: [ViewPart] { get }
}

extension BuiltInView {
  /// Never to be asked for: the view is not made of others.
  public var body: Never { fatalError("'\(Self.self)' has no body: it is not made of other views.") }

  var role: ViewRole { .structure }
}
