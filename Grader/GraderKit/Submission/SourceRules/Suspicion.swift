/// A piece of a learner's source that changes no verdict, and that a teacher may want to look at.
package struct Suspicion: Equatable, Sendable, Codable {
  /// What it does; the names are those of the verdict's JSON.
  package enum Code: String, Equatable, Sendable, CaseIterable, Codable {
    /// It may end the process, signal it, or start others.
    case process
    /// It looks symbols up while it runs.
    case symbols
    /// It opens files or writes to descriptors.
    case files
    /// It reads the environment or the arguments of its process.
    case environment
    /// It names what reports failures.
    case reporter
    /// It asks which test runs, or whether one does.
    case testing
    /// It says how its values are dumped.
    case dumps
    /// It reaches around the compiler's checks of memory or of isolation.
    case unsafe
    /// It starts threads.
    case threads
    /// A property that was stored as the exercise came is computed, wrapped, or of another type.
    case property
  }

  package var file: String
  /// From 1.
  package var line: Int
  package var code: Code
  /// The name that says so, as the source spells it.
  package var name: String

  package init(file: String, line: Int, code: Code, name: String) {
    self.file = file
    self.line = line
    self.code = code
    self.name = name
  }
}
