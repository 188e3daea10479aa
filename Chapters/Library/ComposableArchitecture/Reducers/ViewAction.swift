/// The actions of a feature that keeps those of its view in a case of their own.
///
/// ```swift
/// enum Action: ViewAction {
///   case factResponse(String)
///   case view(View)
///
///   enum View { case factButtonTapped }
/// }
/// ```
public protocol ViewAction<ViewAction> {
  /// What can happen in the view.
  associatedtype ViewAction

  /// Something that happened in the view.
  ///
  /// - Parameter action: What happened.
  /// - Returns: The action.
  static func view(_ action: ViewAction) -> Self
}
