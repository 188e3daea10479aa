@_spi(Stores) import Dependencies

extension Effect {
  /// Runs asynchronous code that may send any number of actions back.
  ///
  /// The code begins before the store's `send` returns and runs up to its first suspension. It has the dependencies that the
  /// reducer has when it calls this.
  ///
  /// An error that the code throws goes to `catch`. Without one it is reported as an issue. Cancellation is silent: a
  /// `CancellationError` goes nowhere, and neither does an error that nobody catches in an effect that was cancelled.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task that runs the code, the caller's if it is `nil`.
  ///   - operation: The code. It is given what sends actions back.
  ///   - handler: Handles an error that the code throws.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: An effect that runs the code.
  public static func run(
    priority: TaskPriority? = nil,
    operation: @escaping @EffectActor @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@EffectActor @Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let dependencies = DependencyValues.held { _ in }
    return Self { context in
      await inTask(priority: priority) {
        await dependencies.run {
          do {
            try await operation(context.send)
          } catch is CancellationError {
            return
          } catch {
            if let handler {
              await handler(error, context.send)
            } else if !Task.isCancelled {
              context.reportThrown(error, site)
            }
          }
        }
      }
      context.hold.release()
    }
  }

  /// Runs asynchronous code that is on the main actor and may send any number of actions back.
  ///
  /// This is what a closure that says `{ @MainActor send in … }` calls. If it has something to wait for, leave `@MainActor` out
  /// and write `await send(…)`: the compiler then takes the closure for one of the other method.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task that runs the code, the caller's if it is `nil`.
  ///   - operation: The code. It is given what sends actions back.
  ///   - isolation: Tells this method from the one for other closures.
  ///   - handler: Handles an error that the code throws.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: An effect that runs the code.
  @_disfavoredOverload
  public static func run(
    priority: TaskPriority? = nil,
    operation: @escaping @MainActor @Sendable (_ send: Send<Action>) async throws -> Void,
    isolation: MainActor.Type = MainActor.self,
    catch handler: (@EffectActor @Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    run(
      priority: priority,
      operation: { try await operation($0) },
      catch: handler,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

/// Runs code in the current task or, where a priority is asked for, in one of its own that is cancelled with it.
@MainActor
private func inTask(priority: TaskPriority?, operation: @escaping @MainActor @Sendable () async -> Void) async {
  guard let priority else { return await operation() }
  let task = Task.startingLikeCurrent(priority: priority, operation: operation)
  await withTaskCancellationHandler {
    await task.value
  } onCancel: {
    task.cancel()
  }
}
