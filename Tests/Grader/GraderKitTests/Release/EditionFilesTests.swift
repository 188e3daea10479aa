import Foundation
import Testing

@testable import GraderKit

@Suite("The files of an edition")
struct EditionFilesTests {
  @Test("Are the stubs, the lessons, the library and the grader, and what judges sealed")
  func sealed() throws {
    try withKit { kit in
      let files = try contents(of: kit)
      #expect(
        files.keys.sorted() == [
          ".editorconfig", ".gitignore", ".swift-format", ".vscode/tasks.json",
          "Chapters/01-Start/Gate/Gate.swift", "Chapters/01-Start/Gate/GateTests.swift",
          "Chapters/01-Start/Lamp/Lamp.swift", "Chapters/01-Start/README.ko.md", "Chapters/01-Start/README.md",
          "Chapters/01-Start/chapter.json", "Chapters/Library/Clocks/Clock.swift", "Chapters/README.md",
          "Grader/GraderKit/Grading.swift", "Grader/edition.json", "Package.swift", "README.md",
          "Tests/Chapters/01-Start/Gate/Stub/Gate.swift", "Tests/Chapters/01-Start/Gate/Stub/GateTests.swift",
          "Tests/Chapters/01-Start/Gate/hidden.sealed", "Tests/Chapters/01-Start/Lamp/Stub/Lamp.swift",
          "Tests/Chapters/01-Start/Lamp/hidden.sealed", "Tests/Library/ClocksTests/ClockTests.swift",
        ]
      )
      let gate = try opened(files, "Gate")
      #expect(gate.keys.sorted() == ["Given/Gate.swift", "Variants/open.fault", "Variants/other.refactoring"])
      #expect(gate["Given/Gate.swift"] == "right\n")
      #expect(try opened(files, "Lamp").keys.sorted() == ["LampTests.swift", "Processes/LampApp/main.swift"])
    }
  }

  @Test("Show no word of a solution, a fault, a refactoring or a suite, nor of a learner's work")
  func canary() throws {
    try withKit { kit in
      for (path, data) in try contents(of: kit) {
        #expect(data.range(of: Data("SECRET".utf8)) == nil, "\(path)")
        #expect(data.range(of: Data("mine".utf8)) == nil, "\(path)")
      }
      for (path, data) in try contents(of: kit, .withheld) {
        #expect(!path.hasSuffix(".sealed"))
        #expect(data.range(of: Data("SECRET".utf8)) == nil, "\(path)")
      }
    }
  }

  @Test("Hold stubs as they began, whatever a learner has made of them")
  func stubs() throws {
    try withKit { kit in
      let files = try contents(of: kit)
      #expect(files["Chapters/01-Start/Lamp/Lamp.swift"] == Data("stub\n".utf8))
      #expect(files["Chapters/01-Start/Gate/Gate.swift"] == Data("right\n".utf8))
      #expect(files["Tests/Chapters/01-Start/Lamp/Stub/Lamp.swift"] == Data("stub\n".utf8))
    }
  }

  @Test("Say that they are an edition's, and which suites are withheld")
  func edition() throws {
    try withKit { kit in
      #expect(try Edition.of(kit) == nil)
      try kit.root.write(try #require(contents(of: kit, .withheld)[Edition.path]), to: Edition.path)
      #expect(try Edition.of(kit) == Edition(withheld: ["01-Start"]))
      #expect(try Catalog(kit: kit).withheld == ["01-Start"])
      #expect(kit.isEdition)
      try kit.root.write("{}", to: Edition.path)
      let fault = GraderFault.unreadableCatalog(file: Edition.path, reason: "'version' is missing")
      #expect(throws: fault) { try Catalog(kit: kit) }
    }
  }

  @Test("Are not put together where one of them is missing", arguments: missing)
  func incomplete(_ path: String) throws {
    try withKit { kit in
      try FileManager.default.removeItem(at: kit.root.appending(path: path))
      let error = #expect(throws: GraderFault.self) { try contents(of: kit) }
      guard case .incompleteKit = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  private func contents(of kit: Kit, _ suites: EditionPlan.Suites = .sealed) throws -> [String: Data] {
    let plan = try EditionPlan(suites: suites, withheld: nil, chapters: nil, catalog: Catalog(kit: kit))
    return try EditionFiles(kit: kit, plan: plan).contents
  }

  private func opened(_ files: [String: Data], _ exercise: String) throws -> [String: String] {
    let sealed = try #require(files["Tests/Chapters/01-Start/\(exercise)/hidden.sealed"])
    return try Seal.files(in: String(decoding: sealed, as: UTF8.self))
  }

  private func withKit(_ body: (Kit) throws -> Void) throws {
    try withTemporaryFolder { folder in
      for (path, text) in kitFiles { try folder.write(text, to: path) }
      try body(Kit(root: folder))
    }
  }
}

private let missing = [
  "README.md", ".swift-format", "Chapters/01-Start/README.ko.md", "Tests/Chapters/01-Start/Lamp/Stub/Lamp.swift",
  "Tests/Chapters/01-Start/Lamp/LampTests.swift", "Solutions/01-Start/Gate/Gate.swift",
  "Tests/Chapters/01-Start/Gate/Stub/Gate.swift",
]

private let kitFiles = [
  ".editorconfig": "", ".gitignore": ".build/\n", ".swift-format": "{}", ".vscode/tasks.json": "{}",
  ".ci/run": "SECRET", ".github/workflows/kit.yml": "SECRET",
  "README.md": "# Course\n\n## For authors\n\nSECRET\n", "Chapters/README.md": "# Chapters\n",
  "Package.swift": "let tests = [\n  .testTarget(name: \"ClocksTests\", path: \"Tests/Library/ClocksTests\"),\n]\n",
  "Chapters/Library/Clocks/Clock.swift": "", "Chapters/Library/.DS_Store": "SECRET",
  "Chapters/Library/Clocks/Clock.swift.orig": "SECRET", "Grader/GraderKit/notes.txt": "SECRET",
  ".vscode/mine": "SECRET",
  "Chapters/01-Start/README.md": "", "Chapters/01-Start/README.ko.md": "", "Chapters/01-Start/chapter.json": chapter,
  "Chapters/01-Start/notes.txt": "mine", "Chapters/01-Start/Lamp/Lamp.swift": "mine\n",
  "Chapters/01-Start/Lamp/Other.swift": "mine\n", "Chapters/01-Start/Gate/Gate.swift": "mine\n",
  "Chapters/01-Start/Gate/GateTests.swift": "mine\n", ".workbook/progress.json": "mine",
  "Grader/GraderKit/Grading.swift": "", "Grader/Templates/github/grade.yml": "SECRET",
  "Solutions/01-Start/Lamp/Lamp.swift": "SECRET\n", "Solutions/01-Start/Gate/Gate.swift": "right\n",
  "Solutions/01-Start/Gate/GateTests.swift": "SECRET\n",
  "Tests/Library/ClocksTests/ClockTests.swift": "", "Tests/Library/Documents/CounterTests.swift": "SECRET",
  "Tests/Grader/GraderKitTests/GradingTests.swift": "SECRET",
  "Tests/Chapters/01-Start/Lamp/Stub/Lamp.swift": "stub\n", "Tests/Chapters/01-Start/Lamp/LampTests.swift": "SECRET\n",
  "Tests/Chapters/01-Start/Lamp/Processes/LampApp/main.swift": "SECRET\n",
  "Tests/Chapters/01-Start/Lamp/Variants/dark.fault": "SECRET\n",
  "Tests/Chapters/01-Start/Gate/Stub/Gate.swift": "right\n",
  "Tests/Chapters/01-Start/Gate/Stub/GateTests.swift": "stub\n",
  "Tests/Chapters/01-Start/Gate/Variants/open.fault": "SECRET\n",
  "Tests/Chapters/01-Start/Gate/Variants/other.refactoring": "SECRET\n",
]

private let chapter = """
  { "id": "01-Start", "title": { "en": "Start", "ko": "시작" }, "exercises": [
    { "id": "Lamp", "kind": "feature", "points": 10, "minutes": 5, "title": { "en": "Lamp", "ko": "램프" },
      "files": ["Lamp.swift"], "processes": ["LampApp"], "covers": [], "hints": { "en": [], "ko": [] } },
    { "id": "Gate", "kind": "tests", "points": 10, "minutes": 5, "title": { "en": "Gate", "ko": "문" },
      "files": ["GateTests.swift"], "given": ["Gate.swift"], "covers": [], "hints": { "en": [], "ko": [] } }
  ] }
  """
