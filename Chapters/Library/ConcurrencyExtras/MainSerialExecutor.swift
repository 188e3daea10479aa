/// Runs code whose tasks are to run one after the other.
///
/// Tests that were written for a library with less order than this one ask for it. Here an effect runs on the main actor, and
/// the store waits for its actions: the code is run as it is, and nothing is switched for other tests of the process.
///
/// - Parameter operation: The code.
/// - Throws: What the code throws.
@MainActor
public func withMainSerialExecutor(operation: @MainActor @Sendable () async throws -> Void) async rethrows {
  try await operation()
}

/// Runs code whose tasks are to run one after the other.
///
/// It runs the code as it is; see the form for asynchronous code.
///
/// - Parameter operation: The code.
/// - Throws: What the code throws.
public func withMainSerialExecutor(operation: () throws -> Void) rethrows {
  try operation()
}

/// Whether all tasks of the process run one after the other on the main thread.
///
/// Tests that were written for a library with less order than this one set it. Here nothing needs it, and nothing is switched:
/// it is `true` whatever is written to it, as far as effects of stores are concerned.
public var uncheckedUseMainSerialExecutor: Bool {
  get { true }
  set {}
}
