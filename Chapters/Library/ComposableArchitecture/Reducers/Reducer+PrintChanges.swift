import CustomDump

extension Reducer {
  /// Prints every action and what it changes, to find out what a feature does.
  ///
  /// ```swift
  /// let store = TestStore(initialState: Counter.State()) {
  ///   Counter()._printChanges()
  /// }
  /// ```
  ///
  /// - Returns: A reducer that does the same as this one and prints it.
  public func _printChanges() -> some Reducer<State, Action> {
    _printChanges(.customDump)
  }

  /// Prints every action in a form of choice, to find out what a feature does.
  ///
  /// - Parameter printer: Prints an action and what it changes. Nothing is printed if it is `nil`.
  /// - Returns: A reducer that does the same as this one and prints it.
  public func _printChanges(_ printer: _ReducerPrinter<State, Action>?) -> some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      guard let printer else { return reduce(into: &state, action: action) }
      let before = state
      let effect = reduce(into: &state, action: action)
      printer.printChange(receivedAction: action, oldState: before, newState: state)
      return effect
    }
  }
}

/// Prints what an action changes, for ``Reducer/_printChanges(_:)``.
public struct _ReducerPrinter<State, Action>: Sendable {
  private let print: @Sendable (_ action: Action, _ before: State, _ after: State) -> Void

  /// Creates a printer of a form of one's own.
  ///
  /// - Parameter printChange: Prints an action, with the state before and after it.
  public init(
    printChange: @escaping @Sendable (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void
  ) {
    print = printChange
  }

  /// Prints the whole action and the difference between the states.
  public static var customDump: Self {
    Self { Swift.print(changesText(of: $0, $1, $2)) }
  }

  /// Prints the name of the action's case, without what it holds and without the states.
  public static var actionLabels: Self {
    Self { action, _, _ in Swift.print(labelText(of: action)) }
  }

  /// Prints what an action changes.
  ///
  /// - Parameters:
  ///   - receivedAction: The action.
  ///   - oldState: The state before it.
  ///   - newState: The state after it.
  public func printChange(receivedAction: Action, oldState: State, newState: State) {
    print(receivedAction, oldState, newState)
  }
}

/// An action and what it changed, as `_printChanges` prints them.
func changesText<State, Action>(of action: Action, _ before: State, _ after: State) -> String {
  let changes = diff(before, after).map { "\($0)\n(Before: -, After: +)" } ?? "The state did not change."
  return "Action: \(actionText(action))\n\(changes)\n"
}

/// An action as `_printChanges(.actionLabels)` prints it: the names of its cases, as deep as enums are in enums.
func labelText(of action: Any) -> String {
  let mirror = Mirror(reflecting: action)
  guard mirror.displayStyle == .enum else { return "" }
  guard let child = mirror.children.first, let label = child.label else { return ".\(action)" }
  return ".\(label)" + labelText(of: child.value)
}
