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

  @Test(
    "Lacks only what its author has to say, whatever it begins as",
    arguments: Exercise.Kind.allCases,
    [false, true]
  )
  func lacks(_ kind: Exercise.Kind, _ isOwn: Bool) throws {
    try withKit { kit in
      if isOwn { try copyOwn(to: kit) }
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

  @Test("Begins as plain Swift, or as the kit has exercises begin", arguments: Exercise.Kind.allCases)
  func beginning(_ kind: Exercise.Kind) throws {
    try withKit { kit in
      func files() throws -> [String: String] {
        try Scaffold("01/Gate", kind: kind, kit: kit, catalog: Catalog(kit: kit)).files
          .filter { $0.key.contains("/Gate") }
      }
      let plain = try files()
      try copyOwn(to: kit)
      let own = try files()
      #expect(Set(plain.keys) == Set(own.keys))
      for (path, text) in plain { #expect(!text.contains("ComposableArchitecture"), "\(path)") }
      for (path, text) in own where path.hasSuffix(".swift") {
        #expect(text.hasPrefix("import ComposableArchitecture\n"), "\(path)")
      }
      for (path, text) in plain.merging(own, uniquingKeysWith: +) {
        #expect(!text.contains("NAME"), "\(path)")
        #expect(!text.contains(kind == .feature ? "question." : "fails:"), "\(path)")
      }
    }
  }

  @Test("Has its imports in order, wherever its name falls")
  func imports() throws {
    try withKit { kit in
      try copyOwn(to: kit)
      for (name, place) in [("Able", 0), ("Gate", 1), ("Zoo", 2)] {
        let scaffold = try Scaffold("01/\(name)", kind: .feature, kit: kit, catalog: Catalog(kit: kit))
        let tests = try #require(scaffold.files["Tests/Chapters/01-Start/\(name)/\(name)Tests.swift"])
        #expect(tests.split(separator: "\n").firstIndex(of: "import \(name)Exercise") == place)
      }
    }
  }

  @Test("Cannot begin as a kit has it that lacks a part")
  func incomplete() throws {
    try withKit { kit in
      try copyOwn(to: kit)
      try FileManager.default.removeItem(at: kit.root.appending(path: "Tests/Scaffold/Stub/NAME.swift"))
      let fault = #expect(throws: GraderFault.self) {
        try Scaffold("01/Gate", kind: .feature, kit: kit, catalog: Catalog(kit: kit))
      }
      guard case .incompleteKit("Tests/Scaffold/Stub/NAME.swift", _) = fault else {
        Issue.record("\(String(describing: fault))")
        return
      }
    }
  }

  @Test("Is the first of a kit that has no chapter yet")
  func first() throws {
    try withTemporaryFolder { root in
      try root.write("let exercises: [Exercise] = [\n]\n", to: "Package.swift")
      try root.makeFolder("Chapters")
      let kit = Kit(root: root)
      try Scaffold("01-Piles/Gate", kind: .tests, kit: kit, catalog: Catalog(kit: kit, canBeEmpty: true)).write(to: kit)
      #expect(try Catalog(kit: kit).chapters.map(\.id) == ["01-Piles"])
      #expect(
        try root.text(of: "Package.swift")
          == "let exercises: [Exercise] = [\n  Exercise(chapter: \"01-Piles\", id: \"Gate\", kind: .tests),\n]\n"
      )
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

  /// Has a kit's exercises begin as this course's do.
  private func copyOwn(to kit: Kit) throws {
    let folder = Scaffold.Beginning.folder
    try kit.root.makeFolder("Tests")
    try FileManager.default.copyItem(
      at: FixtureKit.realKit.root.appending(path: folder),
      to: kit.root.appending(path: folder)
    )
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
