import Foundation

#if canImport(AppKit)
  import AppKit
#endif

extension DependencyValues {
  /// What opens URLs.
  ///
  /// ```swift
  /// @Dependency(\.openURL) var openURL
  /// await openURL(url)
  /// ```
  ///
  /// On macOS it asks the workspace. On other platforms nothing opens URLs, and the answer is `false`, unless a program
  /// prepares its own. A test that does not override it is failed when a URL is opened.
  public var openURL: OpenURLEffect {
    get { self[OpenURLKey.self].read(for: access) }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// Opens URLs.
public struct OpenURLEffect: BuiltInValue, Sendable {
  private let handler: @Sendable (URL, DependencyValues.Access) async -> Bool
  var access = DependencyValues.Access.use(nil)

  /// Creates what opens URLs.
  ///
  /// - Parameter handler: Opens a URL, and answers whether it could.
  public init(handler: @escaping @Sendable (_ url: URL) async -> Bool) {
    self.init { url, _ in await handler(url) }
  }

  private init(handler: @escaping @Sendable (URL, DependencyValues.Access) async -> Bool) {
    self.handler = handler
  }

  /// Opens a URL.
  ///
  /// - Parameter url: The URL.
  /// - Returns: Whether it could be opened.
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool {
    await handler(url, access)
  }
}

extension OpenURLEffect {
  fileprivate static let live = OpenURLEffect { url in
    #if canImport(AppKit)
      await MainActor.run { NSWorkspace.shared.open(url) }
    #else
      false
    #endif
  }

  /// Fails the test, and opens nothing.
  fileprivate static let unimplemented = OpenURLEffect { _, access in
    OpenURLKey.complain(about: access)
    return false
  }
}

private enum OpenURLKey: BuiltInKey {
  static let liveValue = OpenURLEffect.live
  static let testValue = OpenURLEffect.unimplemented
  static let property = "openURL"
  static let consequence = "nothing is opened"
  static let example = "OpenURLEffect { url in true }"
}
