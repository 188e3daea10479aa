import GraderKit

/// Says which exercise comes next, what to do in it, and in which file.
enum NextCommand: Command {
  static let grammar = Arguments.Grammar(command: "next")

  static func run(_ arguments: Arguments, printer: Printer) throws -> Int32 {
    let (submission, standing) = try standing(telling: printer)
    try printer.print(NextReport(standing: standing, submission: submission, phrases: printer.phrases).text)
    return 0
  }
}
