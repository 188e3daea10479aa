import Foundation
import Testing

@testable import GraderKit

@Suite("A new exercise")
struct ScaffoldTests {
  @Test(
    "Stands in its chapter's list and in the manifest's table, in the catalog's order",
    arguments: Exercise.Kind.allCases
  )
  func entries(_ kind: Exercise.Kind) throws {
    try withKit { kit in
      try Scaffold("01/Gate", kind: kind, kit: kit, catalog: Catalog(kit: kit)).write(to: kit)
      let catalog = try Catalog(kit: kit)

      #expect(catalog.chapters[0].exercises.map(\.id) == ["Lamp", "Gate"])
      #expect(catalog.chapters[0].exercises[1].kind == kind)
      #expect(catalog.chapters[0].exercises[1].hasEngine)
      #expect(ManifestTable.mend(manifest: try kit.root.text(of: "Package.swift"), catalog: catalog) == nil)
      #expect(try kit.root.text(of: "Package.swift").hasSuffix("),\n]\n"))
    }
  }

  @Test("Lacks only what its author has to say", arguments: Exercise.Kind.allCases)
  func lacks(_ kind: Exercise.Kind) throws {
    try withKit { kit in
      try Scaffold("01/Gate", kind: kind, kit: kit, catalog: Catalog(kit: kit)).write(to: kit)
      let catalog = try Catalog(kit: kit)
      let chapter = catalog.chapters[0]
      let problems =
        KitInspection(kit: kit, catalog: catalog).findings(chapter, chapter.exercises[1])
        + VariantInspection(kit: kit, catalog: catalog).findings(chapter, chapter.exercises[1])
      let tooFew: [Finding.Problem] =
        kind == .feature
        ? [.variantsTooFew("fault", count: 1, least: 8)]
        : [.variantsTooFew("refactoring", count: 1, least: 2), .variantsTooFew("fault", count: 1, least: 10)]

      #expect(
        problems.map(\.problem)
          == [
            .noPoints, .hintsTooFew(.english),
            .noLessonSection(file: "Chapters/01-Start/README.md", heading: "## 1.2 Gate"), .noTitle(.korean),
            .hintsTooFew(.korean),
            .noLessonSection(file: "Chapters/01-Start/README.ko.md", heading: "## 1.2 Gate"),
          ] + tooFew
      )
    }
  }

  @Test("In a chapter that is new, the chapter begins, too")
  func newChapter() throws {
    try withKit { kit in
      try Scaffold("02-Effects/Timer", kind: .feature, kit: kit, catalog: Catalog(kit: kit)).write(to: kit)
      let catalog = try Catalog(kit: kit)

      #expect(catalog.chapters.map(\.id) == ["01-Start", "02-Effects"])
      #expect(catalog.chapters[1].exercises.map(\.id) == ["Timer"])
      #expect(try kit.root.names(in: "Chapters/02-Effects") == ["README.ko.md", "README.md", "Timer", "chapter.json"])
      #expect(ManifestTable.mend(manifest: try kit.root.text(of: "Package.swift"), catalog: catalog) == nil)
    }
  }

  @Test(
    "Needs a place that is named and free",
    arguments: [
      ("Timer", UsageError.notAPlace("Timer")), ("02/Timer", .notAPlace("02/Timer")),
      ("01-Other/Timer", .notAPlace("01-Other/Timer")), ("01/timer", .notAPlace("01/timer")),
      ("01/../Timer", .notAPlace("01/../Timer")), ("", .notAPlace("")), ("01/Lamp", .exerciseExists("Lamp")),
      ("01/\(longName)", .nameTooLong(longName, most: 60)),
      ("01/Left", .exerciseExists("Chapters/01-Start/Left/Left.swift")),
    ]
  )
  func place(_ word: String, _ error: UsageError) throws {
    try withKit { kit in
      try kit.root.write("", to: "Chapters/01-Start/Left/Left.swift")
      let catalog = try Catalog(kit: kit)
      #expect(throws: error) { try Scaffold(word, kind: .feature, kit: kit, catalog: catalog) }
    }
  }

  @Test(
    "Cannot have a name that something else has which it is compiled with",
    arguments: [
      ("Self", UsageError.NameOwner.language), ("Any", .language), ("Type", .language), ("Int", .standardLibrary),
      ("String", .standardLibrary), ("Task", .standardLibrary), ("Test", .standardLibrary),
      ("Testing", .standardLibrary), ("Swift", .standardLibrary), ("Foundation", .standardLibrary),
      ("Clocks", .module), ("ComposableArchitecture", .module), ("LampExercise", .module), ("Reducer", .library),
      ("Store", .library), ("Effect", .library), ("State", .library), ("Shared", .library), ("LAMP", .exercise),
    ]
  )
  func nameTaken(_ name: String, _ owner: UsageError.NameOwner) throws {
    try withKit { kit in
      let library = "Chapters/Library"
      try kit.root.write("public struct Clocks {}\n", to: "\(library)/Clocks/Clocks.swift")
      try kit.root.write(
        """
        public protocol Reducer<State> {
          associatedtype State
        }
        public final class Store {}
        @MainActor public struct Effect {}
        @freestanding(expression)
        public macro Shared() = #externalMacro(module: "M", type: "T")
        public struct Outer {
          public struct Inner {}
        }
        struct Hidden {}
        """,
        to: "\(library)/ComposableArchitecture/All.swift"
      )
      let catalog = try Catalog(kit: kit)
      #expect(throws: UsageError.nameTaken(name, by: owner)) {
        try Scaffold("01/\(name)", kind: .feature, kit: kit, catalog: catalog)
      }
      for free in ["Inner", "Hidden", "Tester", "Gate"] {
        _ = try Scaffold("01/\(free)", kind: .feature, kit: kit, catalog: catalog)
      }
    }
  }

  @Test("Cannot have the name of another's module or program, nor that of its suite", arguments: targets)
  func targetTaken(_ name: String) throws {
    try withKit { kit in
      var catalog = try Catalog(kit: kit)
      catalog.chapters[0].exercises[0].modules = ["LampApp", "LampBase"]
      catalog.chapters[0].exercises[0].processes = [.init(name: "LampHelper")]
      #expect(throws: UsageError.nameTaken(name, by: .module)) {
        try Scaffold("01/\(name)", kind: .feature, kit: kit, catalog: catalog)
      }
    }
  }

  private func withKit(_ body: (Kit) throws -> Void) throws {
    try withTemporaryFolder { root in
      try root.write(
        "let exercises: [Exercise] = [\n  Exercise(chapter: \"01-Start\", id: \"Lamp\"),\n]\n",
        to: "Package.swift"
      )
      try root.write(
        """
        {
          "id": "01-Start",
          "title": { "en": "Start", "ko": "시작" },
          "exercises": [
            {
              "id": "Lamp", "kind": "feature", "points": 5, "minutes": 1, "title": { "en": "Lamp", "ko": "램프" },
              "files": ["Lamp.swift"], "covers": [], "hints": { "en": ["[1]"], "ko": [] }
            }
          ]
        }
        """,
        to: "Chapters/01-Start/chapter.json"
      )
      try root.write("# 1 · Start\n", to: "Chapters/01-Start/README.md")
      try root.write("# 1 · 시작\n", to: "Chapters/01-Start/README.ko.md")
      try body(Kit(root: root))
    }
  }
}

private let longName = "Lamp" + String(repeating: "p", count: 57)

private let targets = ["LampApp", "LampBase", "LampHelper", "LampSuite"]
