import Testing

@testable import GraderKit

@Suite("The session of a watch")
struct WatchSessionTests {
  @Test("A save is graded, whatever is shown, and what was graded before is no longer told")
  func saved() {
    for key in WatchKey.allCases where key != .quit {
      var session = WatchSession()
      #expect(session.take(.graded("one")) == .show)
      _ = session.take(.key(key))
      #expect(session.take(.saved) == .grade)
      #expect(session.isGrading)
      #expect(session.page == .verdict)
      #expect(session.verdict == nil)
    }
  }

  @Test("A verdict is shown when it comes, but nobody is torn away from hints or the list")
  func graded() {
    var session = WatchSession()
    #expect(session.isGrading)
    #expect(session.take(.graded("one")) == .show)
    #expect(session.page == .verdict)
    #expect(session.verdict == "one")
    #expect(session.take(.key(.run)) == .gradeAnew)
    #expect(session.take(.key(.hint)) == .giveHint)
    #expect(session.take(.graded("two")) == .show)
    #expect(session.page == .hints)
    #expect(session.verdict == "two")
  }

  @Test("The list comes and goes by its key, and each hint is one more")
  func pages() {
    var session = WatchSession()
    #expect(session.take(.key(.list)) == .show)
    #expect(session.page == .list)
    #expect(session.take(.key(.list)) == .show)
    #expect(session.page == .verdict)
    #expect(session.take(.key(.hint)) == .giveHint)
    #expect(session.take(.key(.hint)) == .giveHint)
    #expect(session.page == .hints)
  }

  @Test("The next exercise is graded from its beginning; the end is the end")
  func end() {
    var session = WatchSession()
    _ = session.take(.graded("one"))
    #expect(session.take(.key(.next)) == .move)
    #expect(session.isGrading)
    #expect(session.take(.key(.quit)) == .quit)
  }

  @Test("After an exercise comes the next that is open, and after the last the first")
  func next() {
    func next(_ states: [Standing.State], after index: Int) -> String? {
      let entries = zip(SampleCourse.catalog.exercises, states).map { place, state in
        Standing.Entry(chapter: place.chapter, exercise: place.exercise, state: state, earned: .zero)
      }
      return Standing(entries: entries).next(after: entries[index].id)?.exercise.id
    }
    #expect(next([.untried, .changed, .coming, .untried], after: 0) == "Lamp")
    #expect(next([.untried, .passed, .coming, .untried], after: 0) == "Timer")
    #expect(next([.open(passed: 1, of: 2), .passed, .coming, .untried], after: 3) == "Counter")
    #expect(next([.passed, .passed, .coming, .untried], after: 3) == nil)
  }
}
