@_spi(Hosting) import DeclarativeViews

/// A view that was found in a tree of views, to be asked what it shows and to be tapped.
///
/// What is found in a hosted view stays with its place in the tree: after a tap, the same text gives what it shows now.
///
/// Printed, it lists what is in the view:
///
/// ```text
/// ContentView
///   VStack
///     Button "Click me", id "Button1"
///     Text "0", id "Text1"
/// ```
@MainActor
public struct InspectableView<Kind> {
  let node: ViewNode
  private let tree: ViewTree?

  /// Takes a place in a tree, which stays there as long as this is held.
  init(_ node: ViewNode) {
    self.node = node
    tree = node.tree
  }

  /// Brings the view up to date.
  ///
  /// - Throws: An error that says so if the view is not shown any more.
  func refresh() throws {
    tree?.update()
    guard !node.isGone else { throw InspectionError.gone(node.description) }
  }
}

extension InspectableView: @MainActor CustomStringConvertible {
  /// The view and those in it, one a line.
  public var description: String {
    tree?.update()
    return Outline(of: node).text
  }
}
