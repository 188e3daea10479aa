import Foundation
import Testing

@testable import GraderKit

/// Exercises of the real kit, by what may be handed in for them, through the whole of the real pipeline.
@Suite("Of every exercise", .serialized, .ownThread)
struct MatrixTests {
  @Test("What asks nothing of its author earns nothing (G9)")
  func blanks() throws {
    let verdict = try grade { number, text in
      // Nothing, nothing to be seen, and nothing that counts.
      switch number % 3 {
      case 0: ""
      case 1: "\n\n  \n"
      default: "// " + text.replacing("\n", with: "\n// ")
      }
    }
    for exercise in verdict.exercises where exercise.outcome != .coming {
      #expect(exercise.status != .passed, "\(exercise.id)")
      #expect(exercise.earned == .zero, "\(exercise.id)")
      #expect(exercise.status != .graderFault, "\(exercise.id): \(exercise.outcome)")
    }
  }

  @Test("The reference earns all, however it was saved (G9, G15)")
  func reference() throws {
    let verdict = try grade("01", "03") { "\u{FEFF}" + $1.replacing("\n", with: "\r\n") }
    for exercise in verdict.exercises where exercise.outcome != .coming {
      #expect(exercise.status == .passed, "\(exercise.id): \(exercise.outcome)")
      #expect(exercise.earned == exercise.points, "\(exercise.id)")
    }
  }

  /// Grades the solutions that some words name, or all, each file changed by the number of its exercise in the course.
  private func grade(_ words: String..., change: (Int, String) -> String) throws -> Verdict {
    let kit = FixtureKit.realKit
    let catalog = try Catalog(kit: kit)
    return try withTemporaryFolder { folder in
      let tree = folder.appending(path: "tree")
      try FileManager.default.copyItem(at: kit.solutions, to: tree)
      for (number, (chapter, exercise)) in catalog.exercises.enumerated() {
        for name in exercise.files {
          let file = tree.appending(path: "\(chapter.id)/\(exercise.id)/\(name)")
          guard let source = try? String(contentsOf: file, encoding: .utf8) else { continue }
          try change(number, source).write(to: file, atomically: true, encoding: .utf8)
        }
      }
      return try Grading(kit: kit, catalog: catalog)
        .grade(Submission(at: tree, catalog: catalog), selection: Selection(words: words, catalog: catalog))
    }
  }
}
