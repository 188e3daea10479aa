import Foundation
import Testing

@testable import GraderKit

@Suite("The build of a workspace")
struct WorkspaceBuildTests {
  @Test("An exercise has a place from when it is first asked for, whatever is asked for then")
  func places() throws {
    try withWorkspace { workspace in
      for (asked, planned) in rows {
        let plan = build(asked, in: workspace).plan()
        #expect(plan.modules.map(\.id) == planned)
        #expect(
          plan.modules.filter { $0.content == .kept(if: [:]) }.map(\.id) == planned.filter { !asked.contains($0) }
        )
        try workspace.write(plan)
      }
    }
  }

  @Test("What is asked for and not handed in has no place, and keeps the one that it has", arguments: [false, true])
  func missing(hadPlace: Bool) throws {
    try withWorkspace { workspace in
      if hadPlace { try workspace.write(build([SampleCourse.counter], in: workspace).plan()) }
      let plan = build([SampleCourse.counter, SampleCourse.timer], missing: SampleCourse.counter, in: workspace).plan()
      #expect(plan.modules.map(\.id) == (hadPlace ? [SampleCourse.counter] : []) + [SampleCourse.timer])
      #expect(plan.modules.map(\.content) == (hadPlace ? [.empty] : []) + [graded])
    }
  }

  @Test("What a grader that was killed has left of a place is none")
  func part() throws {
    try withWorkspace { workspace in
      let plan = build([SampleCourse.timer], in: workspace).plan()
      try workspace.write(plan)
      try FileManager.default.removeItem(at: workspace.suite(of: plan.modules[0]))
      #expect(build([SampleCourse.counter], in: workspace).plan().modules.map(\.id) == [SampleCourse.counter])
    }
  }

  @Test("What is built by itself leaves the others their places")
  func alone() throws {
    try withWorkspace { workspace in
      try workspace.write(build([SampleCourse.counter, SampleCourse.timer], in: workspace).plan())
      let plan = build([SampleCourse.timer], in: workspace).plan(only: { $0 == SampleCourse.timer })
      #expect(plan.modules.map(\.id) == [SampleCourse.counter, SampleCourse.timer])
      #expect(plan.modules.map(\.content) == [.empty, graded])
    }
  }
}

private let rows: [(asked: [ExerciseID], planned: [ExerciseID])] = [
  ([SampleCourse.timer], [SampleCourse.timer]),
  ([SampleCourse.counter], [SampleCourse.counter, SampleCourse.timer]),
  ([SampleCourse.timer], [SampleCourse.counter, SampleCourse.timer]),
  ([SampleCourse.lamp], [SampleCourse.counter, SampleCourse.lamp, SampleCourse.timer]),
]

private let graded = WorkspacePlan.Content.graded(
  sources: ["File.swift": "let one = 1\n"],
  suite: [Workspace.emptyName: Workspace.emptyText]
)

private func build(_ asked: [ExerciseID], missing: ExerciseID? = nil, in workspace: Workspace) -> WorkspaceBuild {
  WorkspaceBuild(
    workspace: workspace,
    catalog: SampleCourse.catalog,
    toolchain: .sample,
    builder: SwiftBuild(
      workspace: workspace,
      limits: Limits(),
      environment: ToolEnvironment([:], workspace: workspace)
    ),
    report: { _ in },
    submission: Submission(id: "Ann", works: [:], isOwn: true, ignored: [], ignoresMore: false),
    assignments: asked.compactMap { id in
      SampleCourse.catalog.exercise(id).map { exercise in
        var assignment = Assignment(id: id, exercise: exercise, sources: ["File.swift": "let one = 1\n"])
        assignment.suite = ExerciseSuite(empty: exercise.suiteModule)
        if id == missing { assignment.outcome = .missing(file: "File.swift") }
        return assignment
      }
    }
  )
}
