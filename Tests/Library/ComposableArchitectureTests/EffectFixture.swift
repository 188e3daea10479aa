import ComposableArchitecture

/// A feature whose effects a test holds in its hand: each waits until the test lets it go on.
@Reducer
struct Loader {
  struct State: Equatable {
    var names: [String] = []
    var isLoading = false
  }

  @CasePathable
  enum Action: Equatable {
    case loadButtonTapped
    case echoButtonTapped(String)
    case response(Response)
    case cleared
    case waitForEver
  }

  @CasePathable
  enum Response: Equatable {
    case success(String)
    case failure
  }

  struct Refusal: Error {}

  let load: @Sendable () async throws -> String

  init(load: @escaping @Sendable () async throws -> String = { "Blob" }) {
    self.load = load
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .loadButtonTapped:
        state.isLoading = true
        return .run { [load] send in
          await send(.response(.success(try await load())))
        }

      case .echoButtonTapped(let name):
        return .send(.response(.success(name)))

      case .response(.success(let name)):
        state.isLoading = false
        state.names.append(name)
        return .none

      case .response(.failure):
        state.isLoading = false
        return .none

      case .cleared:
        state.names = []
        return .none

      case .waitForEver:
        return .run { _ in try await Task.never() }
      }
    }
  }
}

extension Task where Success == Never, Failure == Never {
  /// Suspends until the task is cancelled.
  static func never() async throws {
    for await _ in AsyncStream<Never>.makeStream().stream {}
    try Task<Never, Never>.checkCancellation()
  }
}
