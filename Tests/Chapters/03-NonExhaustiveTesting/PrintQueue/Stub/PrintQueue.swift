import ComposableArchitecture

/// The printer of a copy shop: jobs wait in a queue, and pages come off the first.
@Reducer
public struct PrintQueue {
  /// What somebody wants printed.
  public struct Job: Equatable, Identifiable {
    /// The number of this job alone.
    public let id: Int

    /// The pages that are still to come.
    public var pages: Int

    /// Creates a job.
    public init(id: Int, pages: Int) {
      self.id = id
      self.pages = pages
    }
  }

  /// What the printer knows.
  @ObservableState
  public struct State: Equatable {
    /// The jobs, in the order in which they are printed.
    public var jobs: [Job]

    /// The pages that have come out of the printer today.
    public var pagesDone: Int

    /// Internal: tells the panel when to draw itself anew.
    ///
    /// How it grows is nobody else's business.
    public var revision = 0

    /// Creates a printer.
    public init(jobs: [Job] = [], pagesDone: Int = 0) {
      self.jobs = jobs
      self.pagesDone = pagesDone
    }
  }

  /// What can happen to the queue.
  public enum Action {
    case added(Job)
    case lastRemoved
    case pagePrinted
    case cleared
  }

  /// Creates the feature.
  public init() {}

  /// How each action changes the queue.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .added(let job):
        state.jobs.append(job)
        state.revision += 1
        return .none

      case .lastRemoved:
        guard !state.jobs.isEmpty else { return .none }
        state.jobs.removeLast()
        state.revision += 1
        return .none

      case .pagePrinted:
        guard !state.jobs.isEmpty else { return .none }
        state.pagesDone += 1
        state.jobs[0].pages -= 1
        if state.jobs[0].pages == 0 { state.jobs.removeFirst() }
        return .none

      case .cleared:
        state.jobs = []
        return .none
      }
    }
  }
}
