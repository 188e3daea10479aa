/// A reducer that is an enum of reducers; `@Reducer` makes an enum conform.
///
/// One does not need a value of the enum: what it does is its static ``body``.
public protocol CaseReducer<State, Action>: Reducer where State: CaseReducerState {
  /// The type of ``body``.
  associatedtype CaseBody: Reducer<State, Action>

  /// The reducers of the cases.
  static var body: CaseBody { get }
}

extension CaseReducer {
  /// Runs the reducers of the cases.
  ///
  /// - Parameters:
  ///   - state: The feature's state, to be changed in place.
  ///   - action: What happened.
  /// - Returns: The work that the action starts.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    Self.body.reduce(into: &state, action: action)
  }
}

/// The state of an enum of reducers.
public protocol CaseReducerState {
  /// The enum of reducers.
  associatedtype StateReducer: CaseReducer
}

/// A protocol that `@Reducer` can make the `State` and the `Action` of an enum of reducers conform to.
public struct _SynthesizedConformance: Sendable {
  /// `Codable`.
  public static let codable = Self()

  /// `Decodable`.
  public static let decodable = Self()

  /// `Encodable`.
  public static let encodable = Self()

  /// `Equatable`.
  public static let equatable = Self()

  /// `Hashable`.
  public static let hashable = Self()

  /// `Sendable`.
  public static let sendable = Self()
}
