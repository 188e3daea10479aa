@_spi(Grading) import CustomDump

/// A state as it was at one moment.
///
/// Where something in it could be changed later by way of a reference, the text that it printed as is kept with it. What holds
/// no reference prints the same at any time: to print each state as soon as it is there would take most of a test's time.
struct Snapshot<State> {
  let state: State
  private let textThen: String?

  /// Keeps a state.
  init(_ state: State) {
    self.state = state
    textThen = Plainness(of: state) == .none ? String(customDumping: state) : nil
  }

  /// The text that the state printed as.
  var text: String { textThen ?? String(customDumping: state) }

  /// Whether the value is no longer what it was: something in it is shared and was changed.
  var hasMoved: Bool { textThen.map { $0 != String(customDumping: state) } ?? false }

  /// Whether another state printed as the same text.
  func printsAlike(_ other: Self) -> Bool {
    textThen == nil && other.textThen == nil ? printAlike(state, other.state) : text == other.text
  }
}
