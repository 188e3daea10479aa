/// Something about a run as a whole that does not agree with itself; what ran in it is not passed.
package enum RunDoubt: Equatable, Sendable, Codable {
  /// The process ended between two tests or after the last, before the run had come to its end.
  case runNeverEnded
  /// The process did not end as one ends whose tests have these results.
  case endsOtherwise
  /// What the run left could not be read in full.
  case unreadableTraces
  /// Something was reported outside of every test, in these words.
  case issueOfNoTest(String)
  /// So many other things were, too.
  case moreIssuesOfNoTest(Int)
  /// An assertion of the grader's own, of this form, passed where it had to fail.
  case silentForm(String)
  /// An assertion ran where no test did.
  case assertionOfNoTest
  /// The compiler understood a file that the grader, which looks through it first, could not make out.
  case unclearSource(file: String)
  /// Tests that objected to the right feature had accepted it in another process.
  case unsteady
  /// Tests that objected to the right feature on a busy machine had accepted it so many times.
  case guesses(accepted: Int)
  /// A test, by its title, that said now this and now that of one and the same version of a feature.
  case wavers(test: String)
  /// There is no test that could run.
  case noTests

  /// Its name in the verdict's JSON.
  package var code: String {
    switch self {
    case .runNeverEnded: "runNeverEnded"
    case .endsOtherwise: "endsOtherwise"
    case .unreadableTraces: "unreadableTraces"
    case .issueOfNoTest: "issueOfNoTest"
    case .moreIssuesOfNoTest: "moreIssuesOfNoTest"
    case .silentForm: "silentForm"
    case .assertionOfNoTest: "assertionOfNoTest"
    case .unclearSource: "unclearSource"
    case .unsteady: "unsteady"
    case .guesses: "guesses"
    case .wavers: "wavers"
    case .noTests: "noTests"
    }
  }
}
