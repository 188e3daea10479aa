extension Scaffold {
  /// The files of an exercise: a feature that counts taps, with a test and a fault.
  static func files(_ id: ExerciseID, _ kind: Exercise.Kind) -> [String: String] {
    let name = id.exercise
    let (stub, solution, suite) = ("Chapters/\(id.path)", "Solutions/\(id.path)", "Tests/Chapters/\(id.path)")
    let fault = "\(suite)/Variants/adds-two.fault"
    switch kind {
    case .feature:
      return [
        "\(stub)/\(name).swift": feature(name, "// TODO: Add one to the count."),
        "\(suite)/Stub/\(name).swift": feature(name, "// TODO: Add one to the count."),
        "\(solution)/\(name).swift": feature(name, "state.count += 1"),
        "\(suite)/\(name)Tests.swift": tests(name, example),
        fault: "title: Adds two\nfails: 1\n" + passage("state.count += 2"),
      ]
    case .tests:
      return [
        "\(stub)/\(name).swift": feature(name, "state.count += 1"),
        "\(solution)/\(name).swift": feature(name, "state.count += 1"),
        "\(stub)/\(name)Tests.swift": tests(name, "    // TODO: Write this test."),
        "\(suite)/Stub/\(name).swift": feature(name, "state.count += 1"),
        "\(suite)/Stub/\(name)Tests.swift": tests(name, "    // TODO: Write this test."),
        "\(solution)/\(name)Tests.swift": tests(name, example),
        fault: "title: Adds two\n" + question("one tap counted twice?", "한 번의 탭을 두 번 센다면")
          + passage("state.count += 2"),
        "\(suite)/Variants/sum.refactoring": "title: A sum in place of an operator that assigns\n"
          + question("the feature were written otherwise?", "기능을 다르게 썼다면") + passage("state.count = state.count + 1"),
      ]
    }
  }

  /// The files of a chapter that is new.
  static func lesson(_ id: ExerciseID) -> [String: String] {
    let title = id.chapter.dropFirst(3)
    return [
      "Chapters/\(id.chapter)/README.md": "# \(Int(id.chapter.prefix(2)) ?? 0) · \(title)\n",
      "Chapters/\(id.chapter)/README.ko.md": "# \(Int(id.chapter.prefix(2)) ?? 0) · \(title)\n",
      "Chapters/\(id.chapter)/chapter.json": """
      {
        "id": "\(id.chapter)",
        "title": { "en": "\(title)", "ko": "\(title)" },
        "exercises": []
      }

      """,
    ]
  }

  private static func feature(_ name: String, _ line: String) -> String {
    """
    import ComposableArchitecture

    /// Counts taps.
    @Reducer
    public struct \(name) {
      /// What the feature knows.
      @ObservableState
      public struct State: Equatable {
        /// How often somebody has tapped.
        public var count: Int

        /// Creates a state.
        public init(count: Int = 0) {
          self.count = count
        }
      }

      /// What can happen.
      public enum Action {
        case tapped
      }

      /// Creates the feature.
      public init() {}

      /// How each action changes the state.
      public var body: some Reducer<State, Action> {
        Reduce { state, action in
          switch action {
          case .tapped:
            \(line)
            return .none
          }
        }
      }
    }

    """
  }

  private static func tests(_ name: String, _ body: String) -> String {
    let imports = ["ComposableArchitecture", "Testing", "\(name)Exercise"].sorted { $0.lowercased() < $1.lowercased() }
    return """
      \(imports.map { "import \($0)" }.joined(separator: "\n"))

      @MainActor
      struct \(name)Tests {
        @Test("A tap makes three four")
        func tapped() async {
      \(body.replacing("NAME", with: name))
        }
      }

      """
  }

  private static let example = """
        let store = TestStore(initialState: NAME.State(count: 3)) {
          NAME()
        }

        await store.send(.tapped) {
          $0.count = 4
        }
    """

  private static func passage(_ line: String) -> String {
    "\n---\n        state.count += 1\n+++\n        \(line)\n"
  }

  private static func question(_ english: String, _ korean: String) -> String {
    "question.en: Would your tests notice \(english)\nquestion.ko: \(korean) 여러분의 테스트가 알아챌까요?\n"
  }
}
