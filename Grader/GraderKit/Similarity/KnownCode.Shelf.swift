import Foundation

extension KnownCode {
  /// What a kit has of its exercises, each read when it is asked for first: whoever grades nobody needs none of it.
  final class Shelf {
    private let kit: Kit
    private let catalog: Catalog
    private var exercises: [ExerciseID: KnownCode] = [:]
    private var lessons: [String: KnownCode] = [:]

    /// - Parameters:
    ///   - kit: The kit; what it lacks, such as solutions, counts as empty.
    ///   - catalog: What the kit holds.
    init(_ kit: Kit, _ catalog: Catalog) {
      self.kit = kit
      self.catalog = catalog
    }

    /// An exercise's stub, what is given with it, its solution and the samples of its chapter's lesson.
    subscript(id: ExerciseID) -> KnownCode? {
      if let known = exercises[id] { return known }
      guard let exercise = catalog.exercise(id) else { return nil }
      let places =
        exercise.files.map { kit.stub(id).appending(path: $0) }
        + (exercise.files + exercise.givenFiles).map { kit.solutions.appending(path: "\(id.path)/\($0)") }
      let own = KnownCode(places.compactMap { try? SourceText(reading: $0).text })
      let known = KnownCode(stretches: lesson(id.chapter).stretches.union(own.stretches))
      exercises[id] = known
      return known
    }

    private func lesson(_ chapter: String) -> KnownCode {
      if let known = lessons[chapter] { return known }
      let text = try? SourceText(reading: kit.chapters.appending(path: "\(chapter)/README.md")).text
      let known = KnownCode(text.map { Lesson(markdown: $0).samples.map(\.code) } ?? [])
      lessons[chapter] = known
      return known
    }
  }
}
