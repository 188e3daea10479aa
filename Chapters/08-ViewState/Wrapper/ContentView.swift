import DeclarativeViews

/// A button, and below it how often it was tapped.
public struct ContentView: View {
  /// How often the button was tapped.
  @State public var numClicks = 0

  // TODO: This line and 'onReceive' below are here for tests alone. The view can do without.
  let inspection = Inspection<Self>()

  /// Creates a view that was not tapped yet.
  public init() {}

  /// A button "Click me" with the id "Button1", and the number as a text with the id "Text1".
  public var body: some View {
    VStack {
      Button("Click me") {
        numClicks += 1
      }
      .id("Button1")
      Text("\(numClicks)")
        .id("Text1")
        .padding()
    }
    .onReceive(inspection.notice) { inspection.visit(self, $0) }
  }
}
