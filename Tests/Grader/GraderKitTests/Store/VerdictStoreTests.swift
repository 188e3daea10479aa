import Foundation
import Testing

@testable import GraderKit

@Suite("The store of verdicts")
struct VerdictStoreTests {
  @Test("Gives back every verdict as it was kept: every status, hostile texts among them")
  func whole() throws {
    try withStore { store in
      let verdicts = ReportVerdicts.every.exercises + ReportVerdicts.hostile.exercises
      for (index, verdict) in verdicts.enumerated() {
        let data = try JSONEncoder().encode(verdict.facts)
        let facts = try JSONDecoder().decode(ExerciseVerdict.Facts.self, from: data)
        #expect(ExerciseVerdict(id: verdict.id, exercise: verdict.exercise, facts: facts) == verdict)
        store.keep([(key(index), verdict.facts)])
        #expect(store.facts(for: key(index)) == (verdict.facts.areDecided ? verdict.facts : nil))
      }
    }
  }

  @Test("Of a learner edition shows no word of the suites, and gives back all the same", arguments: [false, true])
  func sealed(isEdition: Bool) throws {
    try withTemporaryFolder { folder in
      if isEdition { try folder.write(Edition(withheld: []).json, to: Edition.path) }
      let store = VerdictStore(kit: Kit(root: folder))
      let verdict = try #require(ReportVerdicts.every.exercises.first { $0.facts.areDecided && !$0.tests.isEmpty })
      store.keep([(key(1), verdict.facts)])
      #expect(store.facts(for: key(1)) == verdict.facts)
      let names = try FileManager.default.contentsOfDirectory(atPath: store.folder.path)
      let bytes = try Data(contentsOf: store.folder.appending(path: try #require(names.first)))
      let title = try #require(verdict.tests.first?.title)
      #expect((bytes.range(of: Data(title.utf8)) == nil) == isEdition)
    }
  }

  @Test("What was kept reads the same in every format")
  func formats() throws {
    try withStore { store in
      var verdict = ReportVerdicts.every
      let decided = verdict.chapters[0].exercises.filter(\.facts.areDecided)
      #expect(decided.count >= 3)
      verdict.chapters[0].exercises = decided
      store.keep(decided.enumerated().map { (key($0), $1.facts) })
      var kept = verdict
      kept.chapters[0].exercises = try decided.enumerated().map { index, exercise in
        let facts = try #require(store.facts(for: key(index)))
        return ExerciseVerdict(id: exercise.id, exercise: exercise.exercise, facts: facts)
      }
      for language in Language.allCases {
        for format in ReportFormat.allCases {
          let texts = try [verdict, kept].map {
            try Report(verdict: $0, language: language, token: "T").text(as: format)
          }
          #expect(texts[0] == texts[1])
        }
      }
    }
  }

  @Test("Keeps only what the files decide, and drops what was decided otherwise before", arguments: undecided)
  func kept(_ change: Undecided) throws {
    try withStore { store in
      var facts = SampleVerdict.lamp.facts
      store.keep([(key(1), facts)])
      #expect(store.facts(for: key(1)) != nil)
      change.apply(&facts)
      store.keep([(key(1), facts)])
      #expect(store.facts(for: key(1)) == nil)
      let names = try store.folder.names()
      #expect(names.isEmpty)
    }
  }

  @Test("A file that is not as it was kept is no verdict, and the next takes its place", arguments: damages)
  func damaged(_ damage: Damage) throws {
    try withStore { store in
      store.keep([(key(1), SampleVerdict.lamp.facts), (key(2), SampleVerdict.counter.facts)])
      try damage.apply(store.folder.appending(path: "\(key(1)).json"), store.folder.appending(path: "\(key(2)).json"))
      #expect(store.facts(for: key(1)) == nil)
      guard damage.isMendable else { return }
      store.keep([(key(1), SampleVerdict.lamp.facts)])
      #expect(store.facts(for: key(1)) == SampleVerdict.lamp.facts)
    }
  }

  @Test("A verdict of another user's is none", .enabled(if: geteuid() == 0, "only the superuser can give files away"))
  func foreign() throws {
    try withStore { store in
      store.keep([(key(1), SampleVerdict.lamp.facts)])
      let path = store.folder.appending(path: "\(key(1)).json").path
      #expect(chown(path, 60_600, 60_600) == 0)
      #expect(store.facts(for: key(1)) == nil)
      store.keep([(key(1), SampleVerdict.lamp.facts)])
      #expect(store.facts(for: key(1)) == SampleVerdict.lamp.facts)
    }
  }

  @Test("Nobody else can look into it")
  func closed() throws {
    try withStore { store in
      store.keep([(key(1), SampleVerdict.lamp.facts)])
      let attributes = try FileManager.default.attributesOfItem(atPath: store.folder.path)
      #expect(attributes[.posixPermissions] as? Int == 0o700)
    }
  }

  @Test("Where there can be none, nothing is found and nobody is kept from a verdict")
  func nowhere() throws {
    try withTemporaryFolder { folder in
      try folder.write("a file", to: "store")
      let store = VerdictStore(folder: folder.appending(path: "store"))
      store.keep([(key(1), SampleVerdict.lamp.facts)])
      #expect(store.facts(for: key(1)) == nil)
      #expect(try folder.text(of: "store") == "a file")
    }
  }

  @Test("Two graders at once find a whole verdict or none")
  func atOnce() throws {
    try withStore { store in
      let verdicts = [SampleVerdict.lamp.facts, SampleVerdict.counter.facts]
      DispatchQueue.concurrentPerform(iterations: 40) { index in
        store.keep([(key(1), verdicts[index % 2])])
        let found = store.facts(for: key(1))
        #expect(found.map(verdicts.contains) == true)
      }
      let names = try store.folder.names()
      #expect(names == ["\(key(1)).json"])
    }
  }

  @Test("Does not grow for ever: the newest stay")
  func bound() throws {
    try withStore(limit: 3) { store in
      for index in 0..<5 {
        store.keep([(key(index), SampleVerdict.lamp.facts)])
        let date = Date(timeIntervalSince1970: 1_000_000 + Double(index))
        let path = store.folder.appending(path: "\(key(index)).json").path
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
      }
      #expect((0..<5).filter { store.facts(for: key($0)) != nil } == [2, 3, 4])
    }
    try withStore(limit: nil) { store in
      for index in 0..<5 { store.keep([(key(index), SampleVerdict.lamp.facts)]) }
      let names = try store.folder.names()
      #expect(names.count == 5)
    }
  }

  private func withStore(limit: Int? = 100, _ body: (VerdictStore) throws -> Void) throws {
    try withTemporaryFolder { try body(VerdictStore(folder: $0.appending(path: "deep/store"), limit: limit)) }
  }
}

/// A key that nothing else has.
private func key(_ number: Int) -> VerdictKey { .sample("\(number)") }

extension VerdictKey {
  /// The key of something that has this name.
  static func sample(_ name: String) -> VerdictKey {
    guard let key = VerdictKey(Ground(id: name, task: "", works: [:], shared: "")) else {
      preconditionFailure("Texts can be put into words.")
    }
    return key
  }
}

/// A way in which a verdict is not decided.
struct Undecided: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var apply: @Sendable (inout ExerciseVerdict.Facts) -> Void
}

private let undecided: [Undecided] = [
  .init(testDescription: "grader fault") { $0.outcome = .fault(.noSandbox) },
  .init(testDescription: "compiler gave up") { $0.outcome = .compilerGaveUp(seconds: nil) },
  .init(testDescription: "build timed out") { $0.outcome = .compilerGaveUp(seconds: 3) },
  .init(testDescription: "unreadable file") { $0.outcome = .refused(file: "Lamp.swift", reason: .unreadable) },
  .init(testDescription: "run in doubt") { $0.doubts = [.runNeverEnded] },
  .init(testDescription: "test in doubt") { $0.tests[0].doubts = [Doubt(.passedOnce, test: "Counts")] },
  .init(testDescription: "timed out") { ($0.tests[0].status, $0.tests[0].code) = (.timedOut, .timedOut) },
  .init(testDescription: "wrote too much") { ($0.tests[0].status, $0.tests[0].code) = (.failed, .wroteTooMuch) },
  .init(testDescription: "never started") { ($0.tests[0].status, $0.tests[0].code) = (.notReached, .notStarted) },
  .init(testDescription: "ended by the kernel") {
    ($0.tests[0].status, $0.tests[0].code) = (.crashed, .crashed)
    $0.tests[0].crash = Crash(signal: "SIGKILL")
  },
  .init(testDescription: "a version timed out") {
    $0.variants = [VariantVerdict(id: "fault-1", kind: .fault, status: .caught, how: .timedOut)]
  },
]

/// What can become of the file of a verdict, beside that of another.
struct Damage: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var isMendable = true
  var apply: @Sendable (_ file: URL, _ other: URL) throws -> Void
}

private let damages: [Damage] = [
  .init(testDescription: "gone") { file, _ in try FileManager.default.removeItem(at: file) },
  .init(testDescription: "empty") { file, _ in try Data().write(to: file) },
  .init(testDescription: "truncated") { file, _ in try Data(contentsOf: file).dropLast(10).write(to: file) },
  .init(testDescription: "its first line alone") { file, _ in try Data(contentsOf: file).prefix(65).write(to: file) },
  .init(testDescription: "another word") { file, _ in
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing("\"passed\"", with: "\"failed\"").write(to: file, atomically: true, encoding: .utf8)
  },
  .init(testDescription: "no text") { file, _ in try Data(repeating: 0xFF, count: 300).write(to: file) },
  .init(testDescription: "of another format") { file, _ in try Data("{\"version\": 0}".utf8).write(to: file) },
  .init(testDescription: "another's") { file, other in
    try FileManager.default.removeItem(at: file)
    try FileManager.default.copyItem(at: other, to: file)
  },
  .init(testDescription: "a link") { file, other in
    let aside = other.deletingLastPathComponent().appending(path: "aside")
    try FileManager.default.moveItem(at: file, to: aside)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: other)
  },
  .init(testDescription: "a folder", isMendable: false) { file, _ in
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
  },
  .init(testDescription: "a pipe") { file, _ in
    try FileManager.default.removeItem(at: file)
    #expect(mkfifo(file.path, 0o600) == 0)
  },
]
