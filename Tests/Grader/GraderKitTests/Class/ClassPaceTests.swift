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
    // Those who had not changed took no time, and nothing says that others have not either.
    #expect(pace.remaining(after: 60) == 480)
    pace.take(.known)
    #expect(pace.remaining(after: 60) == 210)
    for _ in 0..<7 { pace.take(.known) }
    #expect(pace.done == 10)
    #expect(pace.remaining(after: 61) == 0)
  }
}
