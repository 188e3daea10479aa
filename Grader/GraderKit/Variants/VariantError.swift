/// Why a variant cannot be used.
///
/// Variants are the authors' own, so the text is for them, and always English.
struct VariantError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The name of the variant's file.
  var file: String
  /// The line, from 1, where one is to blame.
  var line: Int?
  var problem: Problem

  enum Problem: Equatable, Sendable {
    // MARK: Its file
    case unknownEnding
    case notAField
    case unknownField(String)
    case noTitle
    case noPassage
    case questionInOneLanguage
    case passageWithoutReplacement
    case replacementWithoutPassage
    case emptyPassage

    // MARK: What it stands for
    case unreadable(String)
    case passageFound(times: Int)
    case passagesOverlap
    case changesNothing
    case sameAs(String)

    // MARK: All of them in one build
    case syntax(file: String, String)
    case differsOutsideBody(String)
    case removes(String)
    case addsStorage(String)
    case addsAnother(String, than: String)
  }

  init(_ file: String, _ line: Int?, _ problem: Problem) {
    self.file = file
    self.line = line
    self.problem = problem
  }

  /// What is wrong, where, and what to do about it.
  var description: String {
    "\(file)\(line.map { ":\($0)" } ?? ""): \(problem.sentences)"
  }
}

extension VariantError.Problem {
  fileprivate var sentences: String {
    switch self {
    case .unknownEnding: "A variant's file ends in '.fault' or '.refactoring'. Rename it, or take it away."
    case .notAField: "Before the first '---' stand lines such as 'title: …'. Mend this line."
    case .unknownField(let name): "There is no '\(name)'; a variant has 'title', 'question.en' and 'question.ko'."
    case .noTitle: "It has no 'title: …' that says what is different."
    case .noPassage: "It changes nothing. Write '---', lines of the solution, '+++', and what stands there instead."
    case .questionInOneLanguage: "Its question must stand in both languages: 'question.en' and 'question.ko'."
    case .passageWithoutReplacement: "No '+++' follows this '---'. Write it, even if nothing stands there instead."
    case .replacementWithoutPassage: "This '+++' has no '---' of its own before it."
    case .emptyPassage: "There is nothing between '---' and '+++'. Name the lines that are replaced."
    case .unreadable(let reason): "It cannot be read: \(reason)"
    case .passageFound(times: 0): "The solution has no such lines. Copy them from there, with their indentation."
    case .passageFound(let times):
      "The solution has these lines \(times) times. Add lines around them until they are alone."
    case .passagesOverlap: "This passage overlaps another one of the variant. Make one passage of the two."
    case .changesNothing: "It says what the solution says. Change something, or take it away."
    case .sameAs(let other): "It says what '\(other)' says. Take one of the two away."
    case .syntax(let file, let message): "With it, \(file) is not Swift: \(message)."
    case .differsOutsideBody(let declaration):
      """
      It changes '\(declaration)' outside of a body or of a property's first value, but all variants share one build. Keep \
      the declaration as it is, and change what stands in its body.
      """
    case .removes(let declaration):
      "It takes '\(declaration)' away, which others may use. Leave the declaration in, and change what stands in its body."
    case .addsStorage(let declaration):
      "It adds '\(declaration)', but all variants share their types. Add functions or computed properties only."
    case .addsAnother(let declaration, let other):
      "It adds '\(declaration)', and '\(other)' adds another by that name. Rename one of the two."
    }
  }
}
