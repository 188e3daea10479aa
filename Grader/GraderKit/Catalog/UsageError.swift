/// The grader was asked for something that it does not know: exit status 2.
package enum UsageError: Error, Equatable, Sendable {
  case unknownCommand(String, meant: String?)
  case unknownOption(String, command: String?, meant: String?)
  case missingValue(option: String)
  case repeated(option: String)
  case unexpectedValue(option: String, value: String)
  case unknownValue(option: String, value: String, known: [String], meant: String?)
  case notANumber(option: String, value: String)
  case tooLittleMemory(Int, least: Int)
  case outputWithoutFormat
  case unexpectedArgument(String, command: String)
  case unknownExercise(String, meant: String?)
  /// A word that names no place where an exercise could stand.
  case notAPlace(String)
  case exerciseExists(String)
  case submission(path: String, SubmissionRefusal)
}
