import Foundation
import Testing

@testable import GraderKit

@Suite("The mark log")
struct MarkLogTests {
  @Test("Tells the marks of each test in order, and those of none")
  func marks() {
    let lines = [
      line(3, .began, test: "S/T.swift:5:4"),
      line(1, .began, test: "S/T.swift:9:4"),
      line(3, .altered, part: 1, value: 2, test: "S/T.swift:5:4"),
      line(3, .ended, test: "S/T.swift:5:4"),
      line(4, .began, test: nil),
      #"{"site":4,"part":0,"value":0,"phase":"began","test":null}"#,
      #"{"site":5,"par"#,
    ]
    let log = log(lines)
    #expect(
      log.tests == [
        "S/T.swift:5:4": [
          .init(site: 3, phase: .began), .init(site: 3, phase: .altered, part: 1, value: 2),
          .init(site: 3, phase: .ended),
        ],
        "S/T.swift:9:4": [.init(site: 1, phase: .began)],
      ]
    )
    #expect(log.unattributed == [.init(site: 4, phase: .began)])
    #expect(log.malformed == 1)
    #expect(log.isTruncated)
  }

  @Test("Takes no mark that the copies did not write, and none twice")
  func foreign() {
    let mark = line(3, .began, test: "S/T.swift:5:4")
    let other = MarkCode(key: 1, run: RunNumber(key: 1, turn: nil))
    let log = log([mark, mark, mark.replacing(":3,", with: ":4,"), line(3, .ended, test: "S/T.swift:5:4", code: other)])
    #expect(log.tests == ["S/T.swift:5:4": [.init(site: 3, phase: .began)]])
    #expect(log.malformed == 3)
  }

  private let code = MarkCode(key: 5, run: RunNumber(key: 5, turn: nil))

  private func log(_ lines: [String]) -> MarkLog { MarkLog(Data(lines.joined(separator: "\n").utf8), code: code) }

  private func line(
    _ site: Int,
    _ phase: MarkLog.Mark.Phase,
    part: Int = 0,
    value: Int = 0,
    test: String?,
    code: MarkCode? = nil
  ) -> String {
    let nonce = UInt64.random(in: 0...UInt64(Int64.max))
    let written = (code ?? self.code).code(phase, nonce: nonce, site: site, part: part, value: value) ?? 0
    let test = test.map { "\"\($0)\"" } ?? "null"
    return #"{"site":\#(site),"part":\#(part),"value":\#(value),"nonce":\#(nonce),"code":\#(written),"test":\#(test)}"#
  }
}
