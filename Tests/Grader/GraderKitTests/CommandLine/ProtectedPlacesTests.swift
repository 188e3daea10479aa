import Foundation
import Testing

@testable import GraderKit

@Suite("A report")
struct ProtectedPlacesTests {
  @Test("Is not written over the submission, whatever way leads there", arguments: submissions)
  func submission(_ path: String) throws {
    try withFolders { folder, places in
      let path = "\(folder.path)/\(path)"
      #expect(throws: UsageError.outputOverSubmission(path: path)) {
        try places.check(ReportOutput(format: .json, path: path))
      }
    }
  }

  @Test("Is not written over the workbook, either", arguments: kits)
  func kit(_ path: String) throws {
    try withFolders { folder, places in
      let path = "\(folder.path)/\(path)"
      #expect(throws: UsageError.outputOverKit(path: path)) {
        try places.check(ReportOutput(format: .json, path: path))
      }
    }
  }

  @Test("May lie beside them, also where there is one already", arguments: freePlaces)
  func free(_ path: String?) throws {
    try withFolders { folder, places in
      try places.check(ReportOutput(format: .json, path: path.map { "\(folder.path)/\($0)" }))
    }
  }

  @Test("Takes no folder's place", arguments: ["reports", "kit/reports", "mina/reports/", "new/", "kit/.build"])
  func folder(_ path: String) throws {
    try withFolders { folder, places in
      try folder.makeFolder("reports")
      let path = "\(folder.path)/\(path)"
      #expect(throws: UsageError.outputOverFolder(path: path)) {
        try places.check(ReportOutput(format: .json, path: path))
      }
    }
  }

  @Test("Is not written over the archive that is graded")
  func archive() throws {
    try withTemporaryFolder { folder in
      try folder.write("", to: "mina.zip")
      try folder.write("", to: "old.json")
      try folder.link("report.json", to: "mina.zip")
      let places = ProtectedPlaces(
        kit: Kit(root: folder.appending(path: "kit")),
        catalog: SampleCourse.catalog,
        submission: folder.appending(path: "mina.zip")
      )
      for name in ["mina.zip", "report.json"] {
        let path = "\(folder.path)/\(name)"
        #expect(throws: UsageError.outputOverSubmission(path: path)) {
          try places.check(ReportOutput(format: .json, path: path))
        }
      }
      for name in ["old.json", "new.json"] {
        try places.check(ReportOutput(format: .json, path: "\(folder.path)/\(name)"))
      }
    }
  }

  /// A kit, a checkout that was handed in, and links to what is in them.
  private func withFolders(_ body: (URL, ProtectedPlaces) throws -> Void) throws {
    try withTemporaryFolder { folder in
      for root in ["kit", "mina"] {
        try writeCourse(folder.appending(path: "\(root)/Chapters"))
        for path in [
          "Package.swift", "README.md", "Grader/a.swift", "Tests/a.swift", "old.json", ".gitignore", ".ci/run", "notes",
          "reports/old.json", "OLD.HTML", ".build/old.json",
        ] {
          try folder.write("", to: "\(root)/\(path)")
        }
      }
      try folder.write("", to: "kit/.workbook/progress.json")
      try folder.write("", to: "kit/Solutions/a.swift")
      try folder.link("way", to: "mina/Chapters")
      try folder.link("file", to: "mina/Chapters/01-Start/Lamp/Lamp.swift")
      try folder.link("later", to: "mina/Chapters/01-Start/new.json")
      for (name, file) in [("hard", "mina/Chapters/01-Start/Lamp/Lamp.swift"), ("twin", "kit/old.json")] {
        #expect(link("\(folder.path)/\(file)", "\(folder.path)/\(name)") == 0)
      }
      try body(
        folder,
        ProtectedPlaces(
          kit: Kit(root: folder.appending(path: "kit")),
          catalog: SampleCourse.catalog,
          submission: folder.appending(path: "mina")
        )
      )
    }
  }
}

private let submissions = [
  "mina/Chapters/01-Start/Lamp/Lamp.swift", "mina/Chapters/01-Start/new.json", "mina/Chapters", "mina/Package.swift",
  "mina/README.md", "mina/Grader/a.swift", "mina/Tests/../Tests/a.swift", "kit/../mina/Package.swift",
  "mina/.gitignore", "mina/.ci/run", "mina/.ci/new.json", "mina/notes",
  "way/01-Start/Lamp/Lamp.swift", "way/../Package.swift", "file", "later", "hard",
]

private let kits = [
  "kit/Package.swift", "kit/Chapters/01-Start/Lamp/Lamp.swift", "kit/Chapters/new.json", "kit/Solutions/a.swift",
  "kit/Tests/a.swift", "kit/Grader/a.swift", "kit/Grader/new/folder/report.json", "kit/README.md",
  "kit/.gitignore", "kit/.ci/run", "kit/.ci/new.json", "kit/notes",
  "kit/.workbook/progress.json", "mina/../kit/Package.swift",
]

private let freePlaces: [String?] = [
  nil, "new.json", "new/folder/new.json", "kit/old.json", "kit/new.json", "mina/old.json", "mina/new.json", "twin",
  "kit/.build/new.json", "kit/.build/old.json", "kit/reports/old.json", "kit/reports/new.json", "kit/OLD.HTML",
  "mina/reports/old.json", "kit/Chapters/../new.json",
]
