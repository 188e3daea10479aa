import Testing

@testable import GraderKit

@Suite("Hints")
struct HintReportTests {
  @Test("Are told up to the newest, with how to get the next one")
  func some() {
    #expect(
      report(.english, count: 2) == """
        1.2 The Lamp · hint 2 of 3
          1. Look.
          2. Think.
        One more: swift run grader hint 01/Lamp
        """
    )
    #expect(
      report(.korean, count: 1) == """
        1.2 연습 Lamp · 힌트 3개 중 1번째
          1. 봐요.
        하나 더 보려면: swift run grader hint 01/Lamp
        """
    )
  }

  @Test("Where a key gives the next one, the key is told")
  func key() {
    #expect(report(.english, count: 1, more: "h").hasSuffix("\nOne more: h"))
  }

  @Test("After the last, the lesson is what is left to read")
  func last() {
    #expect(
      report(.english, count: 3) == """
        1.2 The Lamp · hint 3 of 3
          1. Look.
          2. Think.
          3. Write.
        That was the last hint. Section 1.2 of Chapters/01-Start/README.md tells the rest.
        """
    )
    #expect(report(.korean, count: 3).hasSuffix("나머지는 Chapters/01-Start/README.ko.md의 1.2절을 읽어 보세요."))
  }

  private func report(_ language: Language, count: Int, more: String? = nil) -> String {
    let (chapter, exercise) = SampleCourse.catalog.exercises[1]
    let entry = Standing.Entry(chapter: chapter, exercise: exercise, state: .untried, earned: .zero)
    return HintReport(entry, count: count, more: more, phrases: Phrases(language), showsColour: false).text
  }
}
