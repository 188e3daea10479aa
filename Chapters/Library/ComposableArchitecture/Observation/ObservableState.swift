import Observation

/// A state whose fields tell their observers when they change.
///
/// The ``ObservableState()`` macro makes a struct or an enum conform; do not conform by hand.
public protocol ObservableState: Observable, _ObservableStateContainer {}

/// What can tell whether it is still the state that it was: a state, or a container of states.
public protocol _ObservableStateContainer {
  /// Which state this is, and how far its changes have come.
  var _$id: ObservableStateID { get }
}

extension Optional: _ObservableStateContainer where Wrapped: _ObservableStateContainer {
  /// The identity of the wrapped state.
  public var _$id: ObservableStateID {
    switch self {
    case .none: ._$case(0)
    case .some(let state): ._$case(1, holding: state)
    }
  }
}

extension Array: _ObservableStateContainer where Element: _ObservableStateContainer {
  /// The identities of the elements, in order.
  public var _$id: ObservableStateID {
    ._$list(map(\._$id))
  }
}
