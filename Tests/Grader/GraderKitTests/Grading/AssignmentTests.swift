import Testing

@testable import GraderKit

@Suite("The files of an exercise may import")
struct AssignmentTests {
  @Test("No module that they are part of, or that comes after theirs", arguments: rows)
  func imports(_ row: Row) {
    var exercise = SampleCourse.exercise("Lamp")
    exercise.modules = row.modules
    var assignment = Assignment(id: SampleCourse.lamp, exercise: exercise, sources: [row.file: "import \(row.name)\n"])
    assignment.inspect(comparedWith: [])
    #expect(assignment.inspection.refusals.map(\.kind) == (row.refusal.map { [$0] } ?? []))
  }

  struct Row: Sendable {
    var modules: [String]?
    var file: String
    var name: String
    var refusal: SourceRefusal.Kind?
  }
}

private let rows: [AssignmentTests.Row] = [
  .init(file: "Lamp.swift", name: "ComposableArchitecture"),
  .init(file: "Lamp.swift", name: "LampExercise", refusal: .unlistedImport("LampExercise")),
  .init(modules: ["Bell", "BellLive"], file: "BellLive/Live.swift", name: "Bell"),
  .init(modules: ["Bell", "BellLive"], file: "Bell/Bell.swift", name: "BellLive", refusal: .importOfUser("BellLive")),
  .init(modules: ["Bell", "BellLive"], file: "Bell/Bell.swift", name: "Bell", refusal: .importOfUser("Bell")),
]
