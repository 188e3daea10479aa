import Foundation
import Testing

@testable import GraderKit

@Suite("The start of a worker")
struct WorkerStartTests {
  private let kit = Kit(root: URL(filePath: "/kit"))

  @Test("Each has a workspace of its own, and a copy has the place of the kit's")
  func workspaces() {
    let names = ["copy", "0", "1", "12"]
    let places = names.map { WorkerStart.workspace(of: kit, named: $0) }
    #expect(places.map { $0?.folder.lastPathComponent } == ["grading", "grading", "grading-1", "grading-12"])
    #expect(places.map { $0?.isCopy } == [true, false, false, false])
  }

  @Test("What names no workspace is none", arguments: ["", "copies", "-1", "1/2", "../x"])
  func none(_ name: String) {
    #expect(WorkerStart.workspace(of: kit, named: name) == nil)
  }
}
