/// Shows views side by side.
public struct HStack<Content: View>: View, BuiltInView {
  private let content: Content

  /// Creates a row.
  ///
  /// Alignment and spacing are taken for the sake of SwiftUI's spelling: nothing is drawn here.
  ///
  /// - Parameters:
  ///   - alignment: Which edges of the views are in one line.
  ///   - spacing: The room between two views.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  var role: ViewRole { .stack("HStack") }
  var parts: [ViewPart] { [.only(content)] }
}
