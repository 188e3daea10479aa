import Foundation

/// What everybody who works on an exercise starts with, has read or ends at: code that tells nothing of who wrote it.
package struct KnownCode: Equatable, Sendable {
  /// Every stretch of it.
  let stretches: Set<UInt32>

  /// In seconds; even on a busy machine a chapter takes a few.
  private static let timeLimit = 600

  private init(stretches: Set<UInt32>) {
    self.stretches = stretches
  }

  /// Takes the stretches of some files, which the kit's authors wrote.
  package init(_ texts: [String]) {
    let stretches = RoomyThread.run(within: Self.timeLimit) {
      Set(texts.flatMap { CodePrints.stretches(of: CodeTokens(ParsedSource(name: "", source: $0))).map(\.hash) })
    }
    self.stretches = stretches ?? []
  }

  /// What a kit has of each exercise: its stub, what is given with it, its solution and the samples of its chapter's lesson.
  ///
  /// - Parameters:
  ///   - kit: The kit; what it lacks, such as solutions, counts as empty.
  ///   - catalog: What the kit holds.
  ///   - selection: Which exercises of it.
  /// - Returns: The code by exercise.
  static func of(_ kit: Kit, _ catalog: Catalog, _ selection: Selection) -> [ExerciseID: KnownCode] {
    var lessons: [String: KnownCode] = [:]
    var known: [ExerciseID: KnownCode] = [:]
    for id in selection.exercises {
      guard let exercise = catalog.exercise(id), exercise.hasEngine else { continue }
      let lesson = lessons[id.chapter] ?? KnownCode(samples(kit.chapters.appending(path: "\(id.chapter)/README.md")))
      lessons[id.chapter] = lesson
      let places =
        exercise.files.map { kit.stub(id).appending(path: $0) }
        + (exercise.files + exercise.givenFiles).map { kit.solutions.appending(path: "\(id.path)/\($0)") }
      let own = KnownCode(places.compactMap { try? SourceText(reading: $0).text })
      known[id] = KnownCode(stretches: lesson.stretches.union(own.stretches))
    }
    return known
  }

  private static func samples(_ lesson: URL) -> [String] {
    guard let text = try? SourceText(reading: lesson).text else { return [] }
    return Lesson(markdown: text).samples.map(\.code)
  }
}
