import Foundation
import Testing

@testable import GraderKit

@Suite("The step log")
struct StepRecordsTests {
  @Test("Tells steps and the library's issues in order")
  func records() {
    let log = StepRecords(
      Data(
        """
        {"column":22,"fileID":"S/T.swift","kind":"step","line":8,"phase":"began","step":"send","test":"S/T.swift:5:4","text":".a"}
        {"column":22,"difference":"- 1\\n+ 2","fileID":"S/T.swift","kind":"issue","line":8,"message":"No.","test":"S/T.swift:5:4"}
        {"column":22,"fileID":"S/T.swift","kind":"step","line":8,"outcome":"failed","phase":"ended","step":"send","test":null,"text":".a"}
        {"column":1,"difference":null,"fileID":"S/T.swift","kind":"issue","line":9,"message":"Left.","test":null}
        {"column":1,"difference":"- 1","fileID":"S/T.swift","kind":"skipped","line":9,"message":"Skipped.","skipped":"change","test":null}
        {"column":1,"fileID":"S/T.swift","kind":"novelty","line":9,"test":null}
        nothing

        """.utf8
      )
    )
    let place = IssueLocation(fileID: "S/T.swift", line: 8, column: 22)
    #expect(
      log.steps == [
        .init(test: "S/T.swift:5:4", location: place, name: "send", text: ".a", phase: .began, hasPassed: nil),
        .init(test: nil, location: place, name: "send", text: ".a", phase: .ended, hasPassed: false),
      ]
    )
    #expect(
      log.issues == [
        .init(test: "S/T.swift:5:4", location: place, message: "No.", difference: "- 1\n+ 2"),
        .init(
          test: nil,
          location: IssueLocation(fileID: "S/T.swift", line: 9, column: 1),
          message: "Left.",
          difference: nil
        ),
      ]
    )
    #expect(
      log.skipped == [
        .init(
          test: nil,
          location: IssueLocation(fileID: "S/T.swift", line: 9, column: 1),
          kind: .change,
          message: "Skipped.",
          difference: "- 1"
        )
      ]
    )
    #expect(log.malformed == 1)
    #expect(!log.isTruncated)
  }
}
