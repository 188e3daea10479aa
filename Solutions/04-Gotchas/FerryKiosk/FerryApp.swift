import ComposableArchitecture

/// The ferry's ticket kiosk.
public struct FerryApp: App {
  /// Creates the app.
  public init() {}

  /// The app's one window, and the root in it.
  public var body: some Scene {
    WindowGroup {
      if TestContext.current == nil {
        FerryRoot()
      }
    }
  }
}
