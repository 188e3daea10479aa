import ComposableArchitecture

/// A platform that announces its trains.
///
/// It needs the interface of the loudspeakers and nothing else. It is given, and stays as it is.
@Reducer
public struct Platform: Sendable {
  /// What the platform's staff sees.
  @ObservableState
  public struct State: Equatable {
    /// What was heard last.
    public var heard: String?

    /// Whether the loudspeakers have failed.
    public var isOutOfOrder = false

    /// Creates a platform on which nothing was heard yet.
    public init() {}
  }

  /// What can happen.
  public enum Action: Equatable {
    case trainArrived(line: Int)
    /// Comes back when the text has been heard.
    case spoke(String)
    /// Comes back when it has not.
    case failed
  }

  @Dependency(\.announcements) var announcements

  /// Creates the feature.
  public init() {}

  /// What each action changes, and what goes on afterwards.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .trainArrived(let line):
        return .run { send in
          let text = "A train of line \(line) is arriving."
          try await self.announcements.speak(text)
          await send(.spoke(text))
        } catch: { _, send in
          await send(.failed)
        }

      case .spoke(let text):
        state.heard = text
        state.isOutOfOrder = false
        return .none

      case .failed:
        state.isOutOfOrder = true
        return .none
      }
    }
  }
}
