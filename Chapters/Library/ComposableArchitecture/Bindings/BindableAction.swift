import CasePaths

/// The actions of a feature some of whose fields are written from outside: by a text field, a switch, a slider.
///
/// ```swift
/// enum Action: BindableAction {
///   case binding(BindingAction<State>)
///   case saveButtonTapped
/// }
/// var body: some ReducerOf<Self> {
///   BindingReducer()
///   Reduce { state, action in
///     switch action {
///     case .binding(\.name): …
///     case .binding, .saveButtonTapped: …
///     }
///   }
/// }
/// ```
///
/// A test sends what the view would: `await store.send(\.binding.name, "Blob") { $0.name = "Blob" }`.
public protocol BindableAction<State> {
  /// The state whose fields are written.
  associatedtype State

  /// The action that writes to a field.
  ///
  /// - Parameter action: What is written, and where.
  /// - Returns: The action.
  static func binding(_ action: BindingAction<State>) -> Self

  /// What is written, and where, if this action writes to a field.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// What the case `binding` holds, if this action is that case.
  public var binding: BindingAction<State>? {
    guard let payload = Mirror(reflecting: self).children.first, payload.label == "binding" else { return nil }
    return payload.value as? BindingAction<State>
  }
}
