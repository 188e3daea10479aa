import Foundation
import Testing

@testable import GraderKit

@Suite("The tasks for Visual Studio Code")
struct EditorTasksTests {
  @Test("Run commands that the grader has, about the exercise of the open file")
  func commands() throws {
    let tasks = try tasks()
    let grader = tasks.filter { $0.args.prefix(3) == ["run", "--quiet", "grader"] }
    #expect(grader.count == tasks.count)
    #expect(grader.map { $0.args.dropFirst(3).first } == ["grade", "watch", "hint", "solution", nil])
    let usage = Help.text(command: nil, language: .english)
    for command in grader.compactMap({ $0.args.dropFirst(3).first }) {
      #expect(usage.contains("\n  \(command) "), "\(command)")
      let file = "Chapters/01-Start/Lamp/Lamp.swift"
      #expect(try Selection.one([file], command: command, catalog: SampleCourse.catalog) == SampleCourse.lamp)
    }
    #expect(grader.dropLast().allSatisfy { $0.args.last == "${relativeFile}" })
  }

  @Test("Find the file, the line and the message of what does not compile, and no problem elsewhere")
  func problems() throws {
    let matcher = try #require(try tasks().first?.problemMatcher?.pattern)
    let pattern = try Regex(matcher.regexp)
    var verdict = SampleVerdict.verdict
    verdict.submission.isOwn = true
    verdict.chapters[0].exercises.removeAll { $0.status != .doesNotCompile }
    let report = Report(verdict: verdict, language: .english, showsColour: false, standing: nil)
    let found = try report.text(as: .text).split(separator: "\n").compactMap { try pattern.wholeMatch(in: $0) }
    let groups = [matcher.file, matcher.line, matcher.column, matcher.severity, matcher.message]
    #expect(
      found.map { match in groups.map { match.output[$0].substring.map(String.init) } }
        == [["Broken.swift", "17", "9", "error", "no member 'cuont'"]]
    )
  }

  private func tasks() throws -> [Task] {
    let file = FixtureKit.realKit.root.appending(path: ".vscode/tasks.json")
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).tasks
  }

  private struct File: Decodable { var tasks: [Task] }

  private struct Task: Decodable {
    var args: [String]
    /// A list where it is empty.
    var problemMatcher: Matcher?

    private enum CodingKeys: CodingKey {
      case args
      case problemMatcher
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      args = try container.decode([String].self, forKey: .args)
      problemMatcher = try? container.decode(Matcher.self, forKey: .problemMatcher)
    }
  }

  private struct Matcher: Decodable { var pattern: Pattern }

  private struct Pattern: Decodable {
    var regexp: String
    var file: Int
    var line: Int
    var column: Int
    var severity: Int
    var message: Int
  }
}
