import Testing

@testable import GraderKit

@Suite("The selection of exercises")
struct SelectionTests {
  @Test("Words choose chapters and exercises, in the catalog's order", arguments: choices)
  func choice(_ words: [String], _ chosen: [String]) throws {
    let selection = try Selection(words: words, catalog: SampleCourse.catalog)
    #expect(selection.exercises.map(\.description) == chosen)
  }

  @Test("A word that names nothing is told, with what it may have meant", arguments: mistakes)
  func mistake(_ word: String, _ meant: String?) {
    #expect(throws: UsageError.unknownExercise(word, meant: meant)) {
      try Selection(words: ["01", word], catalog: SampleCourse.catalog)
    }
  }

  @Test("Contains what was chosen and nothing else")
  func contains() throws {
    let selection = try Selection(words: ["01/Lamp"], catalog: SampleCourse.catalog)
    #expect(selection.contains(SampleCourse.lamp))
    #expect(!selection.contains(SampleCourse.counter))
    #expect(Selection(all: SampleCourse.catalog).contains(SampleCourse.timer))
  }
}

private let choices: [([String], [String])] = [
  ([], ["01/Counter", "01/Lamp", "01/Gate", "10/Timer"]),
  (["01"], ["01/Counter", "01/Lamp", "01/Gate"]),
  (["01-Start"], ["01/Counter", "01/Lamp", "01/Gate"]),
  (["01-Start/"], ["01/Counter", "01/Lamp", "01/Gate"]),
  (["01/Lamp"], ["01/Lamp"]),
  (["01-Start/Lamp"], ["01/Lamp"]),
  (["10", "01/Counter"], ["01/Counter", "10/Timer"]),
  (["01/Lamp", "01", "01/Lamp"], ["01/Counter", "01/Lamp", "01/Gate"]),
  (["Chapters/01-Start/Counter"], ["01/Counter"]),
  (["Chapters/01-Start/Lamp/Lamp.swift"], ["01/Lamp"]),
  (["./Chapters/10-More/"], ["10/Timer"]),
  (["1.2", "10.1"], ["01/Lamp", "10/Timer"]),
  (["/home/mina/Chapters/workbook/Chapters/01-Start/Lamp/Lamp.swift"], ["01/Lamp"]),
]

private let mistakes: [(String, String?)] = [
  ("1", "01"),
  ("01/counter", "01/Counter"),
  ("01/Countre", "01/Counter"),
  ("1.4", "01"),
  ("10.0", "10"),
  ("2.1", nil),
  ("1/Counter", "01/Counter"),
  ("01-Strat", "01-Start"),
  ("01-Start/Lmap", "01-Start/Lamp"),
  ("Counter", "01/Counter"),
  ("timer", "10/Timer"),
  ("01/Timer", "10/Timer"),
  ("1/Countre", "01/Counter"),
  ("Chapters/01-Start/Countre", "01-Start/Counter"),
  ("Chapters", nil),
  ("01/Counter/State", nil),
  ("Everything", nil),
  ("/", nil),
  ("", nil),
]
