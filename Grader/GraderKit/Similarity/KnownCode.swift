import Foundation

/// What everybody who works on an exercise starts with, has read or ends at: code that tells nothing of who wrote it.
package struct KnownCode: Equatable, Sendable {
  /// Every stretch of it.
  let stretches: Set<UInt32>

  /// In seconds; even on a busy machine a chapter takes a few.
  private static let timeLimit = 600

  /// Takes the stretches of some files, which the kit's authors wrote.
  package init(_ texts: [String]) {
    let stretches = RoomyThread.run(within: Self.timeLimit) {
      Set(texts.flatMap { CodePrints.stretches(of: CodeTokens(ParsedSource(name: "", source: $0))).map(\.hash) })
    }
    self.stretches = stretches ?? []
  }

  /// What a kit has of an exercise: its stub, what is given with it, its solution and the samples of its chapter's lesson.
  ///
  /// - Parameters:
  ///   - kit: The kit; what it lacks, such as solutions, counts as empty.
  ///   - id: The exercise.
  ///   - exercise: What the catalog says of it.
  package init(kit: Kit, id: ExerciseID, exercise: Exercise) {
    let files = exercise.files + (exercise.given ?? [])
    let places =
      exercise.files.map { kit.stub(id).appending(path: $0) }
      + files.map { kit.solutions.appending(path: "\(id.path)/\($0)") }
    let lesson = kit.chapters.appending(path: "\(id.chapter)/README.md")
    let samples = (try? SourceText(reading: lesson)).map { Lesson(markdown: $0.text).samples.map(\.code) } ?? []
    self.init(places.compactMap { try? SourceText(reading: $0).text } + samples)
  }
}
