extension Task where Failure == Never {
  /// The value of the task, which is cancelled when the task that waits for it is.
  public var cancellableValue: Success {
    get async {
      await withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }
  }
}

extension Task where Failure == any Error {
  /// The value of the task, which is cancelled when the task that waits for it is.
  ///
  /// - Throws: What the task throws.
  public var cancellableValue: Success {
    get async throws {
      try await withTaskCancellationHandler {
        try await value
      } onCancel: {
        cancel()
      }
    }
  }
}
