import Testing

@testable import GraderKit

@Suite("The check of lessons")
struct LessonInspectionTests {
  @Test("Lessons that have the same samples in the same order agree, whatever their words")
  func agreeing() {
    #expect(differences(english, korean: "# 하나\n\n안녕하세요.\n\n\(sample("a"))\n\n## 둘\n\n\(sample("b"))") == [])
  }

  @Test("A sample whose code is not the same is told by its name")
  func otherCode() {
    let korean = "# 하나\n\(sample("a"))\n## 둘\n\(sample("b", code: "let other = 1"))"

    #expect(differences(english, korean: korean) == [.lessonsDiffer(sample: "b")])
  }

  @Test("A section that one language lacks is told with both lines")
  func missingSection() {
    let korean = "# 하나\n\(sample("a"))\n\(sample("b"))"

    #expect(
      differences(english, korean: korean) == [
        .lessonsOutOfStep(file: "README.ko.md", line: 7, other: "README.md", otherLine: 6)
      ]
    )
  }
}

private let english = "# One\n\(sample("a"))\n## Two\n\(sample("b"))"

private func sample(_ name: String, code: String = "let one = 1") -> String {
  "<!-- sample: \(name), outcome: passes -->\n```swift\n\(code)\n```"
}

private func differences(_ english: String, korean: String) -> [Finding.Problem] {
  LessonInspection.differences([
    ("README.md", Lesson(markdown: english)), ("README.ko.md", Lesson(markdown: korean)),
  ])
}
