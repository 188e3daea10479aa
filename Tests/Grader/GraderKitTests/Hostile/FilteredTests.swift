import Testing

@testable import GraderKit

/// Features that put themselves between their process and the grader, and hand on all but what speaks against them.
@Suite("A feature that filters what the grader reads", .serialized)
struct FilteredTests {
  @Test("Has not passed; it would have, if nobody looked at how runs end, and if nothing were claimed anew")
  func filtered() throws {
    let fixture = try FixtureKit(Self.fixtures.map { ($0.id, $0.feature, $0.suite) })
    defer { fixture.remove() }
    let codes = try [Protections.all, .all.subtracting(.canaries), .sourceRules].map { protections in
      let verdicts = try fixture.grade(protections: protections)
      #expect(protections == .all || verdicts[0].status == .passed, "\(verdicts[0])")
      #expect(protections != .sourceRules || verdicts.allSatisfy { $0.status == .passed }, "\(verdicts)")
      return verdicts.map { $0.doubts.map(\.code) + $0.tests.flatMap(\.doubts).map(\.code.rawValue) }
    }
    #expect(
      codes == [
        [["claimIgnored"], ["endsOtherwise"], ["runNeverEnded"]], [[], ["endsOtherwise"], ["runNeverEnded"]],
        [[], [], []],
      ]
    )
  }

  private static let fixtures = [
    // Ends as a run ends that has nothing to complain of.
    fixture("Covers", atExit: "_exit(0)"),
    // Ends as it must, with complaints.
    fixture("Forgets", atExit: ""),
    // Ends when its test has ended, before it comes to that.
    fixture("Hurries", atExit: "", atEnd: "_exit(0)"),
  ]

  private static func fixture(_ id: String, atExit: String, atEnd: String = "") -> CanaryFixture {
    CanaryFixture(
      id,
      state: "public var count = 0",
      up: "",
      claims: """
        await store.send(.up) { $0.count = 1 }
        await store.send(.up) { $0.count = 2 }
        """,
      more: """
        import Foundation
        private let filter: Void = {
          atexit { usleep(200_000); \(atExit) }
          for file in 3..<30 as Range<Int32> {
            var status = stat()
            guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { continue }
            let real = dup(file)
            var ends: [Int32] = [0, 0]
            pipe(&ends)
            dup2(ends[1], file)
            close(ends[1])
            let source = ends[0]
            Thread.detachNewThread {
              var rest: [UInt8] = []
              var piece = [UInt8](repeating: 0, count: 1 << 16)
              while true {
                let count = read(source, &piece, piece.count)
                guard count > 0 else { return }
                rest += piece[..<count]
                while let end = rest.firstIndex(of: 10) {
                  let line = Array(rest[...end])
                  rest.removeFirst(line.count)
                  let text = String(decoding: line, as: UTF8.self)
                  if !text.contains("issue"), !text.contains("failed") { write(real, line, line.count) }
                  if text.contains("testEnded"), text.contains("\(id)Tests.swift") { \(atEnd) }
                }
              }
            }
          }
        }()
        """,
      start: "filter"
    )
  }
}
