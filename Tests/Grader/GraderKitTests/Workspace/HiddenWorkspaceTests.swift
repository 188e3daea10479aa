import Foundation
import Testing

@testable import GraderKit

@Suite("The workspace of a learner edition")
struct HiddenWorkspaceTests {
  @Test("Holds nothing hidden after a run, and all the rest as it was")
  func afterwards() throws {
    try withWorkspace { workspace in
      try workspace.exclusively(waiting: {}) { try build(in: workspace) }
      #expect(try contents(of: workspace).filter { $0.contains("SECRET") } == [])
      #expect(try workspace.folder.names().contains("tests") == false)
      #expect(try workspace.package.text(of: "Sources/LampExercise/Lamp.swift") == "learner")
      #expect(try workspace.package.names(in: "Tests/LampSuite") == ["Nothing.swift"])
      #expect(try workspace.package.names(in: "Sources/LampApp") == ["main.swift"])
      #expect(try workspace.package.names(in: "Sources/GateExercise") == ["Nothing.swift"])
      #expect(
        try workspace.build.names(in: "linux/debug") == ["Clocks.build", "LampExercise.build", "Modules", "index"]
      )
      #expect(try workspace.build.names(in: "linux/debug/Modules") == ["Clocks.swiftmodule"])
      #expect(try workspace.build.names(in: "linux/debug/index/store/v5/records") == ["Lamp.swift-1"])
    }
  }

  @Test("Is cleaned by the next run where one was killed, and where one has failed")
  func killed() throws {
    try withWorkspace { workspace in
      try FileManager.default.createDirectory(at: workspace.folder, withIntermediateDirectories: true)
      try build(in: workspace)
      #expect(workspace.holdsHidden)
      let cleaned = try workspace.exclusively(waiting: {}) { try contents(of: workspace) }
      #expect(cleaned.filter { $0.contains("SECRET") } == [])
      #expect(!workspace.holdsHidden)
      #expect(throws: GraderFault.noSandbox) {
        try workspace.exclusively(waiting: {}) {
          try build(in: workspace)
          throw GraderFault.noSandbox
        }
      }
      #expect(try contents(of: workspace).filter { $0.contains("SECRET") } == [])
    }
  }

  @Test("Is cleaned at once where the grader is interrupted, and once more by the next run")
  func interrupted() throws {
    try withWorkspace { workspace in
      try FileManager.default.createDirectory(at: workspace.folder, withIntermediateDirectories: true)
      let seals = OpenSeals()
      try seals.hold(workspace) {
        try build(in: workspace)
        seals.close()
        #expect(try contents(of: workspace).filter { $0.contains("SECRET") } == [])
        #expect(workspace.holdsHidden)
      }
      // What somebody else does there is not this process's.
      try build(in: workspace)
      seals.close()
      #expect(try contents(of: workspace).filter { $0.contains("SECRET") } != [])
    }
  }

  @Test("Is not waited for where another grader is at work in it")
  func busy() throws {
    try withWorkspace { workspace in
      try workspace.exclusively(waiting: {}) {
        try build(in: workspace)
        let holdsHidden = workspace.holdsHidden
        #expect(!holdsHidden)
      }
    }
  }

  @Test("Of authors keeps what was built")
  func authors() throws {
    try withWorkspace { workspace in
      var workspace = workspace
      workspace.isSealed = false
      try workspace.exclusively(waiting: {}) { try build(in: workspace) }
      #expect(try contents(of: workspace).filter { $0.contains("SECRET") } != [])
    }
  }

  /// What a run writes, and what a compiler might make of it.
  private func build(in workspace: Workspace) throws {
    try workspace.write(plan)
    let products = workspace.build.appending(path: "linux/debug")
    for name in [
      "LampSuite.build/a.o", "LampApp", "LampApp.build/a.o", "GateExercise.build/a.o", "GateSuite.build/a.o",
    ] {
      try products.write("SECRET", to: name)
    }
    for name in ["LampSuite.swiftmodule", "LampSuite.swiftdoc", "GateExercise.abi.json"] {
      try products.write("SECRET", to: "Modules/\(name)")
    }
    for name in ["LampTests.swift-1", "Gate.swift-2"] {
      try products.write("SECRET", to: "index/store/v5/records/\(name)")
    }
    try products.write("SECRET", to: "WorkspacePackageTests.xctest")
    try products.write("", to: "index/store/v5/records/Lamp.swift-1")
    try products.write("", to: "Clocks.build/a.o")
    try products.write("", to: "LampExercise.build/a.o")
    try products.write("", to: "Modules/Clocks.swiftmodule")
    try workspace.folder.write("SECRET", to: "tests")
    try workspace.folder.write("SECRET", to: "processes/LampApp")
    try workspace.folder.write("SECRET", to: "tmp/main.o")
  }

  private func contents(of workspace: Workspace) throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: workspace.folder.path)
    return paths.compactMap { try? workspace.folder.text(of: $0) }
  }

  private func withWorkspace(_ body: (Workspace) throws -> Void) throws {
    try withTemporaryFolder { folder in
      var workspace = Workspace(
        folder: folder.appending(path: "grading"),
        library: folder,
        moduleCache: folder.appending(path: "modules")
      )
      workspace.isSealed = true
      try body(workspace)
    }
  }
}

private let plan: WorkspacePlan = {
  var lamp = SampleCourse.exercise("Lamp")
  lamp.processes = ["LampApp"]
  var gate = SampleCourse.exercise("Gate", kind: .tests, files: ["GateTests.swift"])
  gate.given = ["Gate.swift"]
  let modules = [
    WorkspacePlan.Module(
      SampleCourse.lamp,
      lamp,
      .graded(
        sources: ["Lamp.swift": "learner"],
        suite: ["LampTests.swift": "SECRET"],
        processes: ["LampApp": ["main.swift": "SECRET"]]
      )
    ),
    WorkspacePlan.Module(
      SampleCourse.gate,
      gate,
      .graded(sources: ["Gate.swift": "SECRET"], suite: ["GateTests.swift": "learner"])
    ),
  ]
  return WorkspacePlan(modules: modules, toolchain: .sample)
}()
