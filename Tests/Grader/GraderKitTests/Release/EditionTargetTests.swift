import Foundation
import Testing

@testable import GraderKit

@Suite("What services that grade are given")
struct EditionTargetTests {
  @Test("Is the edition with a workflow or a pipeline, with a job for each chapter", arguments: rows)
  func workflow(_ row: Row) throws {
    let files = try contents(row.target)
    #expect(files.keys.sorted() == [row.path, "Package.swift"].sorted())
    let text = String(decoding: try #require(files[row.path]), as: UTF8.self)
    #expect(text.contains(row.chapters))
    #expect(!text.contains("{{chapters}}"))
    #expect(text.contains("bubblewrap"))
  }

  @Test("Is an archive of two programs and the kit")
  func archive() throws {
    let files = try contents(.gradescope)
    #expect(Array(files.keys) == ["autograder.zip"])
    let zip = try #require(files["autograder.zip"])
    let archive = try Archive([UInt8](zip), limits: ArchiveLimits())
    #expect(archive.files.keys.sorted() == ["kit/Package.swift", "run_autograder", "setup.sh"])
    let setup = String(decoding: archive.files["setup.sh"] ?? [], as: UTF8.self)
    #expect(setup.contains("grader grade 01 "))
    #expect(!setup.contains("{{"))
  }

  struct Row: Sendable {
    var target: EditionTarget
    var path: String
    var chapters: String
  }

  private func contents(_ target: EditionTarget) throws -> [String: Data] {
    let plan = try EditionPlan(suites: .sealed, withheld: nil, chapters: nil, catalog: SampleCourse.catalog)
    return try target.contents(of: ["Package.swift": Data()], kit: FixtureKit.realKit, plan: plan)
  }
}

private let rows: [EditionTargetTests.Row] = [
  .init(target: .github, path: ".github/workflows/grade.yml", chapters: "chapter: [\"01\", \"10\"]"),
  .init(target: .gitlab, path: ".gitlab-ci.yml", chapters: "CHAPTER: [\"01\", \"10\"]"),
]
