import Foundation
import Testing

@testable import GraderKit

/// Files that the compiler does not get done with, through the whole of the real pipeline.
@Suite("A file that the compiler does not get done with", .serialized, .ownThread)
struct CompilerLimitTests {
  @Test("That it takes too long over costs its own exercise, says so, and leaves no compiler behind (G5)")
  func slow() throws {
    let verdicts = try grade("Slow", FixtureSources.counter(more: Self.endless), seconds: 25)
    #expect(verdicts.map(\.outcome) == [.compilerGaveUp(seconds: 25), .judged])
    #expect(verdicts.map(\.status) == [.doesNotCompile, .passed])
    #expect(compilers.isEmpty)
  }

  @Test("That it crashes on costs its own exercise (G5)")
  func crashing() throws {
    let verdicts = try grade("Crash", FixtureSources.counter(more: Self.crashing), seconds: 900)
    // A compiler that has mended this crash says what is wrong.
    #expect([.compilerGaveUp(seconds: nil), .doesNotCompile].contains(verdicts[0].outcome), "\(verdicts[0].outcome)")
    #expect(verdicts.map(\.status) == [.doesNotCompile, .passed])
    #expect(verdicts[0].diagnostics.allSatisfy { $0.file == "Crash.swift" })
  }

  private func grade(_ id: String, _ stub: String, seconds: Int) throws -> [ExerciseVerdict] {
    let fixture = try FixtureKit([
      (id, FixtureSources.counter(), FixtureSources.counterSuite(id)),
      ("Whole", FixtureSources.counter(), FixtureSources.counterSuite("Whole")),
    ])
    defer { fixture.remove() }
    // Whatever else there is to be built takes no time then.
    #expect(try fixture.grade().map(\.status) == [.passed, .passed])
    try fixture.write(stub, to: "Chapters/\(FixtureKit.chapter)/\(id)/\(id).swift")
    var limits = Limits()
    limits.build = seconds
    return try fixture.grade(limits: limits)
  }

  /// The compilers that work on what these tests build.
  private var compilers: [pid_t] {
    ProcessFamily.processes.filter { process in
      let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
      return words.range(of: Data("SlowExercise".utf8)) != nil
    }
  }

  /// Expressions that take the type checker seconds each, before it says that they take it too long.
  private static let endless = (1...18).map { number in
    let terms = (1...40).map { "(-\($0) as? Int ?? \($0)) * 2.5 - -\($0)" }
    return "let slow\(number): Double = " + terms.joined(separator: " + ") + "\n"
  }.joined()

  /// Requirements that follow from each other.
  private static let crashing = """
    public protocol First { associatedtype Other: First where Other.Other: Second, Other.Other.Other == Self }
    public protocol Second: First where Other: Second {}
    """
}
