import GraderKit

/// Shows an exercise's solution beside the learner's own, once that passes.
enum SolutionCommand: Command {
  static let grammar = Arguments.Grammar(command: "solution", flags: ["--anyway"], takesWords: true)

  /// Enough for two columns of code, where there is no terminal.
  private static let usualWidth = 160

  static func run(_ arguments: Arguments, printer: Printer) throws -> Int32 {
    let (submission, standing) = try standing(telling: printer)
    let entry = try Self.entry(arguments, of: standing, command: "solution")
    let name = entry.name(printer.phrases.language)
    guard entry.state == .passed || arguments.flags.contains("--anyway") else {
      try printer.print(printer.phrases[.solutionLocked(exercise: name, entry.id)])
      return 1
    }
    let report = try SolutionReport(
      entry,
      kit: kit(),
      submission: submission,
      phrases: printer.phrases,
      showsColour: printer.showsColour
    )
    try printer.print(
      report?.text(width: printer.size?.columns ?? Self.usualWidth) ?? printer.phrases[.noSolution(exercise: name)]
    )
    return report == nil ? 1 : 0
  }
}
