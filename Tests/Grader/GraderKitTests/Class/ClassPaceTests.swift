import Testing

@testable import GraderKit

@Suite("How long a class still takes")
struct ClassPaceTests {
  @Test("By what it has taken so far, once somebody was graded")
  func remaining() {
    var pace = ClassPace(count: 10)
    #expect(pace.remaining(after: 60) == nil)
    pace.take(.unchanged)
    #expect(pace.remaining(after: 60) == nil)
    pace.take(.graded(seconds: 20))
    #expect(pace.remaining(after: 60) == 240)
    for _ in 0..<8 { pace.take(.known) }
    #expect(pace.done == 10)
    #expect(pace.remaining(after: 61) == 0)
  }
}
