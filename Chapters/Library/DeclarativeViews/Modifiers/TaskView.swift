extension View {
  /// Starts work when the view comes, and cancels it when the view goes.
  ///
  /// - Parameters:
  ///   - priority: The priority of the work.
  ///   - action: The work.
  /// - Returns: The view that does the work.
  public func task(
    priority: TaskPriority? = nil,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    TaskView(content: self, id: AnyHashable(true), priority: priority, action: action)
  }

  /// Starts work when the view comes, cancels it when the view goes, and begins anew when a value has changed.
  ///
  /// - Parameters:
  ///   - id: The value.
  ///   - priority: The priority of the work.
  ///   - action: The work.
  /// - Returns: The view that does the work.
  public func task(
    id: some Hashable,
    priority: TaskPriority? = nil,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    TaskView(content: self, id: AnyHashable(id), priority: priority, action: action)
  }
}

private struct TaskView<Content: View>: View, EffectfulView {
  let content: Content
  let id: AnyHashable
  let priority: TaskPriority?
  let action: @MainActor () async -> Void

  var parts: [ViewPart] { [.only(content)] }

  func effect(continuing running: (any ViewEffect)?, at node: ViewNode) -> any ViewEffect {
    if let running = running as? TaskEffect, running.id == id { return running }
    running?.end()
    return TaskEffect(
      id: id,
      task: ViewPlace.$current.withValue(node) { Task(priority: priority, operation: action) }
    )
  }
}

private final class TaskEffect: ViewEffect {
  let id: AnyHashable
  private let task: Task<Void, Never>

  init(id: AnyHashable, task: Task<Void, Never>) {
    self.id = id
    self.task = task
  }

  func end() {
    task.cancel()
  }
}
