/// Puts a feature's reducers together, from the first to the last, with `if`, `else`, `switch` and `for`.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// Takes a reducer as it is and tells the compiler the state and action that its closures speak of.
  public static func buildExpression<R: Reducer<State, Action>>(_ expression: R) -> R { expression }

  /// Stands for an empty body.
  public static func buildBlock() -> EmptyReducer<State, Action> { EmptyReducer() }

  /// Starts with the first reducer.
  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R { first }

  /// Runs the next reducer after the ones before it.
  public static func buildPartialBlock<First: Reducer<State, Action>, Next: Reducer<State, Action>>(
    accumulated: First,
    next: Next
  ) -> _Sequence<First, Next> {
    _Sequence(first: accumulated, next: next)
  }

  /// Runs every reducer that a `for` loop makes.
  public static func buildArray<R: Reducer<State, Action>>(_ reducers: [R]) -> _SequenceMany<R> {
    _SequenceMany(reducers: reducers)
  }

  /// Runs the reducer of an `if` without `else`, when there is one.
  public static func buildOptional<R: Reducer<State, Action>>(_ wrapped: R?) -> R? { wrapped }

  /// Runs the first of two branches.
  public static func buildEither<First: Reducer<State, Action>, Second: Reducer<State, Action>>(
    first reducer: First
  ) -> _Conditional<First, Second> {
    .first(reducer)
  }

  /// Runs the second of two branches.
  public static func buildEither<First: Reducer<State, Action>, Second: Reducer<State, Action>>(
    second reducer: Second
  ) -> _Conditional<First, Second> {
    .second(reducer)
  }

  /// Hides the type of a reducer that only newer systems know.
  public static func buildLimitedAvailability(_ wrapped: some Reducer<State, Action>) -> Reduce<State, Action> {
    Reduce(hiding: wrapped)
  }

  /// Hands out the finished body.
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
}

extension ReducerBuilder {
  /// Two reducers, one after the other.
  public struct _Sequence<First: Reducer, Next: Reducer>: Reducer
  where First.State == Next.State, First.Action == Next.Action {
    let first: First
    let next: Next

    /// Runs both reducers on the same state and does the work of both at once.
    public func reduce(into state: inout First.State, action: First.Action) -> Effect<First.Action> {
      .merge(first.reduce(into: &state, action: action), next.reduce(into: &state, action: action))
    }
  }

  /// Any number of reducers of one type, one after the other.
  public struct _SequenceMany<Element: Reducer>: Reducer {
    let reducers: [Element]

    /// Runs every reducer on the same state and does the work of all at once.
    public func reduce(into state: inout Element.State, action: Element.Action) -> Effect<Element.Action> {
      .merge(reducers.map { $0.reduce(into: &state, action: action) })
    }
  }

  /// One of two reducers.
  public enum _Conditional<First: Reducer, Second: Reducer>: Reducer
  where First.State == Second.State, First.Action == Second.Action {
    /// The branch of the `if`.
    case first(First)

    /// The branch of the `else`.
    case second(Second)

    /// Runs the branch that was taken.
    public func reduce(into state: inout First.State, action: First.Action) -> Effect<First.Action> {
      switch self {
      case .first(let first): first.reduce(into: &state, action: action)
      case .second(let second): second.reduce(into: &state, action: action)
      }
    }
  }
}

extension Optional: Reducer where Wrapped: Reducer {
  /// Runs the wrapped reducer, or nothing.
  ///
  /// - Parameters:
  ///   - state: The feature's state, to be changed in place.
  ///   - action: What happened.
  /// - Returns: The work that the action starts.
  public func reduce(into state: inout Wrapped.State, action: Wrapped.Action) -> Effect<Wrapped.Action> {
    self?.reduce(into: &state, action: action) ?? .none
  }
}
