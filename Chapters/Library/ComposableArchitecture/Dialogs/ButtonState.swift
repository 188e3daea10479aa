import CustomDump
import Foundation

/// A button of an alert or of a dialog, as a value.
///
/// ```swift
/// ButtonState(role: .destructive, action: .confirmDeletion) {
///   TextState("Delete")
/// }
/// ```
public struct ButtonState<Action>: Identifiable {
  /// Tells this button from others that look alike.
  ///
  /// It is no part of the value: equal buttons have different ids.
  public let id = UUID()

  /// What happens when the button is tapped.
  public let action: ButtonStateAction<Action>

  /// What stands on the button.
  public let label: TextState

  /// What the button is for, if that is something special.
  public let role: ButtonStateRole?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - role: What the button is for, if that is something special.
  ///   - action: What happens when it is tapped; by itself only the alert or dialog goes away.
  ///   - label: What stands on it.
  public init(
    role: ButtonStateRole? = nil,
    action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    self.action = action
    self.label = label()
    self.role = role
  }

  /// Creates a button that sends an action.
  ///
  /// - Parameters:
  ///   - role: What the button is for, if that is something special.
  ///   - action: The action that is sent when it is tapped.
  ///   - label: What stands on it.
  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
    self.init(role: role, action: .send(action), label: label)
  }

  /// The same button with another action.
  ///
  /// - Parameter transform: Makes the new action from the old one, `nil` being no action.
  /// - Returns: The button.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    ButtonState<NewAction>(role: role, action: .send(transform(action.action))) { label }
  }
}

/// What happens when a button is tapped.
public enum ButtonStateAction<Action> {
  /// An action is sent; with `nil` none is, and only the alert or dialog of the button goes away.
  case send(Action?)

  /// The action that is sent, if any.
  public var action: Action? {
    switch self {
    case .send(let action): action
    }
  }
}

/// What a button is for, where that changes how it looks or where it stands.
public enum ButtonStateRole: Hashable, Sendable {
  /// The button changes nothing.
  case cancel

  /// The button destroys something.
  case destructive
}

extension ButtonState: Equatable where Action: Equatable {
  /// Whether two buttons do the same and look alike.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.action == rhs.action && lhs.label == rhs.label && lhs.role == rhs.role
  }
}

extension ButtonState: Hashable where Action: Hashable {
  /// Hashes what the button does and how it looks.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(action)
    hasher.combine(label)
    hasher.combine(role)
  }
}

extension ButtonState: Sendable where Action: Sendable {}

extension ButtonState: CustomDumpReflectable {
  /// The role, if there is one, the action, and the label.
  public var customDumpMirror: Mirror {
    var children: [Mirror.Child] = [("action", action), ("label", label)]
    if let role { children.insert(("role", role), at: 0) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}
