/// A piece of a learner's source that the grader does not build.
///
/// Each of these can take the meaning out of an assertion that the hidden suite makes, and no exercise asks for any.
package struct SourceRefusal: Equatable, Sendable, Codable {
  /// What is refused; the names are as the source spells them, without backticks.
  package enum Kind: Hashable, Sendable, Codable {
    case macro(String)
    /// An `operator` or a `precedencegroup`.
    case operatorDeclaration(String)
    /// A function that is an operator, with the type that it stands in.
    case operatorFunction(String, of: String?)
    /// An extension of something that the learner's own files do not declare.
    case foreignExtension(of: String)
    case unlistedImport(String)
    /// An import in tests, of something that is not needed to test a feature.
    case unlistedTestImport(String)
    /// An import of the module that itself uses the file's module: a circle.
    case importOfUser(String)
    /// `@testable import` and its like.
    case importAttribute(String)
    case attribute(String)
    /// `#sourceLocation`: what the compiler says of the file would be taken for another's.
    case movesLines
    /// A public name that the suite uses for something else.
    case shadows(String)
    /// Tests that look at something other than what the feature does: the environment, files, the process.
    case looksElsewhere(String)
    /// What would run in tests before any of them begins.
    case trait(String)
    /// `#if` in tests: a test that is not built is not missed.
    case conditionalCompilation
    /// A manifest that does not say for which version of the package manager it is.
    case noToolsVersion
    /// A manifest that declares its package and then changes it.
    case manifestStatement
    /// The file is so long, or nested so deeply, that nothing can look through it.
    case tooComplex
  }

  package var file: String
  /// From 1.
  package var line: Int
  /// From 1.
  package var column: Int
  package var kind: Kind

  package init(file: String, line: Int, column: Int, kind: Kind) {
    self.file = file
    self.line = line
    self.column = column
    self.kind = kind
  }
}
