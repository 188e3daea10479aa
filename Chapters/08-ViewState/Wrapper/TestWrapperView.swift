import DeclarativeViews
import Publishing
import ViewInspector

/// The id by which a test finds what is wrapped.
public let TEST_WRAPPED_ID = "wrapped"

/// Puts around any view what lets a test in, so that the view itself need not know of tests.
public struct TestWrapperView<Wrapped: View>: View {
  /// Lets a test in, while the wrapper is hosted.
  public let inspection = Inspection<Self>()

  private let wrapped: Wrapped

  /// Wraps a view.
  public init(wrapped: Wrapped) {
    self.wrapped = wrapped
  }

  /// The view, with an id and a way in.
  public var body: some View {
    // TODO: The view that is wrapped, to be found by its id, and the way in for a test.
    EmptyView()
  }
}

/// What a test asks of a view, until the view hands itself over.
public final class Inspection<V> {
  /// Tells the view that an inspection is due, and which.
  public let notice = PassthroughSubject<UInt, Never>()

  /// What the test has asked for and nobody has done yet.
  public var callbacks: [UInt: (V) -> Void] = [:]

  /// Creates an inspection of which nothing was asked yet.
  public init() {}

  /// Does, once, what the test has asked for under a number.
  public func visit(_ view: V, _ line: UInt) {
    // TODO: Is there something under this number? It is done now, and never again.
  }
}

extension Inspection: InspectionEmissary {}
