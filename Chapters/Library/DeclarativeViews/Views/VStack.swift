/// Shows views one below the other.
public struct VStack<Content: View>: View, BuiltInView {
  private let content: Content

  /// Creates a column.
  ///
  /// Alignment and spacing are taken for the sake of SwiftUI's spelling: nothing is drawn here.
  ///
  /// - Parameters:
  ///   - alignment: Which edges of the views are in one line.
  ///   - spacing: The room between two views.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  var role: ViewRole { .stack("VStack") }
  var parts: [ViewPart] { [.only(content)] }
}
