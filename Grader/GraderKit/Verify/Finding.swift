/// Something in the kit that is not as `grader verify` demands.
package struct Finding: Equatable, Sendable {
  /// The exercise or chapter that it is about, as commands name it; none when it is about the kit as a whole.
  package var exercise: String?
  package var problem: Problem

  package init(_ exercise: String?, _ problem: Problem) {
    self.exercise = exercise
    self.problem = problem
  }

  /// What is not as it should be.
  package enum Problem: Equatable, Sendable {
    case hintsTooFew(Language)
    case noPoints
    case noTitle(Language)
    case noLessonSection(file: String, heading: String)
    case noTodo(file: String)
    case todoLeft(file: String)
    case missingFile(String)
    case strayFile(String)
    case suiteUnreadable(reason: String)
    case suiteAsserts(count: Int, said: Int?)
    case runInDoubt(RunDoubt)
    case stubPasses
    case stubBreaks(status: String)
    case stubTestBreaks(test: String, status: String)
    case solutionFails(status: String)
    case solutionTestFails(test: String, status: String)
    case solutionTestFailsAlone(test: String, status: String)
    case manifest(mend: String)
    case notFormatted(line: String)
    case lessonUnreadable(file: String, line: Int, LessonFault)
    case lessonsDiffer(sample: String)
    case lessonsOutOfStep(file: String, line: Int, other: String, otherLine: Int)
    case samplesDoNotCompile([String])
    case sampleDidNotRun(String)
    case samplesLeak(String)
    case sampleOutcome(String, said: String, was: String)
    case samplePrinted(String, was: String)
    case variantsUnusable(reason: String)
    case variantsTooFew(String, count: Int, least: Int)
    case variantWithoutQuestion(String)
    case faultUncaught(String)
    case faultFails(String, count: Int, said: Int?)
    case faultsAlike(String, String)
    case refactoringRejected(String, tests: [String])
    case assertionNeverFails(test: String, line: Int, text: String)
    case testCatchesNothing(String)
    case stubEarns(Points)
    case givenDiffers(String)
    case stubCopyDiffers(String, from: String)
  }
}
