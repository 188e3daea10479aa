import Foundation
import Testing

@testable import GraderKit

@Suite("An edition's manifest")
struct EditionManifestTests {
  @Test("Has no statement, declaration or element that is for authors, and all the rest as it was")
  func authors() {
    let edition = EditionManifest(manifest, chapters: ["01-Start", "02-More"])
    #expect(
      edition.text == """
        let exercises: [Exercise] = [
          Exercise(chapter: "01-Start", id: "Lamp"),
          Exercise(
            chapter: "02-More",
            id: "Gate", kind: .tests
          ),
        ]
        let tests: [Target] = [
          .testTarget(name: "ATests", path: "Tests/Library/A"),
          .target(name: "B", path: "Tests/Library/B"),
        ]
        struct Exercise {
          var chapter: String
          var id: String { "\\(chapter)" }
        }

        """
    )
    #expect(edition.testFolders == ["Tests/Library/A", "Tests/Library/B"])
  }

  @Test("Names no exercise of a chapter that does not come along")
  func chapters() {
    let edition = EditionManifest(manifest, chapters: ["02-More"])
    #expect(!edition.text.contains("Lamp"))
    #expect(edition.text.contains("Gate"))
  }

  @Test("Of this kit names what is there, and nothing of what judges")
  func real() throws {
    let kit = FixtureKit.realKit
    var catalog = try Catalog(kit: kit)
    catalog.chapters = [catalog.chapters[1], catalog.chapters[3]]
    let text = try kit.root.text(of: "Package.swift")
    let edition = EditionManifest(text, chapters: Set(catalog.chapters.map(\.id)))
    #expect(ManifestTable.mend(manifest: edition.text, catalog: catalog) == nil)
    for word in ["Solutions", "WORKBOOK_AUTHORS", "Authors only", "Tests/Chapters", "Tests/Grader"] {
      #expect(text.contains(word), "\(word)")
      #expect(!edition.text.contains(word), "\(word)")
    }
    #expect(edition.testFolders.contains("Tests/Library/ClocksTests"))
    #expect(!edition.testFolders.contains("Tests/Library/Documents"))
  }
}

private let manifest = """
  let exercises: [Exercise] = [
    Exercise(chapter: "01-Start", id: "Lamp"),
    Exercise(
      chapter: "02-More",
      id: "Gate", kind: .tests
    ),
  ]
  let tests: [Target] = [
    .testTarget(name: "ATests", path: "Tests/Library/A"),
    // Authors only: it takes long.
    .testTarget(name: "LongTests", path: "Tests/Library/Long"),
    .target(name: "B", path: "Tests/Library/B"),
  ]
  // Authors only: the solutions.
  if authors {
    place = "Solutions"
  }
  struct Exercise {
    var chapter: String
    // Authors only: what judges.
    var suite: Target { .testTarget(name: "S", path: "Tests/Chapters") }
    var id: String { "\\(chapter)" }
  }

  """
