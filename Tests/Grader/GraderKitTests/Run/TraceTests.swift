import Foundation
import Testing

@testable import GraderKit

@Suite("What a process writes for the grader", .ownThread)
struct TraceTests {
  @Test("Arrives while the process runs, each trace for itself")
  func live() throws {
    let (first, second) = (Trace(), Trace())
    let script = "echo one >\(Trace.path(0)); echo two >>\(Trace.path(1)); echo three >&3; sleep 1000"
    let result = try shell(script).run(traces: [first, second]) {
      first.data.count + second.data.count == 14 ? .testTime : nil
    }
    #expect(result.ending == .stopped(.testTime))
    #expect(result.output == "")
    #expect(first.data == Data("one\nthree\n".utf8))
    #expect(second.data == Data("two\n".utf8))
  }

  @Test("Is there in full when the process has ended, however it did", arguments: ["exit 0", "kill -KILL $$"])
  func ended(_ end: String) throws {
    let trace = Trace()
    _ = try shell("for i in 1 2 3 4 5 6 7 8 9; do printf 1234567890 >&3; done; \(end)").run(traces: [trace])
    #expect(trace.data.count == 90)
  }

  @Test("Is all that a process finds open beside the three that every process has")
  func nothingElse() throws {
    // One that is inherited unless somebody takes care.
    let stray = dup(2)
    defer { close(stray) }
    let script = "for i in /dev/fd/*; do [ -e $i ] && echo ${i##*/}; done"
    #expect(try shell(script).run(traces: [Trace()]).output == "0\n1\n2\n3\n")
  }

  @Test("Is kept up to its limit")
  func flood() {
    let trace = Trace()
    let half = [UInt8](repeating: 0, count: Trace.sizeLimit / 2)
    for _ in 1...2 { half.withUnsafeBytes { trace.append($0) } }
    #expect(!trace.isTooLong)
    half.withUnsafeBytes { trace.append($0) }
    #expect(trace.isTooLong)
    #expect(trace.data.count == Trace.sizeLimit)

    let lines = Trace()
    let some = [UInt8](repeating: UInt8(ascii: "\n"), count: Trace.lineLimit)
    some.withUnsafeBytes { lines.append($0) }
    #expect(!lines.isTooLong)
    some.prefix(1).withUnsafeBytes { lines.append($0) }
    #expect(lines.isTooLong)
  }
}
