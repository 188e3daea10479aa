/// Puts the buttons of an alert or of a dialog together, with `if`, `else`, `switch` and `for`.
@resultBuilder
public enum ButtonStateBuilder<Action> {
  /// Takes one button.
  public static func buildExpression(_ button: ButtonState<Action>) -> [ButtonState<Action>] { [button] }

  /// Takes the buttons of each line, in order.
  public static func buildBlock(_ buttons: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    buttons.flatMap(\.self)
  }

  /// Takes the buttons that a `for` loop makes.
  public static func buildArray(_ buttons: [[ButtonState<Action>]]) -> [ButtonState<Action>] { buttons.flatMap(\.self) }

  /// Takes the buttons of an `if` without `else`, when there are any.
  public static func buildOptional(_ buttons: [ButtonState<Action>]?) -> [ButtonState<Action>] { buttons ?? [] }

  /// Takes the buttons of the first of two branches.
  public static func buildEither(first buttons: [ButtonState<Action>]) -> [ButtonState<Action>] { buttons }

  /// Takes the buttons of the second of two branches.
  public static func buildEither(second buttons: [ButtonState<Action>]) -> [ButtonState<Action>] { buttons }

  /// Takes the buttons that only newer systems know.
  public static func buildLimitedAvailability(_ buttons: [ButtonState<Action>]) -> [ButtonState<Action>] { buttons }
}
