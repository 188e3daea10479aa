import Foundation
import Testing

@testable import GraderKit

/// The grader as a program: what it prints, and how it ends.
@Suite(.ownThread)
struct ExecutableTests {
  @Test("Untouched stubs fail by assertion, with status 1 and every assertion on a line")
  func stubs() throws {
    let result = try grader("grade", "01", "--submission", FixtureKit.realKit.chapters.path)

    #expect(result.ending == .exited(1))
    #expect(result.output.contains("✘ 1.1 Counter · 1 of 14 assertions"))
    #expect(result.output.contains("      ✘ test line 13  send(.incrementButtonTapped)\n"))
    #expect(result.output.contains("          - Counter.State(count: 1)\n          + Counter.State(count: 0)\n"))
    #expect(result.output.contains("\n          (Expected: −, Actual: +)\n"))
    #expect(!result.output.contains("rashed"))
  }

  @Test("The solutions of a chapter pass, with status 0")
  func solutions() throws {
    let result = try grader("grade", "01", "--submission", FixtureKit.realKit.solutions.path)

    #expect(result.ending == .exited(0))
    #expect(result.output.contains("34 of 34 tests · 55 of 55 assertions · 55 of 55 points"))
    #expect(!result.output.contains("✘"))
  }

  @Test("A submission is not touched, and no home is needed: a read-only folder, graded by who has none (G14)")
  func untouched() throws {
    try withTemporaryFolder { folder in
      let tree = folder.appending(path: "tree")
      try FileManager.default.copyItem(at: FixtureKit.realKit.solutions, to: tree)
      let paths = try ["."] + FileManager.default.subpathsOfDirectory(atPath: tree.path)
      for path in paths { chmod(tree.appending(path: path).path, path.hasSuffix(".swift") ? 0o400 : 0o500) }
      defer { for path in paths { chmod(tree.appending(path: path).path, 0o700) } }
      func state() -> [String] {
        paths.map { path in
          let file = tree.appending(path: path).path
          let attributes = try? FileManager.default.attributesOfItem(atPath: file)
          let known = [FileAttributeKey.posixPermissions, .modificationDate, .size].map { "\(attributes?[$0] ?? "")" }
          let content = FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
          return "\(path) \(known) \(content ?? "")"
        }
      }
      let before = state()
      let result = try ChildProcess(
        program: BuiltProgram.grader.path,
        arguments: ["grade", "01/Counter", "--submission", tree.path],
        environment: ProcessInfo.processInfo.environment.filter { $0.key == "PATH" }
      ).run()
      #expect(result.ending == .exited(0))
      #expect(state() == before)
      #expect(try FileManager.default.subpathsOfDirectory(atPath: tree.path).count == paths.count - 1)
    }
  }

  @Test("Who is asked to end in the middle of a run ends by that signal, without a verdict")
  func interrupted() throws {
    try withTemporaryFolder { folder in
      let tree = folder.appending(path: "tree")
      try FileManager.default.copyItem(at: FixtureKit.realKit.solutions, to: tree)
      let file = tree.appending(path: "01-StateMutation/Counter/Counter.swift")
      let source = try String(contentsOf: file, encoding: .utf8)
      // Without the signal this would go on until the time limit.
      try source.replacing("state.count += 1", with: "while true {}")
        .write(to: file, atomically: true, encoding: .utf8)

      let script =
        #""$0" grade 01/Counter --submission "$1" --timeout 300 & sleep 5; kill -TERM $!; wait $!; echo "status $?""#
      let result = try ChildProcess(
        program: "/bin/sh",
        arguments: ["-c", script, BuiltProgram.grader.path, tree.path],
        environment: ProcessInfo.processInfo.environment
      ).run()

      #expect(result.output.hasSuffix("status 143\n"))
      #expect(!result.output.contains("assertions"))
    }
  }

  private func grader(_ arguments: String...) throws -> ChildProcess.Result {
    try ChildProcess(
      program: BuiltProgram.grader.path,
      arguments: arguments + ["--language", "en"],
      environment: ProcessInfo.processInfo.environment,
      outputLimit: 1 << 20
    ).run()
  }
}
