/// A course file cannot be used.
package enum CourseError: Error, Equatable, Sendable {
  case unreadable(SourceText.Refusal)
  case notJSON
  case unknownKey(String, meant: String?, known: [String])
  case wrongKind(key: String, Kind)
  /// A key that names no chapter or exercise.
  case unknownExercise(key: String, meant: String?)
  /// A time without a date, a time of day, or a zone.
  case notATime(key: String, value: String)
  case outOfRange(key: String, value: String, from: Int, to: Int)
  case tooManyDecimals(key: String, value: String)
  case needsDeadline(key: String)

  /// What a value has to be.
  package enum Kind: String, CaseIterable, Sendable {
    case object
    case text
    case number
    case wholeNumber
    case texts
    case times
    case weights
  }
}
