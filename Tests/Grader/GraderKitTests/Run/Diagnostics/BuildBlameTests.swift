import Foundation
import Testing

@testable import GraderKit

@Suite("Whom a failed build speaks of")
struct BuildBlameTests {
  @Test("The learner, where the learner's files have an error")
  func learner() {
    let messages = [
      message("Sources/CounterExercise/Counter.swift", .warning, "odd"),
      message("Sources/CounterExercise/Counter.swift", .error, "wrong"),
      message("Tests/CounterSuite/CounterTests.swift", .error, "no such module"),
    ]
    #expect(faults(messages) == [SampleCourse.counter: .doesNotCompile(Array(messages.prefix(2)))])
  }

  @Test("The fit of the two, where only the suite has an error")
  func fit() {
    let messages = [
      message("Sources/CounterExercise/Counter.swift", .warning, "odd"),
      message("Tests/CounterSuite/CounterTests.swift", .error, "no member 'count'"),
      message("Tests/CounterSuite/CounterTests.swift", .note, "did you mean 'cuont'?"),
    ]
    #expect(faults(messages) == [SampleCourse.counter: .doesNotFit(Array(messages.suffix(2)))])
  }

  @Test("The fit of the two, where only a program that the suite starts has an error")
  func process() {
    let error = message("Sources/CounterApp/main.swift", .error, "no member 'count'")
    #expect(faults([error]) == [SampleCourse.counter: .doesNotFit([error])])
  }

  @Test("Several exercises, each for itself")
  func several() {
    let counter = message("Sources/CounterExercise/Counter.swift", .error, "wrong")
    let lamp = message("Tests/LampSuite/LampTests.swift", .error, "no member")
    #expect(
      faults([counter, lamp]) == [
        SampleCourse.counter: .doesNotCompile([counter]), SampleCourse.lamp: .doesNotFit([lamp]),
      ]
    )
  }

  @Test("Nobody, where compiling one exercise has said something about another's file")
  func aboutAnother() {
    let lamp = message("Sources/LampExercise/Lamp.swift", .error, "wrong")
    let suite = message("Tests/LampSuite/LampTests.swift", .error, "no member")
    let said = ["CounterExercise": [lamp, suite], "CounterSuite": [lamp, suite], "LampSuite": [lamp]]
    #expect(BuildBlame(plan: plan, workspace: workspace) { said[$0] ?? [] }.faults == [:])
  }

  @Test("Nobody, where what the grader built is broken, though the message stands at an import", arguments: broken)
  func ownDoing(_ text: String) {
    #expect(faults([message("Sources/CounterExercise/Counter.swift", .error, text)]) == [:])
  }

  @Test("The learner, where a file of theirs says the same in the compiler's place")
  func quoted() {
    let plan = WorkspacePlan(
      modules: [
        .init(
          id: SampleCourse.counter,
          name: "CounterExercise",
          suiteName: "CounterSuite",
          content: .graded(sources: ["Counter.swift": "#error(\"\(broken[0])\")"], suite: [:])
        )
      ],
      toolchain: .sample
    )
    for (text, isQuoted) in [(broken[0], true), (broken[1], false)] {
      let error = message("Sources/CounterExercise/Counter.swift", .error, text)
      let blame = BuildBlame(plan: plan, workspace: workspace) { $0 == "CounterExercise" ? [error] : [] }
      #expect(blame.faults == (isQuoted ? [SampleCourse.counter: .doesNotCompile([error])] : [:]))
    }
  }

  @Test("Nobody, where there are no errors, or errors elsewhere only", arguments: innocent)
  func nobody(_ path: String, _ severity: CompilerDiagnostic.Severity) {
    #expect(faults([message(path, severity, "something")]) == [:])
  }

  /// The faults, where each message came of compiling the module in whose folder its file is.
  private func faults(_ messages: [CompilerDiagnostic]) -> [ExerciseID: BuildBlame.Fault] {
    BuildBlame(plan: plan, workspace: workspace) { module in
      messages.filter { $0.file.contains("/\(module)") || !$0.file.hasPrefix("/w/") }
    }
    .faults
  }

  private let plan = WorkspacePlan(
    modules: [
      .init(
        id: SampleCourse.counter,
        name: "CounterExercise",
        suiteName: "CounterSuite",
        processes: ["CounterApp"],
        content: .empty
      ),
      .init(id: SampleCourse.lamp, name: "LampExercise", suiteName: "LampSuite", content: .empty),
    ],
    toolchain: .sample
  )

  private func message(
    _ path: String,
    _ severity: CompilerDiagnostic.Severity,
    _ text: String
  ) -> CompilerDiagnostic {
    let file = path.hasPrefix("/") ? path : "/w/package/\(path)"
    return CompilerDiagnostic(file: file, line: 3, column: 5, severity: severity, message: text)
  }

  private let workspace = Workspace(
    folder: URL(filePath: "/w", directoryHint: .isDirectory),
    library: URL(filePath: "/kit", directoryHint: .isDirectory),
    moduleCache: URL(filePath: "/m", directoryHint: .isDirectory)
  )
}

private let innocent: [(String, CompilerDiagnostic.Severity)] = [
  ("Sources/CounterExercise/Counter.swift", .warning),
  ("Sources/CounterExercise/Counter.swift", .note),
  ("Tests/CounterSuite/CounterTests.swift", .warning),
  ("Sources/CounterExercises/Counter.swift", .error),
  ("Sources/CounterExercise", .error),
  ("Package.swift", .error),
  ("/kit/Chapters/Library/CustomDump/Dump.swift", .error),
  ("/other/w/package/Sources/CounterExercise/Counter.swift", .error),
]

private let broken = [
  "malformed compiled module: ComposableArchitecture.swiftmodule",
  "external macro implementation type 'WorkbookMacros.ReducerMacro' could not be found for macro 'Reducer()'",
  "missing required module 'SwiftShims'",
  "cannot load module 'CustomDump'",
]
