import Testing

@testable import GraderKit

@Suite("The compiler's messages")
struct CompilerDiagnosticTests {
  @Test("Are found in the compiler's output, in both of its styles", arguments: [Style.swift, .llvm])
  func styles(_ style: Style) {
    #expect(
      CompilerDiagnostic.all(in: style.output).filter { !$0.message.hasPrefix("in expansion of macro") } == [
        .init("/w/Counter.swift", 8, 16, .error, "type annotation missing in pattern"),
        .init("/w/Counter.swift", 4, 3, .error, "type annotation missing in pattern"),
        .init("/w/Counter.swift", 10, 32, .error, "cannot find type 'Missing' in scope"),
        .init("/w/Counter.swift", 10, 30, .note, "while checking the case: error: no matter"),
        .init("/w/Counter.swift", 11, 9, .warning, "variable 'x' was never used"),
      ]
    )
  }

  @Test("Are listed once, however often they are printed")
  func duplicates() {
    let line = "/w/A.swift:1:2: error: no\n"
    #expect(CompilerDiagnostic.all(in: line + line) == [.init("/w/A.swift", 1, 2, .error, "no")])
    #expect(CompilerDiagnostic.all(in: line + "/w/A.swift:1:3: error: no\n").count == 2)
  }

  @Test("A warning within a macro's expansion is no error where the macro stands")
  func expandedWarning() {
    let output = """
      macro expansion @Reducer:1:13: error: broken
      macro expansion @Reducer:2:3: warning: odd
      `- /w/A.swift:8:23: note: expanded code originates here
      """
    #expect(CompilerDiagnostic.all(in: output).isEmpty)
  }

  @Test("The rest of what a build prints holds none", arguments: others.indices)
  func rest(_ index: Int) {
    #expect(CompilerDiagnostic.all(in: others[index] + "\n").isEmpty)
  }

  @Test("Paths and messages may hold anything, and lines may end as on Windows")
  func anything() {
    let output = "/w/my kit/이름:1:2/A.swift:3:4: error: 'a:5:6: note: b'\r\n/w/B.swift:1:1: note: c\r\n"
    #expect(
      CompilerDiagnostic.all(in: output).map(\.file) == ["/w/my kit/이름:1:2/A.swift", "/w/B.swift"]
    )
    #expect(CompilerDiagnostic.all(in: output).map(\.message) == ["'a:5:6: note: b'", "c"])
  }

  enum Style {
    case swift
    case llvm

    var output: String {
      switch self {
      case .swift: swiftStyle
      case .llvm: llvmStyle
      }
    }
  }
}

extension CompilerDiagnostic {
  fileprivate init(_ file: String, _ line: Int, _ column: Int, _ severity: Severity, _ message: String) {
    self.init(file: file, line: line, column: column, severity: severity, message: message)
  }
}

private let swiftStyle = """
  [3/5] Compiling CounterExercise Counter.swift
  /w/Counter.swift:8:16: error: type annotation missing in pattern
   6 |   public struct State: Equatable {
   7 |     public var count = 0
   8 |     public var mystery
     |                `- error: type annotation missing in pattern
   9 |   }
  10 |   public enum Action { case up(Missing) }

  macro expansion @ObservationStateTracked:1:13: error: type annotation missing in pattern
  `- /w/Counter.swift:4:3: note: expanded code originates here
   6 |   public struct State: Equatable {
     +--- macro expansion @ObservationStateTracked -----------------------
     |1 | private var _mystery
     |  |             `- error: type annotation missing in pattern
     +--------------------------------------------------------------------
   9 |   }

  Swift.FloatingPoint.==:2:20: note: candidate would match if 'Counter.State' conformed to 'FloatingPoint'
  /w/Counter.swift:10:32: error: cannot find type 'Missing' in scope
  /w/Counter.swift:10:30: note: while checking the case: error: no matter
  /w/Counter.swift:11:9: warning: variable 'x' was never used
  error: emit-module command failed with exit code 1 (use -v to see invocation)
  """

private let llvmStyle = """
  [3/5] Compiling CounterExercise Counter.swift
  /w/Counter.swift:8:16: error: type annotation missing in pattern
      public var mystery
                 ^
  /t/swift-generated-sources/@__swiftmacro_7Tracked_.swift:1:13: error: type annotation missing in pattern
  private var _mystery
              ^
  /t/swift-generated-sources/@__swiftmacro_7Observable_.swift:1:1: note: in expansion of macro 'Tracked' here
  @ObservationStateTracked
  ^
  /w/Counter.swift:4:3: note: in expansion of macro 'ObservableState' on struct 'State' here
    @ObservableState
    ^~~~~~~~~~~~~~~~
  /w/Counter.swift:10:32: error: cannot find type 'Missing' in scope
    public enum Action { case up(Missing) }
                                 ^~~~~~~
  /w/Counter.swift:10:30: note: while checking the case: error: no matter
  /w/Counter.swift:11:9: warning: variable 'x' was never used
  """

private let others = [
  "", "Building for debugging...", "error: fatalError", "Build complete! (1.23s)",
  "/w/A.swift: error: no place", "/w/A.swift:1: error: no column", "/w/A.swift:1:2: remark: something",
  "A.swift:1:2: error: a path of nowhere", " 3 | /w/A.swift:1:2: error: quoted source",
  "warning: 'kit': Invalid Exclude '/w/A.swift': File not found.", "Swift.==:1:24: note: a candidate",
]
