/// The entry point of an app: a small stand-in for SwiftUI's `App`, so that the exercise runs everywhere.
public protocol App {
  /// What the app consists of.
  associatedtype Body: Scene

  /// Creates the app, before anything is shown.
  init()

  /// What the app consists of.
  var body: Body { get }
}

extension App {
  /// What the system calls to start the app: every view of its scene is put on the screen.
  public static func main() {
    for view in Self().body.views { view.appear() }
  }
}

/// A part of an app that has views: a stand-in for SwiftUI's `Scene`.
public protocol Scene {
  /// The views, as they are put on the screen.
  var views: [any View] { get }
}

/// Something on the screen: a stand-in for SwiftUI's `View`.
public protocol View {
  /// Called once, when the view is on the screen.
  func appear()
}

/// A window: a stand-in for SwiftUI's `WindowGroup`.
public struct WindowGroup: Scene {
  /// The views in it.
  public let views: [any View]

  /// Creates a window.
  ///
  /// - Parameter content: The views in it.
  public init(@ViewBuilder content: () -> [any View]) {
    views = content()
  }
}

/// Makes views out of the lines between braces, `if` included.
@resultBuilder
public enum ViewBuilder {
  /// A view on a line of its own.
  public static func buildExpression(_ view: some View) -> [any View] { [view] }

  /// Lines, one after the other.
  public static func buildBlock(_ views: [any View]...) -> [any View] { views.flatMap { $0 } }

  /// An `if` without an `else`.
  public static func buildOptional(_ views: [any View]?) -> [any View] { views ?? [] }

  /// The first branch of an `if` that has an `else`.
  public static func buildEither(first views: [any View]) -> [any View] { views }

  /// Its other branch.
  public static func buildEither(second views: [any View]) -> [any View] { views }
}
