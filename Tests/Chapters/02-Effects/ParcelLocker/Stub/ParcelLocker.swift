import ComposableArchitecture
import Foundation

/// Finds the locker that a parcel waits in.
@Reducer
public struct ParcelLocker: Sendable {
  /// What the screen shows.
  @ObservableState
  public struct State: Equatable {
    /// The parcel's number as it was typed.
    public var number: String

    /// Whether the lockers are being asked.
    public var isLooking = false

    /// Where the parcel is, once it is known.
    public var place: String?

    /// What went wrong, in words.
    public var problem: String?

    /// Creates a screen that shows a number and perhaps what was found before.
    public init(number: String = "", place: String? = nil, problem: String? = nil) {
      self.number = number
      self.place = place
      self.problem = problem
    }
  }

  /// What can happen.
  public enum Action {
    case numberChanged(String)
    case lookUpTapped
    /// Comes back from the effect.
    case response(Result<String, LockerError>)
  }

  @Dependency(\.lockers) var lockers

  /// Creates the feature.
  public init() {}

  /// What each action changes, and what goes on afterwards.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .numberChanged(let number):
        state.number = number
        state.problem = nil
        return .none

      case .lookUpTapped:
        // TODO: Ask the lockers for the number without the blanks around it. Meanwhile the screen is busy, and what it
        // showed of the question before is gone. What they answer or throw comes back as a response.
        return .none

      case .response(.success):
        // TODO: Show the place.
        return .none

      case .response(.failure):
        // TODO: Show the error in words.
        return .none
      }
    }
  }
}

/// Why a parcel's place cannot be told.
public enum LockerError: Error, Equatable {
  case unknownNumber
  case noAnswer

  /// The error as the screen shows it.
  public var words: String {
    switch self {
    case .unknownNumber: "No parcel has this number."
    case .noAnswer: "The lockers do not answer."
    }
  }
}

/// The lockers: what the feature knows of the world outside.
@DependencyClient
public struct LockerClient: Sendable {
  /// Finds the place of a parcel by its number.
  public var place: @Sendable (_ number: String) async throws -> String
}

extension LockerClient: TestDependencyKey {
  /// Complains when a test has not said what the lockers answer.
  public static let testValue = LockerClient()
}

extension DependencyValues {
  /// The lockers that are asked.
  public var lockers: LockerClient {
    get { self[LockerClient.self] }
    set { self[LockerClient.self] = newValue }
  }
}
