import Testing

/// What is written wrongly, and what the compiler says to it.
@Suite("Misuse of the macros")
struct MacroDiagnosticTests {
  @Test("is told where it stands and with what to do", arguments: rows)
  func diagnostic(row: Row) {
    #expect(MacroExpansion(of: row.source).diagnostics == row.diagnostics)
  }

  static let rows = [
    Row(
      "@CasePathable struct Action {}",
      """
      1:1: error: '@CasePathable' makes key paths to the cases of an enum, and 'Action' is a struct. Remove the attribute.
      """
    ),
    Row(
      """
      @CasePathable enum Action {
        case rename(Int)
        case rename(to: Int)
      }
      """,
      """
      3:8: error: '@CasePathable' names each case by a key path, and '\\.rename' would name two cases. Rename one of them.
      """
    ),
    Row(
      """
      @CasePathable enum Action {
        #if os(Linux)
        case rename(Int)
        #else
        case rename(to: Int)
        #endif
      }
      """
    ),
    Row(
      "@Reducer class Counter {}",
      """
      1:1: error: '@Reducer' goes on a struct, and 'Counter' is a class. Declare 'struct Counter' and put 'State', 'Action' \
      and 'body' into it.
      """
    ),
    Row(
      "@Reducer enum Counter {}",
      """
      1:1: error: '@Reducer' on an enum makes one feature of several, and 'Counter' has no cases. Name a feature in each \
      case, 'case counter(Counter)'; or declare 'struct Counter' and put 'State', 'Action' and 'body' into it.
      """
    ),
    Row(
      "@Reducer actor Counter {}",
      """
      1:1: error: '@Reducer' goes on a struct, and 'Counter' is an actor. Declare 'struct Counter' and put 'State', \
      'Action' and 'body' into it.
      """
    ),
    Row(
      """
      @Reducer struct Counter {
        var body: some ReducerOf<Self> { EmptyReducer() }
        func reduce(into state: inout Int, action: Bool) -> Effect<Bool> { .none }
      }
      """,
      """
      3:8: warning: A reducer has either a 'body' or 'reduce(into:action:)'. This one has both, and its 'body' is never \
      used: move this logic into a 'Reduce' in the 'body'.
      """
    ),
    Row(
      """
      @Reducer struct Counter {
        var body: some ReducerOf<Self> { Reduce(reduce) }
        func reduce(state: inout Int, action: Bool) -> Effect<Bool> { .none }
      }
      """
    ),
    Row(
      "@ObservableState final class State {}",
      """
      1:1: error: '@ObservableState' goes on a struct or an enum, and 'State' is a class: state is a value, so that a test \
      can compare what was with what is. Declare 'struct State'.
      """
    ),
    Row(
      """
      @ObservableState struct State {
        var (x, y) = (0, 0)
      }
      """,
      """
      2:3: error: '@ObservableState' tracks each property by its name, and this pattern declares several at once. Declare \
      each property on a line of its own.
      """
    ),
    Row(
      """
      @ObservableState struct State {
        var x = 0, y = 0
      }
      """,
      """
      2:3: error: '@ObservableState' tracks one property for each 'var', and this 'var' declares several. Write 'var' \
      before each of them, on a line of its own.
      """
    ),
    Row(
      """
      @ObservableState struct State {
        let (x, y) = (0, 0)
        let a = 0, b = 0
        static var c = 0, d = 0
      }
      """
    ),
    Row("@ObservableState struct State { @Presents var child: Child.State }", presentsNeedsOptional),
    Row("@ObservableState struct State { @Presents let child: Child.State? }", presentsNeedsOptional),
    Row("@ObservableState struct State { @Presents var child = Child.State?.none }", presentsNeedsOptional),
    Row(
      "struct State { @Presents var child: Child.State? }",
      """
      1:16: error: '@Presents' tells the observers of a state when a child comes and goes, and this state has none. Write \
      '@ObservableState' before the struct.
      """
    ),
  ]

  private static let presentsNeedsOptional = """
    1:33: error: '@Presents' goes on an optional 'var' that names its type: the state of a child feature, or 'nil' while the \
    child is not presented. Write '@Presents var child: Child.State?'.
    """

  struct Row: Sendable, CustomTestStringConvertible {
    let source: String
    let diagnostics: [String]

    init(_ source: String, _ diagnostics: String...) {
      self.source = source
      self.diagnostics = diagnostics
    }

    var testDescription: String { source }
  }
}
