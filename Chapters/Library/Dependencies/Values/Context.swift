extension DependencyValues {
  /// What the code runs for; see ``DependencyContext``.
  ///
  /// An override also changes which defaults the dependencies have that are not overridden.
  public var context: DependencyContext {
    get {
      let override = overrides[ObjectIdentifier(ContextKey.self)] as? Stored<DependencyContext>
      let stored = override ?? currentDefaults.preparedValue(of: ContextKey.self)
      return stored?.value ?? .ofProcess
    }
    set { self[ContextKey.self] = newValue }
  }
}

private enum ContextKey: DependencyKey {
  static var liveValue: DependencyContext { .ofProcess }
  static var previewValue: DependencyContext { .ofProcess }
  static var testValue: DependencyContext { .ofProcess }
}
