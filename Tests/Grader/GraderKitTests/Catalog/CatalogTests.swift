import Foundation
import Testing

@testable import GraderKit

@Suite("The catalog")
struct CatalogTests {
  @Test("Says all that a chapter.json says")
  func chapter() throws {
    let catalog = try read(["01-Start/chapter.json": Data(chapterJSON().utf8)])

    #expect(catalog.chapters.map(\.id) == ["01-Start"])
    #expect(catalog.chapters.first?.title == LocalizedText(en: "Start", ko: "시작"))
    #expect(
      catalog.chapters.first?.exercises == [
        Exercise(
          id: "Counter",
          kind: .feature,
          points: 5,
          minutes: 4,
          title: LocalizedText(en: "Counter", ko: "카운터"),
          files: ["Counter.swift", "Clock.swift"],
          covers: ["T01"],
          hints: LocalizedList(en: ["Look."], ko: ["봐요."])
        )
      ]
    )
  }

  @Test("Does not mind a byte order mark and Windows' line endings")
  func windows() throws {
    let text = chapterJSON()
    let windows = Data([0xEF, 0xBB, 0xBF]) + Data(text.replacingOccurrences(of: "\n", with: "\r\n").utf8)
    #expect(
      try read(["01-Start/chapter.json": windows]) == read(["01-Start/chapter.json": Data(text.utf8)])
    )
  }

  @Test("Takes numbered folders with a chapter.json, in their order, and passes over others")
  func order() throws {
    let names = ["10-Late", "02-Early", "Library", "README.md"]
    var files = Dictionary(
      uniqueKeysWithValues: names.map {
        ("\($0)/chapter.json", Data(chapterJSON(id: $0, exercise: "In\($0.prefix(2))").utf8))
      }
    )
    files["README.md/chapter.json"] = nil
    files["README.md"] = Data()
    #expect(try read(files).chapters.map(\.id) == ["02-Early", "10-Late"])
  }

  @Test("A chapter's folder without its chapter.json is a fault, and not a chapter less")
  func noChapterFile() throws {
    let files = ["01-Start/README.md": Data(), "02-Next/chapter.json": Data(chapterJSON(id: "02-Next").utf8)]
    #expect(throws: GraderFault.unreadableCatalog(file: "Chapters/01-Start/chapter.json", reason: "it is not there.")) {
      try read(files)
    }
  }

  @Test("Refuses a name that two exercises share, be it in two chapters")
  func sharedName() throws {
    let files = ["01-Start", "02-Next"].map { ("\($0)/chapter.json", Data(chapterJSON(id: $0).utf8)) }
    let reason = "another exercise is called 'Counter', too; names are unique in the course"
    #expect(throws: GraderFault.unreadableCatalog(file: "Chapters/02-Next/chapter.json", reason: reason)) {
      try read(Dictionary(uniqueKeysWithValues: files))
    }
  }

  @Test("Tells which chapter.json cannot be used, and why", arguments: faults)
  func fault(_ fault: Fault) {
    #expect(throws: GraderFault.unreadableCatalog(file: "Chapters/01-Start/chapter.json", reason: fault.reason)) {
      try read(["01-Start/chapter.json": fault.content])
    }
  }

  @Test("A kit without chapters has none that can be read")
  func noChapters() throws {
    try withTemporaryFolder { folder in
      let fault = #expect(throws: GraderFault.self) { try Catalog(kit: Kit(root: folder)) }
      guard case .unreadableCatalog("Chapters", let reason) = fault else {
        Issue.record("\(String(describing: fault))")
        return
      }
      #expect(!reason.isEmpty)
    }
  }

  @Test("A kit that is begun may have no chapter yet, and says what its exercises will use")
  func begun() throws {
    try withTemporaryFolder { folder in
      try folder.makeFolder("Chapters")
      try folder.write("let everywhere = [\"Lamps\"]\n", to: "Package.swift")
      let catalog = try Catalog(kit: Kit(root: folder), canBeEmpty: true)
      #expect(catalog.chapters.isEmpty)
      #expect(catalog.everywhere == ["Lamps"])
    }
  }

  @Test("Finds exercises by their ids, and numbers them as lessons do")
  func exercises() {
    let catalog = SampleCourse.catalog
    #expect(catalog.exercises.map(\.exercise.id) == ["Counter", "Lamp", "Gate", "Timer"])
    #expect(catalog.exercises.map(\.chapter.id) == ["01-Start", "01-Start", "01-Start", "10-More"])
    #expect(catalog.exercises.map { $0.chapter.number(of: $0.exercise) } == ["1.1", "1.2", "1.3", "10.1"])
    #expect(catalog.chapters.map(\.number) == ["01", "10"])
    #expect(catalog.exercise(SampleCourse.timer)?.id == "Timer")
    #expect(catalog.exercise(ExerciseID(chapter: "01-Start", exercise: "Timer")) == nil)
    #expect(catalog.exercise(ExerciseID(chapter: "02-None", exercise: "Counter")) == nil)
  }

  @Test("Names an exercise's folder, its modules and its short form")
  func names() {
    #expect(SampleCourse.counter.path == "01-Start/Counter")
    #expect(SampleCourse.counter.description == "01/Counter")
    let exercise = SampleCourse.exercise("Counter")
    #expect(exercise.module == "CounterExercise")
    #expect(exercise.suiteModule == "CounterSuite")
    #expect(exercise.hasEngine)
    #expect(!SampleCourse.exercise("Gate", kind: .tests).hasEngine)
  }

  private func read(_ files: [String: Data]) throws -> Catalog {
    try withTemporaryFolder { folder in
      for (path, content) in files { try folder.write(content, to: "Chapters/\(path)") }
      return try Catalog(kit: Kit(root: folder))
    }
  }

  struct Fault: CustomTestStringConvertible {
    var testDescription: String
    var content: Data
    var reason: String

    init(_ testDescription: String, _ content: String, _ reason: String) {
      self.testDescription = testDescription
      self.content = Data(content.utf8)
      self.reason = reason
    }
  }
}

private let faults: [CatalogTests.Fault] = [
  .init("of another chapter", chapterJSON(id: "02-Next"), "its id is '02-Next', its folder '01-Start'"),
  .init("no JSON", "{", "it is not JSON"),
  .init("another JSON", "[]", "it is not of the right kind"),
  .init(
    "without an exercise's points",
    chapterJSON().replacingOccurrences(of: #""points": 5,"#, with: ""),
    "'exercises[0].points' is missing"
  ),
  .init(
    "points in words",
    chapterJSON().replacingOccurrences(of: #""points": 5"#, with: #""points": "five""#),
    "'exercises[0].points' is not of the right kind"
  ),
  .init(
    "a title of nothing",
    chapterJSON().replacingOccurrences(of: #""ko": "시작""#, with: #""ko": null"#),
    "'title.ko' is not of the right kind"
  ),
  .init(
    "a process whose name is a path",
    chapterJSON(processes: #"["../Kiosk"]"#),
    "'../Kiosk' is no name for a process: letters and digits alone"
  ),
  .init(
    "a process named like the exercise's module",
    chapterJSON(processes: #"["CounterExercise"]"#),
    "another module is called 'CounterExercise', too; the names of modules and processes are unique in the course"
  ),
  .init(
    "processes of tests that a learner writes",
    chapterJSON(processes: #"["CounterApp"]"#).replacingOccurrences(of: #""feature""#, with: #""tests""#),
    "'Counter' has modules or processes, which only exercises of kind 'feature' have"
  ),
  .init(
    "runs that are repeated in an exercise whose tests are the author's",
    chapterJSON().replacingOccurrences(of: #""points": 5"#, with: #""repeats": 50, "points": 5"#),
    "'Counter' repeats its runs, which only exercises of kind 'tests' do"
  ),
  .init(
    "runs that are repeated without end",
    chapterJSON().replacingOccurrences(of: #""feature""#, with: #""tests", "repeats": 100000"#),
    "'Counter' repeats its runs 100000 times, and may 2 to 200 times"
  ),
  .init(
    "a process that is linked with a module that there is not",
    chapterJSON(processes: #"[{ "name": "CounterApp", "modules": ["CounterLive"] }]"#),
    "a process of 'Counter' is linked with 'CounterLive', which is none of its modules"
  ),
  .init(
    "a module without a file",
    chapterJSON(modules: #"["Count", "CountLive"]"#, files: #"["Count/Counter.swift"]"#),
    "'Counter' names no file of its module 'CountLive'"
  ),
  .init(
    "a file beside its modules",
    chapterJSON(modules: #"["Count"]"#, files: #"["Count/Counter.swift", "Clock.swift"]"#),
    "'Counter' names a file that is no plain Swift file name: Count/Counter.swift, Clock.swift"
  ),
  .init(
    "a file in a folder of a module",
    chapterJSON(modules: #"["Count"]"#, files: #"["Count/../Counter.swift"]"#),
    "'Counter' names a file that is no plain Swift file name: Count/../Counter.swift"
  ),
  .init(
    "tests that are a manifest",
    chapterJSON(manifest: "true").replacingOccurrences(of: #""feature""#, with: #""tests""#),
    "'Counter' is a manifest, which is one file to complete"
  ),
  .init(
    "a kind that there is not",
    chapterJSON().replacingOccurrences(of: #""feature""#, with: #""puzzle""#),
    "'exercises[0].kind' has a value that is not known"
  ),
  {
    var fault = CatalogTests.Fault(
      "no UTF-8",
      "",
      "it is not UTF-8 text, or holds a zero byte. Save it as plain UTF-8 text."
    )
    fault.content = Data([0xFF, 0xFE, 0x7B])
    return fault
  }(),
]

private func chapterJSON(
  id: String = "01-Start",
  exercise: String = "Counter",
  modules: String? = nil,
  files: String? = nil,
  processes: String? = nil,
  manifest: String = "null"
) -> String {
  """
  {
    "id": "\(id)",
    "title": { "en": "Start", "ko": "시작" },
    "exercises": [
      {
        "id": "\(exercise)",
        "kind": "feature",
        "points": 5,
        "minutes": 4,
        "title": { "en": "Counter", "ko": "카운터" },
        "files": \(files ?? #"["Counter.swift", "Clock.swift"]"#),
        "modules": \(modules ?? "null"),
        "covers": ["T01"],
        "processes": \(processes ?? "null"),
        "manifest": \(manifest),
        "hints": { "en": ["Look."], "ko": ["봐요."] }
      }
    ]
  }
  """
}
