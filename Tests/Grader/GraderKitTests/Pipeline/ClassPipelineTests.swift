import Foundation
import Testing

@testable import GraderKit

@Suite("A class, graded by the real pipeline", .ownThread)
struct ClassPipelineTests {
  @Test("Stopped and continued, it ends with the same gradebook; what is the same is graded once")
  func stoppedAndContinued() throws {
    try withTemporaryFolder { folder in
      let fixture = try FixtureKit([
        ("Up", FixtureSources.counter(), FixtureSources.counterSuite("Up"))
      ])
      defer { fixture.remove() }
      let file = "\(FixtureKit.chapter)/Up/Up.swift"
      try folder.write(FixtureSources.counter(), to: "class/right/\(file)")
      try folder.write(FixtureSources.counter(), to: "class/The same/Chapters/\(file)")
      try folder.write(FixtureSources.counter(up: "state.count += 2"), to: "class/wrong/\(file)")
      try folder.write("", to: "class/broken.zip")
      for path in ["right/\(file)", "The same/Chapters/\(file)", "wrong/\(file)", "broken.zip"] {
        try TakenEntryTests.date(folder.appending(path: "class/\(path)"), 1_768_278_120)
      }
      let whole = try grade(fixture, folder, into: "whole")
      #expect(whole["The same"]?.isGraded == true && whole["wrong"]?.isGraded == true)
      #expect(whole["right"] == .known)
      #expect(whole["broken.zip"]?.isRefused == true)
      #expect(
        try folder.text(of: "whole/gradebook.csv").csvRows.compactMap { $0["final"] } == ["10", "0", "10", "3.33"]
      )

      #expect(try grade(fixture, folder, into: "parts", upTo: 1).count == 1)
      let rest = try grade(fixture, folder, into: "parts")
      #expect(rest["The same"] == .unchanged && rest.count == 4)
      for file in ["gradebook.csv", "index.html"] {
        #expect(
          try Data(contentsOf: folder.appending(path: "parts/\(file)"))
            == Data(contentsOf: folder.appending(path: "whole/\(file)"))
        )
      }
      let again = try grade(fixture, folder, into: "whole")
      #expect(again.filter { $0.value == .unchanged }.count == 3)

      // One that changes is graded again, alone; so is one whose report is gone, from the store.
      try folder.write(FixtureSources.counter(), to: "class/wrong/\(file)")
      try FileManager.default.removeItem(at: folder.appending(path: "whole/reports/right.html"))
      let changed = try grade(fixture, folder, into: "whole")
      #expect(changed["wrong"] == .known && changed["right"] == .known && changed["The same"] == .unchanged)
      #expect(try folder.names(in: "whole/reports").count == 8)
    }
  }

  /// Grades a class, or only the first learners of it.
  private func grade(
    _ fixture: FixtureKit,
    _ folder: URL,
    into name: String,
    upTo count: Int = .max
  ) throws -> [String: ClassRun.Outcome] {
    let catalog = try Catalog(kit: fixture.kit)
    let submissions = folder.appending(path: "class")
    let facts = ClassFacts(
      language: .english,
      outline: ClassOutline(catalog, Selection(all: catalog)),
      course: Course(),
      roster: try Roster(reading: submissions, catalog: catalog).names
    )
    let output = ClassFolder("\(folder.path)/\(name)")
    var outcomes: [String: ClassRun.Outcome] = [:]
    struct Killed: Error {}
    do {
      _ = try ClassSession(folder: output, facts: facts).run { names, finished in
        try FixtureKit.turns.take {
          let grading = Grading(kit: fixture.kit, catalog: catalog, workspace: FixtureKit.workspace)
          let run = try ClassRun(grading, facts: facts, submissions: submissions, folder: output)
          for (index, name) in names.enumerated() {
            if index == count { throw Killed() }
            let outcome = try run.grade(name)
            outcomes[name.text] = outcome
            finished(name, outcome)
          }
        }
      }
    } catch is Killed {}
    return outcomes
  }
}

extension ClassRun.Outcome {
  fileprivate var isGraded: Bool { if case .graded = self { true } else { false } }
  fileprivate var isRefused: Bool { if case .refused = self { true } else { false } }
}
