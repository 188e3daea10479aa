/// The grader was asked for something that it does not know: exit status 2.
package enum UsageError: Error, Equatable, Sendable {
  case unknownCommand(String, meant: String?)
  /// A command that stands after options, where its own options cannot be told from others.
  case commandNotFirst(String)
  case unknownOption(String, command: String?, meant: String?)
  case missingValue(option: String)
  case repeated(option: String)
  case unexpectedValue(option: String, value: String)
  case unknownValue(option: String, value: String, known: [String], meant: String?)
  case notANumber(option: String, value: String)
  case tooLittleMemory(Int, least: Int)
  case outputWithoutFormat
  /// Two reports would go to one place; no path means standard output.
  case outputShared(by: [ReportFormat], path: String?)
  /// A report would be written over what is graded.
  case outputOverSubmission(path: String)
  /// A report would be written over the workbook.
  case outputOverKit(path: String)
  /// A report would take the place of a folder.
  case outputOverFolder(path: String)
  /// A word without a letter, as scripts make of a variable that is empty.
  case emptyWord
  case unexpectedArgument(String, command: String)
  case unknownExercise(String, meant: String?)
  /// A command that is about one exercise, without any.
  case noExercise(command: String)
  /// A chapter where an exercise is wanted.
  case severalExercises(String, command: String, first: String)
  /// A word that names no place where an exercise could stand.
  case notAPlace(String)
  case exerciseExists(String)
  /// A name of a chapter or an exercise that has more letters than it may have.
  case nameTooLong(String, most: Int)
  /// A name that something else has which the exercise, or what is made of it, is compiled with.
  case nameTaken(String, by: NameOwner)
  case submission(path: String, SubmissionRefusal)
  /// A command that works on what a learner edition does not have.
  case notInEdition(command: String)
  /// An edition would be made where something lies.
  case destinationNotEmpty(path: String)
  case destinationIsFile(path: String)
  /// What a service judges by would stay with the teacher.
  case withheldFromService(EditionTarget)
  /// An edition would be made within the kit that it is made from.
  case destinationInKit(path: String)
  /// A class that cannot be graded, or shards that cannot be merged.
  case classroom(ClassError)

  /// Who has a name that a new exercise cannot have.
  package enum NameOwner: String, CaseIterable, Sendable {
    case language
    case standardLibrary
    case library
    case module
    case exercise
  }
}
