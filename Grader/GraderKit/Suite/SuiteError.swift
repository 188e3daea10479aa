/// Why a hidden suite cannot be graded: an assertion could go unseen, or be seen in the wrong place.
///
/// Suites are the authors' own, so the text is for them, and always English.
struct SuiteError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The name of the file.
  var file: String
  /// The line, from 1.
  var line: Int
  /// What is wrong there.
  var problem: Problem

  enum Problem: Equatable, Sendable {
    case syntax(String)
    case noTests
    case noAssertions(test: String)
    case parameterised(test: String)
    case conditionalCompilation
    case sourceLocation
    case unknownBase(call: String, base: String)
    case alias(name: String)
    case notCalled(member: String)
    case ownLocation(call: String)
    case insideMacro(assertion: String)
    case outsideTests(assertion: String)
    case keywordName(test: String)
    case conditionalTest(name: String, trait: String)
  }

  /// What is wrong, where, and what to do about it.
  var description: String {
    "\(file):\(line): \(problem.sentences)"
  }
}

extension SuiteError.Problem {
  fileprivate var sentences: String {
    switch self {
    case .syntax(let message):
      "The suite is not Swift: \(message)."
    case .noTests:
      "The suite has no test. Write one with '@Test', or take the file away."
    case .noAssertions(let test):
      "'\(test)' asserts nothing, so it would pass whatever the learner writes. Assert something in it."
    case .parameterised(let test):
      "'\(test)' takes arguments, and the event stream does not tell its cases apart. Write a test for each case."
    case .conditionalCompilation:
      "'#if' hides assertions from the grader. Write the suite without it."
    case .sourceLocation:
      "'#sourceLocation' moves issues away from their assertions. Write the suite without it."
    case .unknownBase(let call, let base):
      """
      The grader cannot tell whether '\(call)' is an assertion, because it does not know what '\(base)' is. Bind it to a \
      name with a type, such as 'let store: TestStoreOf<Feature> = …'.
      """
    case .alias(let name):
      "'\(name)' is another name for a test store, which the grader does not follow. Write the type itself."
    case .notCalled(let member):
      "'\(member)' is an assertion and is not called here, so it would run unseen. Call it in place."
    case .ownLocation(let call):
      "'\(call)' is given a location, so its issues would fall elsewhere. Let it report where it stands."
    case .insideMacro(let assertion):
      "'\(assertion)' stands inside another macro, which quotes its source. Put its result into a 'let' first."
    case .keywordName(let test):
      "'\(test)' is a keyword, which the event stream writes in another way. Give the test another name."
    case .conditionalTest(let name, let trait):
      "'\(name)' may be skipped because of '.\(trait)', and what did not run has not passed. Take the trait away."
    case .outsideTests(let assertion):
      "No test of this file reaches '\(assertion)'. Call it from a test, or take it away."
    }
  }
}
