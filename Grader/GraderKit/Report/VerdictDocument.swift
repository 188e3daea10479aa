/// A verdict as the world reads it: version 1 of the verdict's JSON, with its sentences in one language.
///
/// Every other report is made from this document, so that no two reports disagree.
package struct VerdictDocument: Equatable, Sendable, Codable {
  package var version = 1
  package var language: Language
  package var grader: GraderFacts
  package var submission: SubmissionFacts
  package var summary: Summary
  package var chapters: [ChapterDocument]

  package struct GraderFacts: Equatable, Sendable, Codable {
    package var swift: String
    package var isolation: Verdict.Isolation
    package var seconds: Double
  }

  package struct SubmissionFacts: Equatable, Sendable, Codable {
    package var id: String
    package var ignored: [String]
    package var notes: [String]
  }

  package struct Summary: Equatable, Sendable, Codable {
    package var tests: Counts
    package var assertions: Counts
    package var points: Points
    package var earned: Points
  }

  package struct ChapterDocument: Equatable, Sendable, Codable {
    package var id: String
    package var title: String
    package var points: Points
    package var earned: Points
    package var exercises: [ExerciseDocument]
  }

  package struct ExerciseDocument: Equatable, Sendable, Codable {
    package var id: String
    package var kind: Exercise.Kind
    package var points: Points
    package var earned: Points
    package var status: ExerciseStatus
    package var code: String?
    package var message: String?
    package var diagnostics: [Diagnostic]
    package var suspicions: [Suspicion]
    package var doubts: [DoubtDocument]
    package var tests: [TestDocument]
    package var variants: [Variant]
    /// The ids of a learner's tests that no faulty version failed.
    package var caughtNothing: [String]
  }

  /// Code that a teacher may want to look at.
  package struct Suspicion: Equatable, Sendable, Codable {
    package var file: String
    package var line: Int
    package var code: GraderKit.Suspicion.Code
    package var text: String
  }

  package struct DoubtDocument: Equatable, Sendable, Codable {
    package var code: String
    package var text: String
  }

  package struct TestDocument: Equatable, Sendable, Codable {
    package var id: String
    package var title: String
    package var points: Points
    package var earned: Points
    package var seconds: Double
    package var status: TestStatus
    package var code: String?
    package var message: String?
    package var output: String?
    package var signal: String?
    package var fatalMessage: String?
    package var lastAssertion: Int?
    /// How many issues of the test are not told, because there are so many.
    package var moreIssues: Int?
    package var assertions: [AssertionDocument]
    package var skipped: [Skipped]
  }

  package struct AssertionDocument: Equatable, Sendable, Codable {
    package var text: String
    package var line: Int
    package var times: Int
    package var status: AssertionStatus
    package var message: String?
    package var difference: String?
  }
}
