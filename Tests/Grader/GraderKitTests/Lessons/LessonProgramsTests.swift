import Foundation
import Testing

@testable import GraderKit

/// The programs of chapter 5's lesson, and the modules that they are linked with: built as the lesson shows them, and run as
/// it says.
@Suite(.serialized, .ownThread)
struct LessonProgramsTests {
  @Test("Say what the lesson prints, line by line, whatever context they are forced into")
  func programs() throws {
    let lesson = try Lesson(markdown: SourceText(reading: Self.chapter.appending(path: "README.md")).text)
    let fixture = try fixture(of: lesson)
    defer { fixture.remove() }
    let catalog = try Catalog(kit: fixture.kit)
    let workspace = FixtureKit.workspace
    let grading = Grading(kit: fixture.kit, catalog: catalog, workspace: workspace)
    let submission = try Submission(at: fixture.kit.root, catalog: catalog, isOwn: true)
    try FixtureKit.turns.take {
      try workspace.exclusively(waiting: {}) {
        let built = try grading.built(submission, Selection(all: catalog), Toolchain.current())
        #expect(built.assignments.map(\.outcome) == [nil])
        for name in ["sign-program", "warden-program", "bare-warden-program"] {
          let transcript = try #require(lesson.samples.first { $0.name == name }?.printed)
          let commands = transcript.matches(of: #/^\$ (.*)$/#.anchorsMatchLineEndings()).map { String($0.1) }
          #expect(!commands.isEmpty)
          let said = try commands.map { "$ \($0)\n\(try output(of: $0, in: workspace))" }.joined()
          #expect(said == transcript + "\n")
        }
      }
    }
  }

  @Test("Stand behind an interface whose tests pass without what is live")
  func interface() throws {
    let lesson = try Lesson(markdown: SourceText(reading: Self.chapter.appending(path: "README.md")).text)
    let fixture = try fixture(of: lesson)
    defer { fixture.remove() }
    let verdict = try fixture.grade()[0]
    #expect(verdict.status == .passed, "\(verdict.outcome)")
  }

  private static let chapter = FixtureKit.realKit.chapters.appending(path: "05-Dependencies")

  private func fixture(of lesson: Lesson) throws -> FixtureKit {
    func code(_ name: String) throws -> String {
      try #require(lesson.samples.first { $0.name == name && $0.outcome == .apart }).code + "\n"
    }
    let fixture = try FixtureKit(
      [("Lesson", "", code("avalanches-tests"))],
      processes: [
        ("Lesson", "Sign", code("sign-program")), ("Lesson", "Warden", code("warden-program")),
        ("Lesson", "BareWarden", code("bare-warden-program")),
      ]
    )
    try fixture.write(Self.catalog, to: "Chapters/\(FixtureKit.chapter)/chapter.json")
    let folder = "Chapters/\(FixtureKit.chapter)/Lesson"
    try fixture.write(code("avalanches"), to: "\(folder)/Avalanches/Client.swift")
    try fixture.write(code("avalanches-live"), to: "\(folder)/AvalanchesLive/Client+Live.swift")
    return fixture
  }

  /// What a program says that a command line of the lesson starts: warnings without the place at which the library gives them.
  private func output(of command: String, in workspace: Workspace) throws -> String {
    let words = command.split(separator: " ").map(String.init)
    let program = try #require(words.last)
    let environment = words.dropLast().map { $0.split(separator: "=").map(String.init) }.map { ($0[0], $0[1]) }
    let result = try ChildProcess(
      program: workspace.processes.appending(path: program).path,
      arguments: [],
      environment: Dictionary(uniqueKeysWithValues: environment)
    ).run()
    #expect(result.ending == .exited(0))
    return result.output.replacing(#/^.+: warning: /#.anchorsMatchLineEndings(), with: "warning: ")
  }

  private static let catalog = """
    {
      "id": "\(FixtureKit.chapter)",
      "title": { "en": "Lesson", "ko": "글" },
      "exercises": [
        {
          "id": "Lesson", "kind": "feature", "points": 10, "minutes": 1, "title": { "en": "Lesson", "ko": "글" },
          "files": ["Avalanches/Client.swift", "AvalanchesLive/Client+Live.swift"],
          "modules": ["Avalanches", "AvalanchesLive"],
          "processes": ["Sign", "Warden", { "name": "BareWarden", "modules": ["Avalanches"] }],
          "covers": [], "hints": { "en": [], "ko": [] }
        }
      ]
    }
    """
}
