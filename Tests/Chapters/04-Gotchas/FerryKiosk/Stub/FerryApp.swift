import ComposableArchitecture

/// The ferry's ticket kiosk.
public struct FerryApp: App {
  // TODO: Keep the root, and all that it does, out of tests. Out of tests it starts once, when the root appears.

  /// Creates the app.
  public init() {
    // So that the times are there at once.
    FerryModel().start()
  }

  /// The app's one window, and the root in it.
  public var body: some Scene {
    WindowGroup {
      FerryRoot()
    }
  }
}
