import Foundation
import Testing

@testable import GraderKit

/// Exercises of kind *tests* about a lamp, in a kit of its own.
struct TestsFixture {
  let fixture: FixtureKit

  /// Makes a kit of exercises that are all about the same lamp, and have no tests yet.
  ///
  /// - Parameters:
  ///   - names: The exercises.
  ///   - repeats: How often which of them tries the right feature.
  /// - Throws: What keeps the files from being written.
  init(_ names: [String], repeats: [String: Int] = [:]) throws {
    fixture = try FixtureKit([])
    let exercises = names.map { name in
      """
      {
        "id": "\(name)", "kind": "tests", "points": 12, "minutes": 1, "title": { "en": "Lamp", "ko": "램프" },
        \(repeats[name].map { "\"repeats\": \($0)," } ?? "") "files": ["LampTests.swift"], "given": ["Lamp.swift"], "covers": [], "hints": { "en": [], "ko": [] }
      }
      """
    }
    try fixture.write(
      """
      {
        "id": "\(FixtureKit.chapter)", "title": { "en": "Fixture", "ko": "예시" },
        "exercises": [\(exercises.joined(separator: ","))]
      }
      """,
      to: "Chapters/\(FixtureKit.chapter)/chapter.json"
    )
    for name in names {
      try fixture.write(Self.lamp, to: "Solutions/\(FixtureKit.chapter)/\(name)/Lamp.swift")
      for (file, text) in Self.variants { try write(variant: text, to: file, of: name) }
    }
  }

  /// Grades learners' files, each of an exercise of its own.
  ///
  /// - Parameters:
  ///   - files: The files by the names of their exercises; of each, the feature's module is called `LampExercise`.
  ///   - limits: How much things may take.
  ///   - repeats: How often which exercise tries the right feature.
  ///   - change: Changes the kit before it is graded.
  /// - Returns: The verdicts by the same names.
  /// - Throws: What keeps the files from being judged.
  static func verdicts(
    on files: [String: String],
    limits: Limits = Limits(),
    repeats: [String: Int] = [:],
    change: (TestsFixture) throws -> Void = { _ in }
  ) throws -> [String: ExerciseVerdict] {
    let fixture = try TestsFixture(files.keys.sorted(), repeats: repeats)
    defer { fixture.remove() }
    for (name, text) in files { try fixture.write(text, of: name) }
    try change(fixture)
    let built = try BuiltFixture(fixture.fixture, judgedFor: 60)
    defer { built.remove() }
    return try built.judge(.init(limits: limits))
  }

  /// Grades what was written, without looking through it first and without a sandbox.
  func gradeUnprotected() throws -> ExerciseVerdict {
    let catalog = try Catalog(kit: fixture.kit)
    var grading = Grading(kit: fixture.kit, catalog: catalog, sandbox: .off, workspace: FixtureKit.workspace)
    grading.protections = []
    let submission = try Submission(at: fixture.kit.root, catalog: catalog, isOwn: true)
    let verdict = try FixtureKit.turns.take { try grading.grade(submission, selection: Selection(all: catalog)) }
    return try #require(verdict.exercises.first)
  }

  /// Writes a learner's file.
  func write(_ file: String, of name: String) throws {
    try fixture.write(
      file.replacing("LampExercise", with: "\(name)Exercise"),
      to: "Chapters/\(FixtureKit.chapter)/\(name)/LampTests.swift"
    )
  }

  /// Writes another version of an exercise's lamp.
  func write(variant: String, to file: String, of name: String) throws {
    try fixture.write(variant, to: "Tests/Chapters/\(FixtureKit.chapter)/\(name)/Variants/\(file)")
  }

  func remove() { fixture.remove() }

  /// A learner's file: tests, as the body of a suite.
  static func file(_ tests: String, importing module: String = "Testing") -> String {
    """
    import ComposableArchitecture
    import \(module)
    @testable import LampExercise
    import Testing

    @MainActor
    struct LampTests {
    \(tests)
    }
    """
  }

  /// A test that turns the lamp on, with a claim of its own.
  static func on(_ claim: String = "$0.isOn = true; $0.times = 1", name: String = "on") -> String {
    """
    @Test func \(name)() async {
      let store = TestStore(initialState: Lamp.State()) { Lamp() }
      await store.send(.pressed) { \(claim) }
    }
    """
  }

  /// A test that turns the lamp on and off.
  static let onAndOff = """
    @Test func onAndOff() async {
      let store = TestStore(initialState: Lamp.State()) { Lamp() }
      await store.send(.pressed) { $0.isOn = true; $0.times = 1 }
      await store.send(.pressed) { $0.isOn = false; $0.times = 2 }
    }
    """

  private static let lamp = """
    import ComposableArchitecture

    @Reducer
    public struct Lamp {
      @ObservableState
      public struct State: Equatable {
        public var isOn = false
        public var times = 0
        public init() {}
      }
      public enum Action { case pressed }
      public init() {}
      public var body: some Reducer<State, Action> {
        Reduce { state, action in
          state.isOn.toggle()
          state.times += 1
          return .none
        }
      }
      static var words: [String] { ["off", "on"] }
    }
    """

  private static let variants = [
    "never-on.fault": variant("      state.isOn.toggle()", "      state.isOn = false", "Would they notice darkness?"),
    "never-off.fault": variant("      state.isOn.toggle()", "      state.isOn = true"),
    "traps-at-the-second.fault": variant(
      "      state.times += 1",
      "      state.times += 1\n      if state.times == 2 { fatalError() }"
    ),
    "hangs-at-the-second.fault": variant(
      "      state.times += 1",
      "      state.times += 1\n      while state.times == 2 {}"
    ),
    "set.refactoring": variant("      state.isOn.toggle()", "      state.isOn = !state.isOn"),
    "words.refactoring": variant(
      "  static var words: [String] { [\"off\", \"on\"] }",
      "  static var words: [String] { [\"on\", \"off\"] }",
      "Do they look at what nobody sees?"
    ),
  ]

  private static func variant(_ original: String, _ replacement: String, _ question: String = "Would they notice?")
    -> String
  {
    "title: Another\nquestion.en: \(question)\nquestion.ko: 알아챌까요?\n---\n\(original)\n+++\n\(replacement)\n"
  }
}
