import GraderKit

/// Says which exercise comes next, what to do in it, and in which file.
enum NextCommand: Command {
  static let grammar = Arguments.Grammar(command: "next")

  static func run(_ arguments: Arguments, printer: Printer) throws -> Int32 {
    let kit = try kit()
    let catalog = try Catalog(kit: kit)
    let submission = try submission(of: kit, catalog: catalog)
    let standing = Standing(
      catalog: catalog,
      submission: submission,
      progress: ProgressRecord(kit: kit)
    )
    try printer.print(NextReport(standing: standing, submission: submission, phrases: printer.phrases).text)
    return 0
  }
}
