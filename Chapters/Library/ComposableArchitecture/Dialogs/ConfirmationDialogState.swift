import CustomDump
import Foundation

/// What a dialog offers to choose from, as a value.
///
/// A feature uses it like an ``AlertState``:
///
/// ```swift
/// state.dialog = ConfirmationDialogState {
///   TextState("Sort by")
/// } actions: {
///   ButtonState(action: .sortByName) { TextState("Name") }
///   ButtonState(action: .sortByDate) { TextState("Date") }
/// }
/// ```
public struct ConfirmationDialogState<Action>: Identifiable {
  /// Tells this dialog from others that look alike.
  ///
  /// It is no part of the value: equal dialogs have different ids.
  public let id = UUID()

  /// The buttons, in order.
  public var buttons: [ButtonState<Action>]

  /// What the dialog says below its title.
  public var message: TextState?

  /// What the dialog says first.
  public var title: TextState

  /// Whether the title is shown.
  public var titleVisibility: ConfirmationDialogStateTitleVisibility

  /// Creates a dialog.
  ///
  /// - Parameters:
  ///   - titleVisibility: Whether the title is shown.
  ///   - title: What the dialog says first.
  ///   - actions: The buttons, in order.
  ///   - message: What the dialog says below its title.
  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    buttons = actions()
    self.message = message?()
    self.title = title()
    self.titleVisibility = titleVisibility
  }

  /// The same dialog with other actions.
  ///
  /// - Parameter transform: Makes the new action of a button from the old one, `nil` being no action.
  /// - Returns: The dialog.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ConfirmationDialogState<NewAction> {
    var dialog = ConfirmationDialogState<NewAction>(titleVisibility: titleVisibility) { title }
    dialog.buttons = buttons.map { $0.map(transform) }
    dialog.message = message
    return dialog
  }
}

/// Whether the title of a dialog is shown.
public enum ConfirmationDialogStateTitleVisibility: Hashable, Sendable {
  /// As the platform likes it.
  case automatic

  /// The title is not shown.
  case hidden

  /// The title is shown.
  case visible
}

extension ConfirmationDialogState: _EphemeralState {}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  /// Whether two dialogs say the same and have equal buttons.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.titleVisibility == rhs.titleVisibility && lhs.message == rhs.message
      && lhs.buttons == rhs.buttons
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  /// Hashes what the dialog says, and its buttons.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(titleVisibility)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}

extension ConfirmationDialogState: CustomDumpReflectable {
  /// The title, and whether it is shown, the buttons and the message where they say something.
  public var customDumpMirror: Mirror {
    var children: [Mirror.Child] = [("title", title)]
    if titleVisibility != .automatic { children.append(("titleVisibility", titleVisibility)) }
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
