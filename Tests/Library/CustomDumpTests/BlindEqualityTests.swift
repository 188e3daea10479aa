import Foundation
import LibraryTestSupport
import Testing

@Suite("A '==' that is blind to a difference")
struct BlindEqualityTests {
  @Test("passes, and is noted for a grader that asks for a log of steps")
  func noted() throws {
    let log = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: log) }
    let run = try ProgramRun(of: "CustomDumpProbe", ["blind"], environment: ["WORKBOOK_STEP_LOG": log.path])
    let lines = run.output.split(separator: "\n").compactMap { Int($0) }
    #expect(run.errors == "")
    #expect(lines.count == 3)
    let records = try Data(contentsOf: log).split(separator: UInt8(ascii: "\n"))
      .map { try JSONDecoder().decode(Record.self, from: $0) }
    #expect(records == lines.map { Record(kind: "blind", fileID: "CustomDumpProbe/CustomDumpProbe.swift", line: $0) })
  }
}

private struct Record: Equatable, Decodable {
  let kind: String
  let fileID: String
  let line: Int
}
