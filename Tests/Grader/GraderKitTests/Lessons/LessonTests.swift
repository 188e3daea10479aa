import Testing

@testable import GraderKit

struct LessonTests {
  @Test("A lesson is its samples, in order, with what they print")
  func samples() {
    let lesson = Lesson(
      markdown: """
        # A lesson

        <!-- sample: lamp, outcome: declares -->
        ```swift
        struct Lamp {}
        ```

        Text.

        <!-- sample: wrong, outcome: fails -->
        ```swift
        @Test func wrong() { #expect(1 == 2) }
        ```

        <!-- printed: wrong -->
        ```text
        ✘ Expectation failed: 1 == 2
        ```

        ```sh
        swift test
        ```
        """
    )

    #expect(lesson.problems.isEmpty)
    #expect(
      lesson.samples == [
        Lesson.Sample(name: "lamp", outcome: .declares, code: "struct Lamp {}"),
        Lesson.Sample(
          name: "wrong",
          outcome: .fails,
          code: "@Test func wrong() { #expect(1 == 2) }",
          printed: "✘ Expectation failed: 1 == 2"
        ),
      ]
    )
  }

  @Test(
    "What would keep a sample from being checked is told with its line",
    arguments: [
      ("```swift\nlet a = 1\n```", .sampleWithoutMarker, 1),
      ("<!-- sample: a, outcome: passes -->\nText.", .markerWithoutFence, 1),
      ("<!-- sample: a, outcome: passes -->\n# A section", .markerWithoutFence, 1),
      ("<!-- sample: a, outcome: passes -->", .markerWithoutFence, 1),
      ("<!-- sample: a, outcome: explodes -->\n```swift\n```", .unknownOutcome, 2),
      ("<!-- sample: a, outcome: fails -->\n```swift\n```", .failingWithoutPrinted, 2),
      ("<!-- sample: a, outcome: crashes -->\n```swift\n```", .failingWithoutPrinted, 2),
      ("<!-- sample: a, outcome: leaks -->\n```swift\n```", .failingWithoutPrinted, 2),
      ("<!-- printed: a -->\n```text\n```", .printedOfNoTest, 2),
      (
        "<!-- sample: a, outcome: passes -->\n```swift\n```\n<!-- sample: a, outcome: passes -->\n```swift\n```",
        .nameTwice, 5
      ),
    ] as [(String, LessonFault, Int)]
  )
  func problems(markdown: String, kind: LessonFault, line: Int) {
    #expect(Lesson(markdown: markdown).problems == [Lesson.Problem(kind: kind, line: line)])
  }

  @Test(
    "Two languages of a lesson part where one lacks a section or a sample, or has it elsewhere",
    arguments: [
      ("# One\n\n## 1.1 Lamp", "# 하나\n\n## 1.1 등불", nil),
      ("# One\n## Two", "# 하나\n둘\n", [3, 2]),
      ("# One\n## Two\n# Three", "# 하나\n\n# 셋", [3, 2]),
      ("## 1.1 Lamp\n## 1.2 Gate", "## 1.2 Gate\n## 1.1 Lamp", [1, 1]),
      ("```sh\n# A comment\n```\n# One", "# 하나", nil),
      ("\(sample("a"))\n\(sample("b"))", "\(sample("b"))\n\(sample("a"))", [2, 2]),
      (sample("a"), "\(sample("a"))\n\n\(sample("b"))", [6, 3]),
    ] as [(String, String, [Int]?)]
  )
  func parting(english: String, korean: String, lines: [Int]?) {
    let parting = Lesson(markdown: korean).partsFrom(Lesson(markdown: english))

    #expect(parting.map { [$0.line, $0.otherLine] } == lines)
  }

  @Test("Samples become one module: shared imports first, each sample's tests in a type of their own")
  func module() {
    let lesson = Lesson(
      markdown: """
        <!-- sample: lamp, outcome: declares -->
        ```swift
        import XCTest

        struct Lamp {}
        ```
        <!-- sample: lamp-one, outcome: passes -->
        ```swift
        @Test func one() {}
        ```
        <!-- sample: lamp-suite, outcome: passes -->
        ```swift
        struct LampTests { @Test func two() {} }
        ```
        """
    )
    let module = LessonModule(name: "Lesson01", lesson: lesson, everywhere: ["Lamps", "Switches"])

    #expect(module.types == ["lamp-one": "Sample_lamp_one", "lamp-suite": "Sample_lamp_suite"])
    #expect(
      module.source == """
        import Lamps
        import Switches
        import Testing
        import XCTest



        struct Lamp {}

        @MainActor struct Sample_lamp_one {
        @Test func one() {}
        }

        enum Sample_lamp_suite {
        struct LampTests { @Test func two() {} }
        }

        """
    )
  }

  @Test("A place in a message is a line of the sample that it lies in")
  func places() {
    let lesson = Lesson(
      markdown: """
        <!-- sample: lamp, outcome: declares -->
        ```swift
        import XCTest

        struct Lamp {}
        ```
        <!-- sample: lamp-one, outcome: passes -->
        ```swift
        @Test
        func one() {}
        ```
        """
    )
    let module = LessonModule(name: "Lesson01", lesson: lesson)
    let lines = module.source.split(separator: "\n", omittingEmptySubsequences: false)
    let lamp = (lines.firstIndex(of: "struct Lamp {}") ?? -1) + 1
    let one = (lines.firstIndex(of: "func one() {}") ?? -1) + 1

    #expect(module.withPlacesInSamples("By Lesson01/Lesson.swift:\(lamp).") == "By Lesson01/lamp.swift:3.")
    #expect(module.withPlacesInSamples("(Lesson.swift:\(one))") == "(lamp-one.swift:2)")
    #expect(module.withPlacesInSamples("Lesson.swift:1 OtherLesson.swift:9") == "Lesson.swift:1 OtherLesson.swift:9")
  }

  @Test("A sample that crashes or leaks is selected by itself, and one that is built apart is not in the module")
  func filters() {
    let lesson = Lesson(
      markdown: """
        <!-- sample: lamp-one, outcome: passes -->
        ```swift
        @Test func one() {}
        ```
        <!-- sample: lamp-off, outcome: crashes -->
        ```swift
        @Test func two() {}
        ```
        <!-- sample: lamp-host, outcome: leaks -->
        ```swift
        @Test func three() {}
        ```
        <!-- sample: lamp-app, outcome: apart -->
        ```swift
        print("four")
        ```
        """
    )
    let module = LessonModule(name: "Lesson01", lesson: lesson)

    #expect(module.filters(lesson, alone: false).map(\.filter) == ["^Lesson01[.]Sample_lamp_one/"])
    #expect(
      module.filters(lesson, alone: true).map(\.filter)
        == ["^Lesson01[.]Sample_lamp_off/", "^Lesson01[.]Sample_lamp_host/"]
    )
    #expect(!module.source.contains("four"))
  }
}

private func sample(_ name: String) -> String { "<!-- sample: \(name), outcome: passes -->\n```swift\n```" }
