import Testing

@testable import GraderKit

struct VariantReadingTests {
  @Test("A file says what a variant is called, asks a question in both languages, and names passages")
  func whole() throws {
    let variant = try Variant(
      fileName: "opens-on-credit.fault",
      text: """
        title: Opens on credit
        fails: 3
        question.en: Would your tests notice?
        question.ko: 알아챌까요?

        ---
            guard isPaid else { return }
            open()
        +++
            open()

        --- \("")
            close()
        +++
        """
    )

    #expect(
      variant
        == Variant(
          name: "opens-on-credit",
          kind: .fault,
          title: "Opens on credit",
          question: LocalizedText(en: "Would your tests notice?", ko: "알아챌까요?"),
          edits: [
            Variant.Edit(original: "    guard isPaid else { return }\n    open()", replacement: "    open()", line: 6),
            Variant.Edit(original: "    close()", replacement: "", line: 12),
          ],
          fails: 3
        )
    )
  }

  @Test("A refactoring is told by its ending, and a question is left to the author")
  func refactoring() throws {
    let variant = try Variant(fileName: "helper.refactoring", text: "title: Helper\n---\na\n+++\nb")

    #expect(variant.kind == .refactoring)
    #expect(variant.question == nil)
    #expect(variant.fileName == "helper.refactoring")
  }

  @Test("What cannot be read is told with its line", arguments: Unreadable.all)
  func unreadable(_ sample: Unreadable) {
    #expect(throws: VariantError(sample.fileName, sample.line, sample.problem)) {
      try Variant(fileName: sample.fileName, text: sample.text)
    }
  }
}

struct Unreadable: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var fileName = "a.fault"
  var text: String
  var line: Int?
  var problem: VariantError.Problem

  static let all = [
    Unreadable(testDescription: "a Swift file", fileName: "a.swift", text: "", problem: .unknownEnding),
    Unreadable(testDescription: "no ending", fileName: "fault", text: "", problem: .unknownEnding),
    Unreadable(testDescription: "no title", text: "---\na\n+++\nb", problem: .noTitle),
    Unreadable(testDescription: "no passage", text: "title: A", problem: .noPassage),
    Unreadable(testDescription: "a line of nothing", text: "title: A\nopens\n---", line: 2, problem: .notAField),
    Unreadable(testDescription: "an unknown field", text: "titel: A", line: 1, problem: .unknownField("titel")),
    Unreadable(
      testDescription: "a question in English alone",
      text: "title: A\nquestion.en: Would they?\n---\na\n+++\nb",
      problem: .questionInOneLanguage
    ),
    Unreadable(
      testDescription: "a passage without an end",
      text: "title: A\n---\na",
      line: 2,
      problem: .passageWithoutReplacement
    ),
    Unreadable(
      testDescription: "a passage without an end before another",
      text: "title: A\n---\na\n---\nb\n+++\nc",
      line: 2,
      problem: .passageWithoutReplacement
    ),
    Unreadable(
      testDescription: "two replacements",
      text: "title: A\n---\na\n+++\nb\n+++\nc",
      line: 6,
      problem: .replacementWithoutPassage
    ),
    Unreadable(
      testDescription: "a replacement first",
      text: "title: A\n+++\nb",
      line: 2,
      problem: .replacementWithoutPassage
    ),
    Unreadable(
      testDescription: "an empty passage",
      text: "title: A\n---\n\n+++\nb",
      line: 2,
      problem: .emptyPassage
    ),
  ]
}
