import CustomDump

/// A state as it was at one moment, as a value and as the text it prints as.
///
/// The text tells what the value cannot: whether a `==` calls two values equal that are not, and whether a value was changed
/// later by way of a reference in it.
struct Snapshot<State> {
  let state: State
  let text: String

  init(_ state: State) {
    self.state = state
    text = String(customDumping: state)
  }

  /// Whether the value is no longer what it was: something in it is shared and was changed.
  var hasMoved: Bool {
    !_isPOD(State.self) && String(customDumping: state) != text
  }
}
