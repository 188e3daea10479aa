import Foundation
import Testing

@testable import GraderKit

@Suite("The inspection of what authors wrote")
struct KitInspectionTests {
  @Test("A kit that is complete has no findings")
  func complete() throws {
    #expect(try findings { _, _ in } == [])
  }

  @Test("Each thing that is not as it should be is found", arguments: flaws)
  func flaw(_ flaw: Flaw) throws {
    #expect(try findings(flaw.make) == flaw.problems.map { Finding("01/Counter", $0) })
  }

  @Test("An exercise whose kind has no engine needs its texts, and no files yet")
  func coming() throws {
    let coming = try findings { kit, exercise in
      exercise.kind = .tests
      for path in [stub, solution, suite] { try FileManager.default.removeItem(at: kit.appending(path: path)) }
    }
    #expect(coming == [])
    let without = try findings { _, exercise in
      exercise.kind = .tests
      exercise.points = 0
    }
    #expect(without == [Finding("01/Counter", .noPoints)])
  }

  @Test("A manifest that disagrees with the catalog, or is not there, is found")
  func manifest() throws {
    try withTemporaryFolder { folder in
      let catalog = Catalog(chapters: [chapter(of: SampleCourse.exercise("Counter"))])
      let inspection = KitInspection(kit: Kit(root: folder), catalog: catalog)
      let line = #"Exercise(chapter: "01-Start", id: "Counter"),"#
      #expect(inspection.findings() == [Finding(nil, .manifest(mend: "add '\(line)'"))])
      try folder.write("let exercises = [\(line)]", to: "Package.swift")
      #expect(inspection.findings() == [])
    }
  }

  @Test("What lies beside the exercises of a chapter is found, wherever a chapter has a folder")
  func besideExercises() throws {
    try withTemporaryFolder { folder in
      let chapter = chapter(of: SampleCourse.exercise("Counter"))
      for path in [lesson, koreanLesson, stub, solution, suite, "Chapters/01-Start/chapter.json"] {
        try folder.write("", to: path)
      }
      let inspection = KitInspection(kit: Kit(root: folder), catalog: Catalog(chapters: [chapter]))
      #expect(inspection.findings(chapter) == [])

      let strays = ["Chapters/01-Start/plan.md", "Solutions/01-Start/README.md", "Tests/Chapters/01-Start/Old/"]
      for stray in strays { try folder.write("", to: stray.hasSuffix("/") ? stray + "Old.swift" : stray) }
      #expect(inspection.findings(chapter) == strays.map { Finding("01", .strayFile($0)) })
    }
  }

  /// Inspects a complete kit of one exercise after something was changed in it.
  private func findings(_ change: (URL, inout Exercise) throws -> Void) throws -> [Finding] {
    try withTemporaryFolder { folder in
      try folder.write("# Start\n\n## 1.1 Counter\n\nText.\n", to: lesson)
      try folder.write("# 시작\n\n## 1.1 카운터\n\n글.\n", to: koreanLesson)
      for place in [stub, stubCopy] { try folder.write("// TODO: Count.\n", to: place) }
      try folder.write("state.count += 1\n", to: solution)
      try folder.write("import Testing\n\n@Test func one() {\n  #expect(1 == 1)\n  #expect(2 == 2)\n}\n", to: suite)
      var exercise = SampleCourse.exercise("Counter")
      exercise.assertions = 2
      try change(folder, &exercise)
      let chapter = chapter(of: exercise)
      return KitInspection(kit: Kit(root: folder), catalog: Catalog(chapters: [chapter])).findings(chapter, exercise)
    }
  }

  private func chapter(of exercise: Exercise) -> Chapter {
    Chapter(id: "01-Start", title: LocalizedText(en: "Start", ko: "시작"), exercises: [exercise])
  }

  /// A way in which a kit may be incomplete.
  struct Flaw: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var problems: [Finding.Problem]
    var make: @Sendable (URL, inout Exercise) throws -> Void

    init(
      _ testDescription: String,
      _ problems: [Finding.Problem],
      _ make: @escaping @Sendable (URL, inout Exercise) throws -> Void
    ) {
      self.testDescription = testDescription
      self.problems = problems
      self.make = make
    }
  }
}

private let lesson = "Chapters/01-Start/README.md"
private let koreanLesson = "Chapters/01-Start/README.ko.md"
private let stub = "Chapters/01-Start/Counter/Counter.swift"
private let stubCopy = "Tests/Chapters/01-Start/Counter/Stub/Counter.swift"
private let solution = "Solutions/01-Start/Counter/Counter.swift"
private let suite = "Tests/Chapters/01-Start/Counter/CounterTests.swift"
private let process = "Tests/Chapters/01-Start/Counter/Processes/CounterApp/main.swift"
private let missingProcess = "its process 'CounterApp' has no Processes/CounterApp/main.swift"
private let brokenProcess =
  "Processes/CounterApp/main.swift:2: The suite is not Swift: expected value and ')' to end macro expansion."

private let flaws: [KitInspectionTests.Flaw] = [
  .init("no points", [.noPoints]) { _, exercise in exercise.points = 0 },
  .init("no English title", [.noTitle(.english)]) { _, exercise in exercise.title.en = "" },
  .init("no Korean title", [.noTitle(.korean)]) { _, exercise in exercise.title.ko = "" },
  .init("two English hints", [.hintsTooFew(.english)]) { _, exercise in exercise.hints.en.removeLast() },
  .init("no Korean hints", [.hintsTooFew(.korean)]) { _, exercise in exercise.hints.ko = [] },
  .init("no lesson", [.missingFile(koreanLesson)]) { kit, _ in
    try FileManager.default.removeItem(at: kit.appending(path: koreanLesson))
  },
  .init("no section in the lesson", [.noLessonSection(file: lesson, heading: "## 1.1 Counter")]) { kit, _ in
    try kit.write("# Start\n\n### 1.1 Counter\n## 1.10 Lamp\n", to: lesson)
  },
  .init("no TODO in the stub", [.noTodo(file: stub)]) { kit, _ in
    for place in [stub, stubCopy] { try kit.write("// Count.\n", to: place) }
  },
  .init("a stub whose copy is another", [.stubCopyDiffers(stubCopy, from: stub)]) { kit, _ in
    try kit.write("// TODO: Count again.\n", to: stub)
  },
  .init("a stub without a copy", [.stubCopyDiffers(stubCopy, from: stub)]) { kit, _ in
    try FileManager.default.removeItem(at: kit.appending(path: stubCopy))
  },
  .init("a copy of no stub", [.strayFile("Tests/Chapters/01-Start/Counter/Stub/Old.swift")]) { kit, _ in
    try kit.write("", to: "Tests/Chapters/01-Start/Counter/Stub/Old.swift")
  },
  .init("a TODO in the solution", [.todoLeft(file: solution)]) { kit, _ in
    try kit.write("// TODO: Count.\n", to: solution)
  },
  .init("a process that is not there", [.suiteUnreadable(reason: missingProcess)]) { _, exercise in
    exercise.processes = ["CounterApp"]
  },
  .init("a process that is not Swift", [.suiteUnreadable(reason: brokenProcess)]) { kit, exercise in
    try kit.write("func one() {\n  #expect(\n", to: process)
    exercise.processes = ["CounterApp"]
  },
  .init("a process that nobody starts", [.strayFile("Tests/Chapters/01-Start/Counter/Processes/CounterApp/")]) {
    kit,
    _ in try kit.write("print(1)\n", to: process)
  },
  .init("an assertion that was taken away", [.suiteAsserts(count: 1, said: 2)]) { kit, _ in
    try kit.write("import Testing\n\n@Test func one() {\n  #expect(2 == 2)\n}\n", to: suite)
  },
  .init("a suite of which nobody says how much it asserts", [.suiteAsserts(count: 2, said: nil)]) { _, exercise in
    exercise.assertions = nil
  },
  .init("no stub", [.missingFile(stub)]) { kit, _ in
    try FileManager.default.removeItem(at: kit.appending(path: stub))
  },
  .init("no solution", [.missingFile(solution)]) { kit, _ in
    try FileManager.default.removeItem(at: kit.appending(path: solution))
  },
  .init(
    "stray files",
    [
      .strayFile("Chapters/01-Start/Counter/notes.txt"), .strayFile("Solutions/01-Start/Counter/Drafts/"),
    ]
  ) { kit, _ in
    try kit.write("", to: "Chapters/01-Start/Counter/notes.txt")
    try kit.write("", to: "Solutions/01-Start/Counter/Drafts/Idea.swift")
  },
  .init("no suite", [.suiteUnreadable(reason: "there is none in Tests/Chapters/01-Start/Counter")]) { kit, _ in
    try FileManager.default.removeItem(at: kit.appending(path: suite))
  },
  .init(
    "a suite without a test",
    [
      .suiteUnreadable(
        reason: "CounterTests.swift:1: The suite has no test. Write one with '@Test', or take the file away."
      )
    ]
  ) { kit, _ in try kit.write("func one() {}\n", to: suite) },
]
