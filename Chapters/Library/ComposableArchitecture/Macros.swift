/// Makes a struct a reducer.
///
/// The struct declares what its feature holds, what can happen to it and what each of those does:
///
/// ```swift
/// @Reducer
/// struct Counter {
///   @ObservableState
///   struct State: Equatable {
///     var count = 0
///   }
///   enum Action {
///     case incrementButtonTapped
///   }
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
///
/// The macro adds the conformance to ``Reducer``, `@CasePathable` to an enum `Action`, `@CasePathable` and
/// `@dynamicMemberLookup` to an enum `State`, and `@ReducerBuilder` to `body`.
///
/// Declare reducers and their states at file level or in another type: the compiler does not let a macro make a type conform
/// to a protocol that is declared inside of a function.
@attached(memberAttribute)
@attached(extension, conformances: Reducer)
public macro Reducer() = #externalMacro(module: "WorkbookMacros", type: "ReducerMacro")

/// Makes a state tell who observes it which of its fields change.
///
/// Whoever reads `state.count` under `withObservationTracking` is told when `count` changes, and not when another field
/// does. A field that is itself an observed state tells about its own fields; who read the field is told only when it is
/// replaced.
///
/// Constants, lazy and weak fields, those with a property wrapper and those with `@ObservationStateIgnored` are not tracked.
/// As a value the state stays what it is without the macro: it is compared, hashed, coded, printed and initialized by the
/// fields that were declared. Only one thing is lost: two fields cannot be passed `inout` to one call, as in
/// `swap(&state.a, &state.b)`.
@attached(
  extension,
  conformances: ObservableState,
  _ReflectableState,
  Encodable,
  Decodable,
  names: named(init(from:)),
  named(encode(to:))
)
@attached(
  member,
  conformances: Encodable,
  Decodable,
  names: named(_$id),
  named(_$fields),
  named(_$observationRegistrar),
  named(CodingKeys)
)
@attached(memberAttribute)
public macro ObservableState() = #externalMacro(module: "WorkbookMacros", type: "ObservableStateMacro")

/// Tracks one field of an observed state. `@ObservableState` puts it where it belongs; do not write it yourself.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "WorkbookMacros", type: "ObservationStateTrackedMacro")

/// Leaves one field of an observed state out of the tracking.
@attached(peer)
public macro ObservationStateIgnored() =
  #externalMacro(module: "WorkbookMacros", type: "ObservationStateIgnoredMacro")
