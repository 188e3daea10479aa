extension Task where Failure == Never {
  /// Starts a task that runs at once up to its first suspension, and is cancelled from the start if the current task is.
  ///
  /// - Parameters:
  ///   - priority: The priority, that of the current task if it is `nil`.
  ///   - operation: What the task does.
  /// - Returns: The task.
  @MainActor
  static func startingLikeCurrent(
    priority: TaskPriority? = nil,
    operation: @escaping @MainActor @Sendable () async -> Success
  ) -> Self {
    let isCancelled = Task<Never, Never>.isCancelled
    return .immediate(priority: priority) { @MainActor in
      if isCancelled { withUnsafeCurrentTask { $0?.cancel() } }
      return await operation()
    }
  }
}
