/// What the learner should look at next.
enum NextStep: Equatable, Sendable {
  case exercise(Standing.Entry)
  case allDone
  case nothingToDo

  /// The first exercise that is still to be done.
  init(_ standing: Standing) {
    if let entry = standing.next {
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
