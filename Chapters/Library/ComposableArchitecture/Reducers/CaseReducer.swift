/// A reducer that is an enum of reducers; `@Reducer` makes an enum conform.
///
/// One does not need a value of the enum: what it does is its static `body`. To put one such enum into another, name both:
/// `case sheet(Sheet.Body = Sheet.body)`.
public protocol CaseReducer<State, Action>: Reducer where State: CaseReducerState, Body == Reduce<State, Action> {
  /// The stores of the cases, one case for each.
  associatedtype CaseScope

  /// What the static `body` does, whatever its type.
  static var _$reducer: Body { get }

  /// The store of the case that the state is.
  ///
  /// - Parameter store: The store of the enum.
  /// - Returns: The case, with its store.
  @MainActor
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  /// What the static `body` does.
  public var body: Body { Self._$reducer }
}

extension Reduce {
  /// The reducers of the cases of an enum, for the code that `@Reducer` writes.
  ///
  /// - Parameter reducers: The reducers.
  /// - Returns: One that runs them all.
  public static func _$cases(@ReducerBuilder<State, Action> _ reducers: () -> some Reducer<State, Action>) -> Self {
    Self(hiding: reducers())
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
