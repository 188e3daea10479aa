import Testing

@testable import GraderKit

@Suite("The list of exercises")
struct ListReportTests {
  @Test("Shows every exercise under its chapter, with its state and its points")
  func everything() {
    #expect(
      list(.english) { _ in true } == """
        01  Start
          ✔ 1.1 The Counter  01/Counter  passed · 10 of 10 points
          ✘ 1.2 The Lamp     01/Lamp     2 of 7 assertions · 1.43 of 5 points
          · 1.3 The Gate     01/Gate     coming

        10  More
          ○ 10.1 The Timer   10/Timer    changed since it was graded · 0 of 10 points
        """
    )
    #expect(
      list(.korean) { _ in true } == """
        01  시작
          ✔ 1.1 연습 Counter  01/Counter  통과 · 10점 중 10점
          ✘ 1.2 연습 Lamp     01/Lamp     단언 7개 중 2개 통과 · 5점 중 1.43점
          · 1.3 연습 Gate     01/Gate     준비 중

        10  더
          ○ 10.1 연습 Timer   10/Timer    채점한 뒤에 바뀌었어요 · 10점 중 0점
        """
    )
  }

  @Test("Shows only what is asked for, and no chapter without it")
  func filtered() {
    #expect(
      list(.english) { $0.state == .passed } == "01  Start\n  ✔ 1.1 The Counter  01/Counter  passed · 10 of 10 points"
    )
    #expect(
      list(.english, timer: .untried) { $0.id == SampleCourse.timer }
        == "10  More\n  ○ 10.1 The Timer  10/Timer  not graded yet · 0 of 10 points"
    )
  }

  @Test("Says so where nothing is left to show")
  func nothing() {
    #expect(list(.english) { _ in false } == "No exercise is in that state.")
  }

  @Test("Of tests that a learner writes, it tells how many faults they catch or, tried on none, that they fail")
  func tests() {
    #expect(
      list(.english, gate: .open(passed: 9, of: 11)) { $0.id == SampleCourse.gate }
        == "01  Start\n  ✘ 1.3 The Gate  01/Gate  9 of 11 faults caught · 0 of 10 points"
    )
    #expect(
      list(.english, gate: .open(passed: 0, of: 0)) { $0.id == SampleCourse.gate }
        == "01  Start\n  ✘ 1.3 The Gate  01/Gate  failed · 0 of 10 points"
    )
  }

  @Test("In colours, it has the words that it has without")
  func coloured() {
    let coloured = list(.english, showsColour: true) { _ in true }
    #expect(
      coloured.hasPrefix(
        "\u{1B}[1m01  Start\u{1B}[0m\n  \u{1B}[32m✔\u{1B}[0m 1.1 The Counter  \u{1B}[2m01/Counter\u{1B}[0m  passed"
      )
    )
    #expect(coloured.replacing(/\u{1B}\[\d+m/, with: "") == list(.english) { _ in true })
  }

  private func list(
    _ language: Language,
    gate: Standing.State = .coming,
    timer: Standing.State = .changed,
    showsColour: Bool = false,
    where isShown: (Standing.Entry) -> Bool
  ) -> String {
    let states: [(Standing.State, Int)] = [(.passed, 1000), (.open(passed: 2, of: 7), 143), (gate, 0), (timer, 0)]
    let standing = Standing(
      entries: zip(SampleCourse.catalog.exercises, states).map { place, state in
        Standing.Entry(
          chapter: place.chapter,
          exercise: place.exercise,
          state: state.0,
          earned: Points(hundredths: state.1)
        )
      }
    )
    return ListReport(standing: standing, phrases: Phrases(language), showsColour: showsColour).text(where: isShown)
  }
}
