import Foundation
import Testing

@testable import GraderKit

@Suite("The mark log")
struct MarkLogTests {
  @Test("Tells the marks of each test in order, and those of none")
  func marks() {
    let log = MarkLog(
      Data(
        """
        {"site":3,"phase":"began","test":"S/T.swift:5:4"}
        {"site":1,"phase":"began","test":"S/T.swift:9:4"}
        {"site":3,"phase":"ended","test":"S/T.swift:5:4"}
        {"site":4,"phase":"began","test":null}
        {"site":4,"phase":"paused","test":null}
        {"site":5,"phase":"beg
        """.utf8
      )
    )
    #expect(
      log.tests == [
        "S/T.swift:5:4": [.init(site: 3, phase: .began), .init(site: 3, phase: .ended)],
        "S/T.swift:9:4": [.init(site: 1, phase: .began)],
      ]
    )
    #expect(log.unattributed == [.init(site: 4, phase: .began)])
    #expect(log.malformed == 1)
    #expect(log.isTruncated)
  }
}
