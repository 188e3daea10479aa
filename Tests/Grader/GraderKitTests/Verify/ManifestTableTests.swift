import Foundation
import Testing

@testable import GraderKit

@Suite("The manifest's table of exercises")
struct ManifestTableTests {
  @Test("This kit's table names what its chapter.json files name")
  func thisKit() throws {
    let kit = FixtureKit.realKit
    let catalog = try Catalog(kit: kit)
    let manifest = try SourceText(reading: kit.root.appending(path: "Package.swift")).text
    #expect(!catalog.exercises.isEmpty)
    if let mend = ManifestTable.mend(manifest: manifest, catalog: catalog) {
      Issue.record("Package.swift and the chapter.json files disagree. Mend the table of exercises: \(mend)")
    }
  }

  @Test("A line names the modules of an exercise, what it imports and the programs that its suite starts")
  func processes() {
    var exercise = SampleCourse.exercise("Counter")
    exercise.modules = ["Count", "CountLive"]
    exercise.imports = ["Publishing", "Testing"]
    exercise.processes = ["CounterApp", "CounterWidget"]
    let chapter = Chapter(id: "01-Start", title: LocalizedText(en: "Start", ko: "시작"), exercises: [exercise])
    let line =
      #"Exercise(chapter: "01-Start", id: "Counter", modules: ["Count", "CountLive"], imports: ["Publishing", "Testing"], processes: ["CounterApp", "CounterWidget"]),"#
    let catalog = Catalog(chapters: [chapter])
    #expect(ManifestTable.mend(manifest: "let exercises: [Exercise] = [\n  \(line)\n]", catalog: catalog) == nil)
    let broken = line.replacing("(", with: "(\n    ").replacing(", processes", with: ",\n    processes")
      .replacing("),", with: "\n  ),")
    #expect(ManifestTable.mend(manifest: "let exercises: [Exercise] = [\n  \(broken)\n]", catalog: catalog) == nil)
    let mend = ManifestTable.mend(manifest: "let exercises: [Exercise] = [\n  \(counter)\n]", catalog: catalog)
    #expect(mend == "add '\(line)'; remove '\(counter)'")
  }

  @Test("A line says that an exercise is a manifest")
  func manifest() {
    var exercise = SampleCourse.exercise("Counter")
    exercise.manifest = true
    let chapter = Chapter(id: "01-Start", title: LocalizedText(en: "Start", ko: "시작"), exercises: [exercise])
    let line = #"Exercise(chapter: "01-Start", id: "Counter", manifest: true),"#
    let catalog = Catalog(chapters: [chapter])
    #expect(ManifestTable.mend(manifest: "let exercises: [Exercise] = [\n  \(line)\n]", catalog: catalog) == nil)
    let mend = ManifestTable.mend(manifest: "let exercises: [Exercise] = [\n  \(counter)\n]", catalog: catalog)
    #expect(mend == "add '\(line)'; remove '\(counter)'")
  }

  @Test("Its list of the modules that every exercise uses is this course's library, as exercises are linked with it")
  func everywhere() throws {
    let manifest = try FixtureKit.realKit.root.text(of: "Package.swift")
    #expect(ManifestTable.everywhere(manifest: manifest) == ["ComposableArchitecture", "CustomDump"])
    #expect(ManifestTable.everywhere(manifest: "let everywhere: [String] = [\n  \"A\",\n  \"B\",\n]\n") == ["A", "B"])
    for none in ["", "let everywhere: [String] = []\n", "// let everywhere = [\"A\"]\n"] {
      #expect(ManifestTable.everywhere(manifest: none) == [])
    }
  }

  @Test("A table that is empty is filled where it stands", arguments: ["", "\n"])
  func filled(_ between: String) {
    let manifest = "// A\nlet exercises: [Exercise] = [\(between)]\n// B\n"
    #expect(
      ManifestTable.mended(manifest: manifest, catalog: SampleCourse.catalog)
        == "// A\nlet exercises: [Exercise] = [\n  \(counter)\n  \(lamp)\n  \(timer)\n]\n// B\n"
    )
    #expect(ManifestTable.mended(manifest: "let others = []\n", catalog: SampleCourse.catalog) == nil)
  }

  @Test("A table that disagrees is told how to agree", arguments: tables)
  func mend(_ table: Table) {
    let manifest = """
      // One line for each exercise.
      let exercises: [Exercise] = [
      \(table.lines.map { "  \($0)" }.joined(separator: "\n"))
      ]
      """
    #expect(ManifestTable.mend(manifest: manifest, catalog: SampleCourse.catalog) == table.mend)
  }

  struct Table: CustomTestStringConvertible {
    var testDescription: String
    var lines: [String]
    var mend: String?
  }
}

private let counter = #"Exercise(chapter: "01-Start", id: "Counter"),"#
private let lamp = #"Exercise(chapter: "01-Start", id: "Lamp"),"#
private let gate = #"Exercise(chapter: "01-Start", id: "Gate"),"#
private let timer = #"Exercise(chapter: "10-More", id: "Timer"),"#

private let tables: [ManifestTableTests.Table] = [
  .init(testDescription: "agrees", lines: [counter, lamp, timer], mend: nil),
  .init(testDescription: "lacks one", lines: [counter, timer], mend: "add '\(lamp)'"),
  .init(
    testDescription: "is empty",
    lines: [],
    mend: "add '\(counter)'; add '\(lamp)'; add '\(timer)'"
  ),
  .init(
    testDescription: "has one whose kind has no engine",
    lines: [counter, lamp, gate, timer],
    mend: "remove '\(gate)'"
  ),
  .init(
    testDescription: "has one in another chapter",
    lines: [counter, lamp, timer.replacingOccurrences(of: "10-More", with: "11-More")],
    mend: "add '\(timer)'; remove '\(timer.replacingOccurrences(of: "10-More", with: "11-More"))'"
  ),
  .init(
    testDescription: "has another order",
    lines: [lamp, counter, timer],
    mend: "put the lines in this order: \(counter) \(lamp) \(timer)"
  ),
  .init(
    testDescription: "has one twice",
    lines: [counter, lamp, lamp, timer],
    mend: "put the lines in this order: \(counter) \(lamp) \(timer)"
  ),
]
