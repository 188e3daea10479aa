/// What the learner should look at next.
enum NextStep: Equatable, Sendable {
  case exercise(Standing.Entry)
  case allDone
  case nothingToDo

  /// The first exercise that is still to be done.
  ///
  /// - Parameters:
  ///   - standing: Where the learner stands.
  ///   - last: The one exercise that was done just now: what stands behind it comes first. None where there were several.
  init(_ standing: Standing, after last: ExerciseID? = nil) {
    if let entry = last.flatMap({ standing.next(after: $0) }) ?? standing.next {
      self = .exercise(entry)
    } else {
      self = standing.entries.contains { $0.state != .coming } ? .allDone : .nothingToDo
    }
  }
}

extension Standing.Entry {
  /// The file to edit first, from the root of the kit.
  var file: String { "Chapters/\(id.path)/\(exercise.files.first ?? "")" }
}
