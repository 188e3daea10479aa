/// Does something when it is tapped.
public struct Button<Label: View>: View, BuiltInView {
  private let action: () -> Void
  private let label: Label

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - action: What it does.
  ///   - label: What is seen of it.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  var role: ViewRole { .button(action) }
  var parts: [ViewPart] { [.only(label)] }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - title: What is written on it.
  ///   - action: What it does.
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
}
