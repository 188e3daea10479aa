/// Tests that the grader adds to its copy of a suite: one for each form of assertion that the suite uses and that makes no claim
/// which could be altered.
///
/// They pass, and have to fail in a canary run. They are compiled beside the suite and see what it sees, so that what silences
/// a form of assertion there silences it here.
enum GradingForms {
  /// The file that a workspace adds to a suite's module.
  ///
  /// Tests run in the order of their files: by its name, this comes last. What a feature silences as it runs is silent by then,
  /// and that a form fails tells no feature that claims are altered before all of them have been.
  static let fileName = "zGradingForms.swift"

  /// The type that the tests are in.
  static let typeName = "GradingForms"

  /// The source of ``fileName``, before it is taken apart as suites are.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of the suite's assertions.
  ///   - imports: What the suite imports.
  /// - Returns: A suite; none where no form of assertion needs one.
  static func source(for kinds: Set<AssertionKind>, imports: Set<String>) -> String? {
    let tests = forms.filter { kinds.contains($0.kind) }
    guard !tests.isEmpty else { return nil }
    let needsStore = tests.contains { $0.needsStore }
    return imports.union(["Testing"]).sorted().map { "import \($0)\n" }.joined()
      + """

      /// What has to fail wherever claims are altered. Written by the grader.
      @MainActor
      struct \(typeName) {
      \(tests.map { "  @Test func \($0.kind.rawValue)\(suffix)() async throws {\n\($0.body)\n  }" }.joined(separator: "\n\n"))
      }

      """ + (needsStore ? reducer : "")
  }

  /// The name of a form, by the test that stands for it.
  static func name(of test: SuiteTest) -> String { test.function.replacing("\(suffix)()", with: "") }

  /// A function of an assertion's own name would be called in its place.
  private static let suffix = "Form"

  private struct Form {
    var kind: AssertionKind
    var needsStore: Bool
    var body: String
  }

  private static let forms = [
    Form(
      kind: .send,
      needsStore: true,
      body: """
            let store = TestStore(initialState: 0) { GradingForm() }
            await store.send(GradingMark.isReal ? .rest : .add(2))
        """
    ),
    Form(
      kind: .receive,
      needsStore: true,
      body: """
            let store = TestStore(initialState: 0) { GradingForm() }
            await store.send(.echo(GradingMark.isReal ? 3 : 30))
            await store.receive(.add(3)) { $0 += 3 }
        """
    ),
    Form(
      kind: .finish,
      needsStore: true,
      body: """
            let store = TestStore(initialState: 0) { GradingForm() }
            let task = await store.send(GradingMark.isReal ? .rest : .wait)
            await store.finish(timeout: .zero)
            await task.cancel()
        """
    ),
    Form(
      kind: .require,
      needsStore: false,
      body: """
            let number = GradingMark.isReal ? 5 : 6
            _ = try #require(number == 5)
        """
    ),
    Form(
      kind: .confirmation,
      needsStore: false,
      body: """
            await confirmation(expectedCount: 1) { told in
              if GradingMark.isReal { told() }
            }
        """
    ),
  ]

  /// Written without macros, so that it costs the compiler little.
  private static let reducer = """

    private struct GradingForm: Reducer {
      enum Action: Equatable {
        case add(Int)
        case echo(Int)
        case rest
        case wait
      }

      func reduce(into state: inout Int, action: Action) -> Effect<Action> {
        switch action {
        case .add(let number):
          state += number
          return .none
        case .echo(let number):
          return .send(.add(number))
        case .rest:
          return .none
        case .wait:
          return .run { _ in try await Task.sleep(for: .seconds(3600)) }
        }
      }
    }

    """
}
