import Dependencies
@_spi(Grading) import IssueReporting

extension DependencyValues {
  /// Takes away the feature that calls it.
  ///
  /// It needs no override in tests: the parent gets ``PresentationAction/dismiss``, and a test store whose feature is at the
  /// root says so in ``TestStore/isDismissed``.
  public var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether somebody presents the feature and can take it away.
  ///
  /// ```swift
  /// case .saveButtonTapped:
  ///   guard isPresented else { return .none }
  ///   return .run { _ in await dismiss() }
  /// ```
  ///
  /// In a test store it holds for the feature at the root, too: the store stands for the parent.
  public var isPresented: Bool {
    Dismissal.isPresented || Dismissal.current != nil || dismiss.isOverridden
  }
}

private enum DismissKey: DependencyKey {
  static let liveValue = DismissEffect()
  static let testValue = DismissEffect()
}

/// Takes away the feature that calls it.
///
/// A child feature calls it in an effect, and need not know who presents it:
///
/// ```swift
/// @Dependency(\.dismiss) var dismiss
/// // …
/// case .closeButtonTapped:
///   return .run { _ in await dismiss() }
/// ```
///
/// The parent then gets the action ``PresentationAction/dismiss``. In a test of the child alone, the test store notes the call:
/// see ``TestStore/isDismissed``.
public struct DismissEffect: Sendable {
  private let dismiss: (@MainActor @Sendable () async -> Void)?

  /// Creates an effect that takes away the feature whose effect calls it.
  public init() {
    dismiss = nil
  }

  /// Creates an effect that does something else in its place.
  ///
  /// - Parameter dismiss: What it does.
  public init(_ dismiss: @escaping @MainActor @Sendable () async -> Void) {
    self.dismiss = dismiss
  }

  /// Whether it does something else than to take away the feature whose effect calls it.
  fileprivate var isOverridden: Bool { dismiss != nil }

  /// Takes the feature away.
  ///
  /// - Parameters:
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @MainActor
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    if let dismiss { return await dismiss() }
    if let dismissal = Dismissal.current { return dismissal.dismiss() }
    CallSite(fileID: fileID, filePath: filePath, line: line, column: column).report(.nothingDismisses)
  }
}

/// Who takes away the feature that the current task works for.
struct Dismissal: Sendable {
  /// The one that counts for the effect that the current task belongs to.
  @TaskLocal static var current: Dismissal?

  /// Whether the reducer that runs belongs to a feature that somebody can take away.
  @TaskLocal static var isPresented = false

  let dismiss: @MainActor @Sendable () -> Void
}

extension Effect {
  /// Makes the effect one of a feature that can go away.
  ///
  /// - Parameter action: The action that takes the feature away.
  /// - Returns: An effect that does the same work.
  func dismissing(by action: @escaping @Sendable () -> Action) -> Self {
    guard let operation else { return .none }
    return Self { context in
      let dismissal = Dismissal { context.send(action()) }
      await Dismissal.$current.withValue(dismissal) { await operation(context) }
    }
  }
}

extension Complaint {
  /// A feature asked to be taken away, and it is not presented.
  static let nothingDismisses = Complaint(
    summary: """
      A feature called 'dismiss', but nothing presents it.

      Call 'dismiss' in an effect of a feature that its parent runs with 'ifLet(\\.$…, action: …)'. A feature at the root of a \
      store has nobody who could take it away.
      """
  )
}
