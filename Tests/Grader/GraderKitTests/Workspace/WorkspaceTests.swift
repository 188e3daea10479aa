import Foundation
import Testing

@testable import GraderKit

@Suite("The workspace")
struct WorkspaceTests {
  @Test("Holds what was planned")
  func contents() throws {
    try withWorkspace { workspace in
      try workspace.write(plan(counter: graded("one"), lamp: .empty))
      #expect(try workspace.package.names() == ["Package.swift", "Sources", "Tests"])
      #expect(try workspace.package.text(of: "Package.swift") == plan().manifest(library: workspace.library.path))
      #expect(try workspace.package.text(of: "Sources/CounterExercise/Counter.swift") == "one")
      #expect(try workspace.package.text(of: "Tests/CounterSuite/CounterTests.swift") == "suite of one")
      #expect(try workspace.package.names(in: "Sources/LampExercise") == ["Nothing.swift"])
      #expect(try workspace.package.names(in: "Tests/LampSuite") == ["Nothing.swift"])
    }
  }

  @Test("The key is drawn once, and nobody but the grader's user may read it")
  func key() throws {
    try withWorkspace { workspace in
      try FileManager.default.createDirectory(at: workspace.folder, withIntermediateDirectories: true)
      let file = workspace.folder.appending(path: "key").path
      let key = try workspace.key()
      #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
      // As an earlier version of the grader has left it.
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
      #expect(try workspace.key() == key)
      #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test("A file that is right already keeps its date, another does not")
  func dates() throws {
    try withWorkspace { workspace in
      try workspace.write(plan(counter: graded("one"), lamp: graded("two")))
      let past = Date(timeIntervalSince1970: 1_000_000)
      let paths = [
        "Package.swift", "Sources/CounterExercise/Counter.swift", "Tests/CounterSuite/CounterTests.swift",
        "Sources/LampExercise/Counter.swift",
      ]
      for path in paths {
        try FileManager.default.setAttributes(
          [.modificationDate: past],
          ofItemAtPath: workspace.package.appending(path: path).path
        )
      }
      try workspace.write(plan(counter: graded("one"), lamp: graded("three")))
      let unchanged = try paths.map { path in
        let file = workspace.package.appending(path: path).path
        return try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date == past
      }
      #expect(unchanged == [true, true, true, false])
      #expect(try workspace.package.text(of: "Sources/LampExercise/Counter.swift") == "three")
    }
  }

  @Test("What was not planned goes, be it a file or a folder")
  func removed() throws {
    try withWorkspace { workspace in
      try workspace.write(plan(counter: graded("one")))
      for path in ["Sources/CounterExercise", "Tests/CounterSuite"] {
        try workspace.package.write("old", to: "\(path)/Old.swift")
        try workspace.package.write("old", to: "\(path)/Folder/Old.swift")
      }
      try workspace.write(plan(counter: graded("one")))
      #expect(try workspace.package.names(in: "Sources/CounterExercise") == ["Counter.swift"])
      #expect(try workspace.package.names(in: "Tests/CounterSuite") == ["CounterTests.swift"])
    }
  }

  @Test("An emptied exercise keeps nothing of the learner's")
  func emptied() throws {
    try withWorkspace { workspace in
      try workspace.write(plan(counter: graded("one")))
      try workspace.write(plan(counter: .empty))
      #expect(try workspace.package.names(in: "Sources/CounterExercise") == ["Nothing.swift"])
      #expect(try workspace.package.names(in: "Tests/CounterSuite") == ["Nothing.swift"])
      let text = try workspace.package.text(of: "Sources/CounterExercise/Nothing.swift")
      #expect(text == "// Nothing of this exercise is built now.\n")
    }
  }

  @Test("An exercise that nobody asked for stays built while its files are the submission's, and has a place otherwise")
  func kept() throws {
    try withWorkspace { workspace in
      try workspace.write(plan(counter: graded("one"), lamp: .kept(if: ["Lamp.swift": "one"])))
      try workspace.write(plan(counter: .kept(if: ["Counter.swift": "one"]), lamp: .kept(if: [:])))
      #expect(try workspace.package.text(of: "Sources/CounterExercise/Counter.swift") == "one")
      #expect(try workspace.package.names(in: "Tests/CounterSuite") == ["CounterTests.swift"])
      #expect(try workspace.package.names(in: "Sources/LampExercise") == ["Nothing.swift"])
    }
  }

  @Test("Another learner's files do not stay beside those of the one who is judged")
  func notKept() throws {
    try withWorkspace { workspace in
      try workspace.write(plan(counter: graded("one")))
      try workspace.write(plan(counter: .kept(if: ["Counter.swift": "two"])))
      #expect(try workspace.package.names(in: "Sources/CounterExercise") == ["Nothing.swift"])
      #expect(try workspace.package.names(in: "Tests/CounterSuite") == ["Nothing.swift"])
    }
  }

  @Test("A program that a suite starts stands while its exercise does, and keeps its place as one that does nothing")
  func program() throws {
    try withWorkspace { workspace in
      let graded = WorkspacePlan.Content.graded(
        sources: ["Counter.swift": "one"],
        suite: ["CounterTests.swift": "suite"],
        processes: ["CounterApp": ["main.swift": "print(1)", "More.swift": "more"]]
      )
      func plan(_ content: WorkspacePlan.Content) -> WorkspacePlan {
        WorkspacePlan(
          modules: [
            .init(
              id: SampleCourse.counter,
              name: "CounterExercise",
              suiteName: "CounterSuite",
              processes: ["CounterApp"],
              content: content
            )
          ],
          toolchain: .sample
        )
      }
      for content in [graded, .kept(if: ["Counter.swift": "one"])] {
        try workspace.write(plan(content))
        #expect(try workspace.package.text(of: "Sources/CounterApp/main.swift") == "print(1)")
        #expect(try workspace.package.names(in: "Sources/CounterApp") == ["More.swift", "main.swift"])
      }
      for content in [WorkspacePlan.Content.empty, .kept(if: ["Counter.swift": "two"])] {
        try workspace.write(plan(graded))
        try workspace.write(plan(content))
        #expect(try workspace.package.names(in: "Sources/CounterApp") == ["main.swift"])
        #expect(try workspace.package.text(of: "Sources/CounterApp/main.swift").hasPrefix("// Nothing"))
      }
    }
  }

  @Test("A workspace that cannot be written is the grader's fault")
  func unwritable() throws {
    try withWorkspace { workspace in
      try workspace.folder.deletingLastPathComponent().write("a file", to: "grading")
      let fault = #expect(throws: GraderFault.self) { try workspace.write(plan()) }
      guard case .workspace(workspace.package.path, _) = fault else {
        Issue.record("\(String(describing: fault))")
        return
      }
    }
  }

  @Test("A kit's own lies below its build folder, and shares the module cache of the grader's build")
  func own() throws {
    try withTemporaryFolder { folder in
      try folder.makeFolder(".build/some-platform/debug")
      let before = Workspace(kit: Kit(root: folder))
      #expect(before.folder.path == folder.appending(path: ".build/grading").path)
      #expect(before.library.path == folder.path)
      #expect(before.moduleCache.path == folder.appending(path: ".build/grading/modules").path)
      #expect(!before.hasBuilt)

      try folder.link(".build/debug", to: "some-platform/debug")
      try folder.makeFolder(".build/grading/build/debug")
      let after = Workspace(kit: Kit(root: folder))
      #expect(after.moduleCache.path == folder.appending(path: ".build/some-platform/debug/ModuleCache").path)
      #expect(after.hasBuilt)
    }
  }

  private func graded(_ text: String) -> WorkspacePlan.Content {
    .graded(sources: ["Counter.swift": text], suite: ["CounterTests.swift": "suite of \(text)"])
  }

  private func plan(
    counter: WorkspacePlan.Content = .empty,
    lamp: WorkspacePlan.Content = .empty
  ) -> WorkspacePlan {
    WorkspacePlan(
      modules: [
        .init(id: SampleCourse.counter, name: "CounterExercise", suiteName: "CounterSuite", content: counter),
        .init(id: SampleCourse.lamp, name: "LampExercise", suiteName: "LampSuite", content: lamp),
      ],
      toolchain: .sample
    )
  }
}

/// Runs a test with a workspace in a temporary folder.
func withWorkspace(_ body: (Workspace) throws -> Void) throws {
  try withTemporaryFolder { folder in
    try body(
      Workspace(
        folder: folder.appending(path: "grading", directoryHint: .isDirectory),
        library: folder.appending(path: "kit", directoryHint: .isDirectory),
        moduleCache: folder.appending(path: "modules", directoryHint: .isDirectory)
      )
    )
  }
}
