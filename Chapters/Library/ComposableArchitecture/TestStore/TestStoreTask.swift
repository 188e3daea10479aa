@_spi(Grading) import IssueReporting

/// A handle to the effects that an action started, also by way of the actions that they sent back.
///
/// ```swift
/// let task = await store.send(.task)
/// // …
/// await task.cancel()
/// ```
public struct TestStoreTask: Sendable {
  let origin: EffectOrigin
  let changes: Signal
  let timeout: Duration
  let log: StepLog?

  /// Cancels the effects, as a view does that goes away, and lets them come to their end.
  ///
  /// They do not count as running from then on, even if one of them pays no heed.
  @MainActor
  public func cancel() async {
    origin.cancel()
    _ = await changes.wait(atMost: max(timeout, .seconds(1))) { origin.isThrough }
  }

  /// Waits until the effects have ended, and fails the test if they do not in time.
  ///
  /// - Parameters:
  ///   - duration: How long to wait at most, the store's own ``TestStore/timeout`` if it is `nil`.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @MainActor
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    var step = TestStep("finish", origin.action(), at: site, in: log)
    defer { step.end() }
    let limit = duration ?? timeout
    guard await !changes.wait(atMost: limit, until: { !origin.isRunning }) else { return }
    origin.isReported = true
    step.fail(.unfinished([origin], after: limit))
  }

  /// Whether the effects were cancelled.
  public var isCancelled: Bool { origin.isCancelled }
}
