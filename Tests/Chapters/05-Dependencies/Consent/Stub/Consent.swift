import ComposableArchitecture

/// A museum's guide for the ear: it knows the way, and tells the museum of it only if the visitor has agreed.
@Reducer
public struct Consent: Sendable {
  /// What the visitor says to being tracked.
  public enum Answer: Equatable, Sendable {
    case unknown
    case yes
    case no
  }

  /// What the guide knows of its visitor.
  @ObservableState
  public struct State: Equatable {
    /// Whether the visitor may be tracked.
    public var consent: Answer

    /// The room that the visitor is in.
    public var room: Int?

    /// The rooms in the order in which they were entered; one that was entered twice stands here twice.
    public var visited: [Int]

    /// Creates a guide.
    public init(consent: Answer = .unknown, room: Int? = nil, visited: [Int] = []) {
      self.consent = consent
      self.room = room
      self.visited = visited
    }
  }

  /// What can happen to the guide.
  public enum Action: Equatable {
    case consentAnswered(Bool)
    case roomEntered(Int)
    case guideStopped
  }

  @Dependency(\.analytics) var analytics

  /// Creates the feature.
  public init() {}

  /// What each action changes, and what is tracked of it.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .consentAnswered(let isAgreed):
        state.consent = isAgreed ? .yes : .no
        return .none

      case .roomEntered(let room):
        state.room = room
        state.visited.append(room)
        guard state.consent == .yes else { return .none }
        return track("roomEntered", ["room": "\(room)"])

      case .guideStopped:
        let last = state
        state = State()
        guard last.consent == .yes else { return .none }
        return track("guideStopped", ["rooms": "\(Set(last.visited).count)"])
      }
    }
  }

  /// Tells the museum, and goes on as if nothing had happened if that fails.
  private func track(_ name: String, _ parameters: [String: String]) -> Effect<Action> {
    .run { _ in
      try await self.analytics.track(name, parameters)
    } catch: { _, _ in
    }
  }
}

/// What the museum wants to know.
public struct AnalyticsClient: Sendable {
  /// Tells the museum of an event.
  public var track: @Sendable (_ name: String, _ parameters: [String: String]) async throws -> Void

  /// Creates a client.
  public init(track: @escaping @Sendable (_ name: String, _ parameters: [String: String]) async throws -> Void) {
    self.track = track
  }
}

extension AnalyticsClient: TestDependencyKey {
  /// Complains when something is tracked that a test has not foreseen.
  public static let testValue = AnalyticsClient(track: unimplemented("AnalyticsClient.track"))
}

extension DependencyValues {
  /// What the museum is told by.
  public var analytics: AnalyticsClient {
    get { self[AnalyticsClient.self] }
    set { self[AnalyticsClient.self] = newValue }
  }
}
