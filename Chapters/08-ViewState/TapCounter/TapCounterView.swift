import DeclarativeViews
import Publishing
import ViewInspector

/// A button, and below it how often it was tapped.
public struct TapCounterView: View {
  /// How often the button was tapped.
  @State public var numClicks = 0

  /// Lets a test in, while the view is hosted.
  public let inspection = Inspection<Self>()

  /// Creates a view that was not tapped yet.
  public init() {}

  /// A button "Click me" with the id "Button1", and the number as a text with the id "Text1".
  public var body: some View {
    // TODO: The button and the text, one below the other, and behind them the way in for a test.
    EmptyView()
  }
}

// MARK: - Given

/// Goes into a view and lets a test in: when a notice comes, the view hands itself over, and what the test has asked for is
/// done.
public final class Inspection<V> {
  /// Tells the view that an inspection is due, and which.
  public let notice = PassthroughSubject<UInt, Never>()

  /// What the test has asked for and nobody has done yet.
  public var callbacks: [UInt: (V) -> Void] = [:]

  /// Creates an inspection of which nothing was asked yet.
  public init() {}

  /// Does what the test has asked for.
  public func visit(_ view: V, _ line: UInt) {
    if let callback = callbacks.removeValue(forKey: line) {
      callback(view)
    }
  }
}

extension Inspection: InspectionEmissary {}
