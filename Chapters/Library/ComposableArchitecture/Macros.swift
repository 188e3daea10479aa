/// Makes a struct a reducer, or an enum of reducers one.
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
/// `@dynamicMemberLookup` to an enum `State`, and `@ReducerBuilder` to `body`. A `State`, an `Action` or a `body` that is left
/// out is added: a state without fields, actions of which there are none, a body that does nothing.
///
/// On an enum, each case names a feature:
///
/// ```swift
/// @Reducer
/// enum Destination {
///   case counter(Counter)
///   case settings(Settings)
/// }
/// ```
///
/// The macro adds `Destination.State` and `Destination.Action`, enums with the same cases that hold the states and the actions
/// of the features, the logic, and ``Store/case``, the store of the case at hand. A case may also hold an ``AlertState`` or a
/// ``ConfirmationDialogState``, which has actions but no logic: `case alert(AlertState<Alert>)`. The parent runs it with `ifLet(\.$destination, action: \.destination)`. Make the state
/// comparable by `extension Destination.State: Equatable {}`.
///
/// Declare reducers and their states at file level or in another type: the compiler does not let a macro make a type conform
/// to a protocol that is declared inside of a function.
@attached(memberAttribute)
@attached(
  member,
  names: named(State),
  named(Action),
  named(Body),
  named(body),
  named(CaseScope),
  named(scope),
  named(_$reducer)
)
@attached(extension, conformances: CaseReducer, Reducer)
public macro Reducer() = #externalMacro(module: "WorkbookMacros", type: "ReducerMacro")

/// Makes an enum of reducers a reducer, whose `State` and `Action` conform to protocols of the standard library.
///
/// ```swift
/// @Reducer(state: .equatable, action: .equatable)
/// enum Destination {
///   case counter(Counter)
/// }
/// ```
///
/// - Parameters:
///   - state: The protocols that the state conforms to.
///   - action: The protocols that the actions conform to.
@attached(memberAttribute)
@attached(
  member,
  names: named(State),
  named(Action),
  named(Body),
  named(body),
  named(CaseScope),
  named(scope),
  named(_$reducer)
)
@attached(extension, conformances: CaseReducer, Reducer)
public macro Reducer(state: _SynthesizedConformance..., action: _SynthesizedConformance...) =
  #externalMacro(module: "WorkbookMacros", type: "ReducerMacro")

/// Says that a case holds something that takes one answer and has no logic, in an enum of reducers.
///
/// ``AlertState`` and ``ConfirmationDialogState`` need no such mark; an alias of one does.
@attached(peer)
public macro ReducerCaseEphemeral() = #externalMacro(module: "WorkbookMacros", type: "ReducerCaseEphemeralMacro")

/// Leaves what a case holds as it is, in an enum of reducers: it is no feature and has no actions.
@attached(peer)
public macro ReducerCaseIgnored() = #externalMacro(module: "WorkbookMacros", type: "ReducerCaseIgnoredMacro")

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
  named(_$names),
  named(_$observationRegistrar),
  named(CodingKeys)
)
@attached(memberAttribute)
public macro ObservableState() = #externalMacro(module: "WorkbookMacros", type: "ObservableStateMacro")

/// Makes an optional field of an observed state the state of a child feature that is presented at times.
///
/// ```swift
/// @ObservableState
/// struct State {
///   @Presents var settings: Settings.State?
/// }
/// ```
///
/// The macro adds `$settings`, which ``Reducer/ifLet(_:action:destination:fileID:filePath:line:column:)`` asks for.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() = #externalMacro(module: "WorkbookMacros", type: "PresentsMacro")

/// Tracks one field of an observed state. `@ObservableState` puts it where it belongs; do not write it yourself.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "WorkbookMacros", type: "ObservationStateTrackedMacro")

/// Leaves one field of an observed state out of the tracking.
@attached(peer)
public macro ObservationStateIgnored() =
  #externalMacro(module: "WorkbookMacros", type: "ObservationStateIgnoredMacro")
