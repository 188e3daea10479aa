import Foundation
import Testing

@testable import GraderKit

/// Every exercise of the real kit, by what may be handed in for it, through the whole of the real pipeline.
@Suite("Of every exercise", .serialized, .ownThread)
struct MatrixTests {
  @Test("What asks nothing of its author earns nothing (G9)", arguments: Blank.allCases)
  func blanks(_ blank: Blank) throws {
    let verdict = try grade { blank.rawValue + (blank == .commented ? $0.replacing("\n", with: "\n// ") : "") }
    for exercise in verdict.exercises where exercise.outcome != .coming {
      #expect(exercise.status != .passed, "\(exercise.id)")
      #expect(exercise.earned == .zero, "\(exercise.id)")
      #expect(exercise.status != .graderFault, "\(exercise.id): \(exercise.outcome)")
    }
  }

  @Test("The reference earns all, however it was saved (G9, G15)")
  func reference() throws {
    let verdict = try grade { "\u{FEFF}" + $0.replacing("\n", with: "\r\n") }
    for exercise in verdict.exercises where exercise.outcome != .coming {
      #expect(exercise.status == .passed, "\(exercise.id): \(exercise.outcome)")
      #expect(exercise.earned == exercise.points, "\(exercise.id)")
    }
  }

  /// What a file begins with that holds no work.
  enum Blank: String, CaseIterable, CustomTestStringConvertible {
    case empty = ""
    case blank = "\n\n  \n"
    case commented = "// "

    var testDescription: String { "\(self)" }
  }

  /// Grades the solutions, each file changed.
  private func grade(_ change: (String) -> String) throws -> Verdict {
    let kit = FixtureKit.realKit
    let catalog = try Catalog(kit: kit)
    return try withTemporaryFolder { folder in
      let tree = folder.appending(path: "tree")
      try FileManager.default.copyItem(at: kit.solutions, to: tree)
      for (chapter, exercise) in catalog.exercises {
        for name in exercise.files {
          let file = tree.appending(path: "\(chapter.id)/\(exercise.id)/\(name)")
          guard let source = try? String(contentsOf: file, encoding: .utf8) else { continue }
          try change(source).write(to: file, atomically: true, encoding: .utf8)
        }
      }
      return try Grading(kit: kit, catalog: catalog)
        .grade(Submission(at: tree, catalog: catalog), selection: Selection(all: catalog))
    }
  }
}
