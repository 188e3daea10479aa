import CustomDump
import Foundation

/// What an alert says, and what its buttons do, as a value.
///
/// A feature holds it in an optional field while the alert is shown. `Action` is what can be chosen in the alert:
///
/// ```swift
/// @ObservableState
/// struct State {
///   @Presents var alert: AlertState<Action.Alert>?
/// }
/// enum Action {
///   case alert(PresentationAction<Alert>)
///   case deleteButtonTapped
///
///   enum Alert { case confirmDeletion }
/// }
/// var body: some ReducerOf<Self> {
///   Reduce { state, action in
///     switch action {
///     case .alert(.presented(.confirmDeletion)): …
///     case .alert(.dismiss): …
///     case .deleteButtonTapped:
///       state.alert = AlertState {
///         TextState("Delete?")
///       } actions: {
///         ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
///         ButtonState(role: .cancel) { TextState("Keep") }
///       }
///       return .none
///     }
///   }
///   .ifLet(\.$alert, action: \.alert)
/// }
/// ```
///
/// An alert goes away when something in it is chosen: after such an action the field is `nil`, unless the feature has put
/// another alert there.
public struct AlertState<Action>: Identifiable {
  /// Tells this alert from others that look alike.
  ///
  /// It is no part of the value: equal alerts have different ids.
  public let id = UUID()

  /// The buttons, in order; with none of them a view shows one that only takes the alert away.
  public var buttons: [ButtonState<Action>]

  /// What the alert says below its title.
  public var message: TextState?

  /// What the alert says first.
  public var title: TextState

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: What the alert says first.
  ///   - actions: The buttons, in order.
  ///   - message: What the alert says below its title.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    buttons = actions()
    self.message = message?()
    self.title = title()
  }

  /// The same alert with other actions.
  ///
  /// - Parameter transform: Makes the new action of a button from the old one, `nil` being no action.
  /// - Returns: The alert.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
    var alert = AlertState<NewAction> { title }
    alert.buttons = buttons.map { $0.map(transform) }
    alert.message = message
    return alert
  }
}

extension AlertState: _EphemeralState {}

extension AlertState: Equatable where Action: Equatable {
  /// Whether two alerts say the same and have equal buttons.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  /// Hashes what the alert says, and its buttons.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertState: Sendable where Action: Sendable {}

extension AlertState: CustomDumpReflectable {
  /// The title, and the buttons and the message where there are any.
  public var customDumpMirror: Mirror {
    var children: [Mirror.Child] = [("title", title)]
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
