/// A description of how a feature's state changes with each action, and of the work that an action starts.
///
/// Most features do not implement ``reduce(into:action:)`` but give a ``body`` that is put together from other reducers:
///
/// ```swift
/// @Reducer
/// struct Counter {
///   @ObservableState
///   struct State: Equatable { var count = 0 }
///   enum Action { case incrementButtonTapped }
///
///   var body: some Reducer<State, Action> {
///     Reduce { state, action in
///       switch action {
///       case .incrementButtonTapped:
///         state.count += 1
///         return .none
///       }
///     }
///   }
/// }
/// ```
public protocol Reducer<State, Action> {
  /// What the feature knows.
  associatedtype State

  /// What can happen in the feature.
  associatedtype Action

  /// The type of ``body``, or `Never` where ``reduce(into:action:)`` is implemented instead.
  associatedtype Body

  /// Changes the state as the action asks and returns the work that has to be done next.
  ///
  /// - Parameters:
  ///   - state: The feature's state, to be changed in place.
  ///   - action: What happened.
  /// - Returns: The work that the action starts, ``Effect/none`` if there is none.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that this one is made of, run from the first to the last.
  @ReducerBuilder<State, Action>
  var body: Body { get }
}

extension Reducer where Body == Never {
  /// Says that this reducer implements ``Reducer/reduce(into:action:)`` itself.
  public var body: Body {
    fatalError("'\(Self.self)' has no body: it implements 'reduce(into:action:)'. Call that instead.")
  }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  /// Runs the reducers of the body.
  ///
  /// - Parameters:
  ///   - state: The feature's state, to be changed in place.
  ///   - action: What happened.
  /// - Returns: The work that the action starts.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}

/// A reducer of the same state and actions as another one: `var body: some ReducerOf<Self>`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>
