import Observation

/// What an observed state keeps to reach its observers.
///
/// Copies of a state share their observers. All registrars are equal and hash alike, so that two states are compared by
/// their own fields only.
public struct ObservationStateRegistrar: Sendable {
  private var lineage = Lineage()
  private var version = 0

  /// Creates the registrar of a new state.
  public init() {}

  /// Which state this is, and how far its changes have come.
  public var id: ObservableStateID { .state(lineage, version: version) }

  /// Notes that a field is read.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - keyPath: The field.
  public func access<State: Observable, Field>(_ state: State, keyPath: KeyPath<State, Field>) {
    guard !Observing.isPaused else { return }
    lineage.observers.access(state, keyPath: keyPath)
  }

  /// Tells the observers of a field that it has changed.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - keyPath: The field.
  public func notify<State: Observable, Field>(_ state: State, keyPath: KeyPath<State, Field>) {
    lineage.observers.withMutation(of: state, keyPath: keyPath) {}
  }

  /// Notes that the state is no longer what it was.
  private mutating func advance() {
    if let next = lineage.advance(from: version) {
      version = next
    } else {
      lineage = Lineage(observers: lineage.observers)
      version = 0
    }
  }
}

// MARK: - Changing a field

extension ObservationStateRegistrar {
  /// Prepares to set a field whose values cannot be compared.
  ///
  /// - Parameter field: The field.
  /// - Returns: What ``didChange(_:since:)`` wants to know.
  @_disfavoredOverload
  public func willSet<Field>(_ field: Field) -> ObservableStateID {
    .plain
  }

  /// Prepares to set a field whose values can be compared.
  ///
  /// - Parameter field: The field.
  /// - Returns: What ``didChange(_:since:)`` wants to know.
  @_disfavoredOverload
  public func willSet<Field: Equatable>(_ field: Field) -> Field {
    field
  }

  /// Prepares to set a field that holds a state.
  ///
  /// - Parameter field: The field.
  /// - Returns: What ``didChange(_:since:)`` wants to know.
  public func willSet<Field: _ObservableStateContainer>(_ field: Field) -> ObservableStateID {
    field._$id
  }

  /// Prepares to change a field in place.
  ///
  /// The old value is not kept, even if it could be compared: a collection would be copied for it.
  ///
  /// - Parameter field: The field.
  /// - Returns: What ``didChange(_:since:)`` wants to know.
  @_disfavoredOverload
  public func willModify<Field>(_ field: Field) -> ObservableStateID {
    .plain
  }

  /// Prepares to change a field that holds a state, in place.
  ///
  /// - Parameter field: The field.
  /// - Returns: What ``didChange(_:since:)`` wants to know.
  public func willModify<Field: _ObservableStateContainer>(_ field: Field) -> ObservableStateID {
    field._$id
  }

  /// Notes that a field was changed.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - identity: What was returned before the change.
  /// - Returns: Whether observers have to be told: always, since the old value is not known.
  @_disfavoredOverload
  public mutating func didChange<Field>(_ field: Field, since identity: ObservableStateID) -> Bool {
    advance()
    return true
  }

  /// Notes that a field was changed whose values can be compared.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - oldValue: What was returned before the change.
  /// - Returns: Whether observers have to be told: the value is another one.
  public mutating func didChange<Field: Equatable>(_ field: Field, since oldValue: Field) -> Bool {
    advance()
    return field != oldValue
  }

  /// Notes that a field was changed that holds a state.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - identity: What was returned before the change.
  /// - Returns: Whether observers have to be told: it is another state now.
  public mutating func didChange<Field: _ObservableStateContainer>(
    _ field: Field,
    since identity: ObservableStateID
  ) -> Bool {
    advance()
    return !field._$id.continues(identity)
  }
}

extension ObservationStateRegistrar: Hashable {
  /// Registrars are equal: they are no part of a state's value.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }

  /// Adds nothing.
  public func hash(into hasher: inout Hasher) {}
}
