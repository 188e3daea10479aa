import Foundation
import Testing

@testable import GraderKit

@Suite("What a verdict is kept by")
struct VerdictKeyTests {
  @Test("Nothing changed, nor anything that no verdict depends on: the same key", arguments: [true, false], idle)
  func same(_ isOwn: Bool, _ change: Change) throws {
    try withCourse(isOwn: isOwn) { course in
      let before = try course.key()
      try change.apply(&course)
      #expect(try course.key() == before)
    }
  }

  @Test(
    "Everything that a verdict depends on changes the key, whoever has handed it in",
    arguments: [true, false],
    telling
  )
  func others(_ isOwn: Bool, _ change: Change) throws {
    try withCourse(isOwn: isOwn) { course in
      let before = try course.key()
      try change.apply(&course)
      #expect(try course.key() != before)
    }
  }

  @Test("The rest of the chapter counts where somebody else has handed it in, and only there", arguments: neighbourly)
  func neighbours(_ change: Change) throws {
    for isOwn in [true, false] {
      try withCourse(isOwn: isOwn) { course in
        let before = try course.key()
        try change.apply(&course)
        #expect(try (course.key() == before) == isOwn)
      }
    }
  }

  @Test("Another exercise with the same files has another key")
  func otherExercise() throws {
    try withCourse(isOwn: true) { course in
      let keys = try [SampleCourse.counter, SampleCourse.lamp].map { try course.key(of: $0) }
      #expect(keys[0] != keys[1])
    }
  }

  @Test("Each fact of the machine counts", arguments: circumstances)
  func machine(_ change: Circumstance) {
    var shared = VerdictKey.Shared(
      grader: FileStamp(URL(filePath: "/nowhere"), as: "grader"),
      swift: "6.3.1",
      runtime: "/swift",
      library: [],
      limits: Limits(),
      isolation: .bubblewrap,
      environment: ["LANG": "C"],
      isOwn: true,
      protections: 1
    )
    let before = VerdictKey.digest(shared)
    #expect(VerdictKey.digest(shared) == before)
    change.apply(&shared)
    #expect(VerdictKey.digest(shared) != before)
  }

  @Test("A file counts as changed by its size, its time, and what no program can set back", arguments: [1, 2])
  func stamps(_ count: Int) throws {
    try withTemporaryFolder { folder in
      try folder.write("one", to: "a/b.swift")
      try folder.write("no build reads this", to: "a/.b.swift.swp")
      let before = FileStamp.all(in: folder)
      #expect(before.map(\.path) == ["a/b.swift"])
      let file = folder.appending(path: "a/b.swift")
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      var after = before
      // The clock of a file system has its own steps.
      #expect(
        eventually {
          try? Data(String(repeating: "two", count: count).utf8).write(to: file)
          try? FileManager.default.setAttributes(
            [.modificationDate: attributes[.modificationDate] ?? Date.now],
            ofItemAtPath: file.path
          )
          after = FileStamp.all(in: folder)
          return after[0].changed != before[0].changed
        }
      )
      #expect(after[0] != before[0])
      #expect((after[0].size == before[0].size) == (count == 1))
      try FileManager.default.removeItem(at: folder.appending(path: "a"))
      #expect(FileStamp.all(in: folder).isEmpty)
      #expect(FileStamp(file, as: "b").size == -1)
    }
  }

  private func withCourse(isOwn: Bool, _ body: (inout KeyedCourse) throws -> Void) throws {
    try withTemporaryFolder { folder in
      var course = try KeyedCourse(folder, isOwn: isOwn)
      try body(&course)
    }
  }
}

/// A kit and what is graded by it.
struct KeyedCourse {
  let root: URL
  var catalog = SampleCourse.catalog
  var submission: Submission
  var limits = Limits()
  var conditions = Grading.Conditions.sample(.bubblewrap)
  var protections = Protections.all

  init(_ root: URL, isOwn: Bool) throws {
    self.root = root
    let places = [
      "Chapters/01-Start/Counter/Counter.swift", "Solutions/01-Start/Counter/Counter.swift",
      "Tests/Chapters/01-Start/Counter/CounterTests.swift", "Tests/Chapters/01-Start/Counter/Variants/one.fault",
      "Tests/Chapters/01-Start/Counter/Processes/Kiosk/main.swift", "Tests/Chapters/01-Start/Lamp/LampTests.swift",
      "Tests/Chapters/10-More/Timer/TimerTests.swift", "Chapters/Library/Clocks/Clock.swift", "Package.swift",
    ]
    for place in places { try root.write("// \(place)", to: place) }
    let works = [SampleCourse.counter, SampleCourse.lamp, SampleCourse.timer].map { id in
      (
        id,
        Submission.Work(sources: [.init(name: "\(id.exercise).swift", text: SourceText(text: "// Mine"))], refused: [])
      )
    }
    submission = Submission(
      id: "Mina",
      works: Dictionary(uniqueKeysWithValues: works),
      isOwn: isOwn,
      ignored: [],
      ignoresMore: false
    )
  }

  func key(of id: ExerciseID = SampleCourse.counter) throws -> VerdictKey {
    let ground = VerdictGround(grading, Selection(all: catalog), isOwn: submission.isOwn, under: conditions)
    let keys = VerdictKeys(submission, on: ground)
    return try #require(keys.key(of: id))
  }

  var grading: Grading {
    var grading = Grading(kit: Kit(root: root), catalog: catalog, limits: limits, workspace: workspace)
    grading.protections = protections
    return grading
  }

  /// One in which nothing can be built: it lies below a file.
  var workspace: Workspace {
    Workspace(folder: root.appending(path: "Package.swift/grading"), library: root, moduleCache: root)
  }
}

extension Grading.Conditions {
  static func sample(_ isolation: Verdict.Isolation, user: Launcher.User = .own(threads: 1)) -> Self {
    let places = SystemPlaces(system: [], runtime: "/swift", manifestAPI: "/pm", hidden: [], workplace: "/work")
    return Self(
      toolchain: .sample,
      launcher: Launcher(isolation: isolation, user: user, limits: Limits(), places: places)
    )
  }
}

/// Something that may change between two gradings.
struct Change: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var apply: @Sendable (inout KeyedCourse) throws -> Void

  init(_ description: String, _ apply: @escaping @Sendable (inout KeyedCourse) throws -> Void) {
    testDescription = description
    self.apply = apply
  }

  /// Writes a file of the kit.
  init(file: String) {
    self.init(file) { course in try course.root.write("// Another text", to: file) }
  }
}

private let idle: [Change] = [
  Change("nothing") { _ in },
  Change(file: "Tests/Chapters/10-More/Timer/TimerTests.swift"),
  Change(file: "Chapters/01-Start/README.md"),
  Change(file: "Chapters/01-Start/Counter/notes.txt"),
  Change(file: "Tests/Chapters/01-Start/Counter/.CounterTests.swift.swp"),
  Change("another chapter's work") { $0.submission.works[SampleCourse.timer] = nil },
  Change(file: "Tests/Chapters/01-Start/Lamp/LampTests.swift"),
  Change("a suite that was checked out anew") { course in
    let place = "Tests/Chapters/01-Start/Counter/CounterTests.swift"
    try FileManager.default.removeItem(at: course.root.appending(path: place))
    try course.root.write("// \(place)", to: place)
  },
  Change("what is ignored") { $0.submission.ignored = ["notes.txt"] },
  Change("the name") { $0.submission.id = "Jun" },
]

private let telling: [Change] = [
  Change("the learner's file") {
    $0.submission.works[SampleCourse.counter]?.sources[0].text.text += "\n"
  },
  Change("the file's name") { $0.submission.works[SampleCourse.counter]?.sources[0].name = "Other.swift" },
  Change("a file not taken") {
    $0.submission.works[SampleCourse.counter]?.refused = [.init(name: "More.swift", reason: .missing)]
  },
  Change("nothing handed in") { $0.submission.works[SampleCourse.counter] = nil },
  Change(file: "Tests/Chapters/01-Start/Counter/CounterTests.swift"),
  Change(file: "Tests/Chapters/01-Start/Counter/MoreTests.swift"),
  Change(file: "Tests/Chapters/01-Start/Counter/Variants/one.fault"),
  Change(file: "Tests/Chapters/01-Start/Counter/Processes/Kiosk/main.swift"),
  Change(file: "Solutions/01-Start/Counter/Counter.swift"),
  Change(file: "Chapters/01-Start/Counter/Counter.swift"),
  Change(file: "Chapters/Library/Clocks/Clock.swift"),
  Change(file: "Chapters/Library/Clocks/More.swift"),
  Change(file: "Package.swift"),
  Change("a suite that is gone") {
    try FileManager.default.removeItem(at: $0.root.appending(path: "Tests/Chapters/01-Start/Counter"))
  },
  Change("points") { $0.catalog.chapters[0].exercises[0].points += 1 },
  Change("modules") { $0.catalog.chapters[0].exercises[0].modules = ["Bell"] },
  Change("a process") { $0.catalog.chapters[0].exercises[0].processes = ["Kiosk"] },
  Change("the modules of a process") {
    $0.catalog.chapters[0].exercises[0].processes = [.init(name: "Kiosk", modules: ["Bell"])]
  },
  Change("repeats") { $0.catalog.chapters[0].exercises[0].repeats = 3 },
  Change("the version of Swift") {
    $0.conditions = .init(
      toolchain: Toolchain(version: "6.3.2", runtime: $0.conditions.toolchain.runtime),
      launcher: $0.conditions.launcher
    )
  },
  Change("another toolchain") {
    $0.conditions = .init(
      toolchain: Toolchain(version: $0.conditions.toolchain.version, runtime: "/other"),
      launcher: $0.conditions.launcher
    )
  },
  Change("the sandbox") { $0.conditions = .sample(.namespaces) },
  Change("the limit of a test") { $0.limits.test += 1 },
  Change("the limit of memory") { $0.limits.memory += 1 },
  Change("the limit of a build") { $0.limits.build += 1 },
  Change("whose it is") { $0.submission.isOwn.toggle() },
  Change("protections") { $0.protections.remove(.canaries) },
]

private let neighbourly: [Change] = [
  Change("a chapter-mate's file") { $0.submission.works[SampleCourse.lamp]?.sources[0].text.text += "\n" },
  Change("a chapter-mate that is gone") { $0.submission.works[SampleCourse.lamp] = nil },
]

/// Something about the machine.
struct Circumstance: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var apply: @Sendable (inout VerdictKey.Shared) -> Void
}

private let circumstances: [Circumstance] = [
  .init(testDescription: "size of the grader") { $0.grader.size += 1 },
  .init(testDescription: "time of the grader") { $0.grader.modified += 1 },
  .init(testDescription: "Swift") { $0.swift = "6.4" },
  .init(testDescription: "runtime") { $0.runtime = "/other" },
  .init(testDescription: "library") { $0.library = [$0.grader] },
  .init(testDescription: "build time") { $0.limits.build += 1 },
  .init(testDescription: "test time") { $0.limits.test += 1 },
  .init(testDescription: "memory") { $0.limits.memory += 1 },
  .init(testDescription: "file size") { $0.limits.files += 1 },
  .init(testDescription: "processes") { $0.limits.processes += 1 },
  .init(testDescription: "descriptors") { $0.limits.descriptors += 1 },
  .init(testDescription: "processor time") { $0.limits.processor += 1 },
  .init(testDescription: "isolation") { $0.isolation = .limits },
  .init(testDescription: "environment") { $0.environment["LANG"] = "ko_KR.UTF-8" },
  .init(testDescription: "own") { $0.isOwn = false },
  .init(testDescription: "protections") { $0.protections = 0 },
]
