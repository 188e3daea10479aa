import GraderKit

/// Puts the shards of a class together.
enum MergeCommand: Command {
  static let grammar = Arguments.Grammar(command: "merge", options: ["--output": nil], takesWords: true)

  static func run(_ arguments: Arguments, printer: Printer) throws -> Int32 {
    guard let output = arguments.value("--output") else { throw UsageError.classroom(.noOutput(command: "merge")) }
    let kit = try kit()
    let folder = ClassFolder(output)
    do {
      try folder.check(kit: kit, catalog: Catalog(kit: kit))
      let merge = try ClassMerge(arguments.words.map { ClassFolder($0) }, into: folder)
      let result = try merge.run { printer.complain(printer.phrases[$0]) }
      try printer.print(
        printer.phrases[.classroom(.merged(learners: result.learners, gradebook: folder.gradebook.path))]
      )
      if !result.lacking.isEmpty {
        printer.complain(printer.phrases[.classroom(.notGraded(result.lacking.map(\.text)))])
      }
      return result.faults > 0 ? 3 : result.lacking.isEmpty ? 0 : 1
    } catch let error as ClassError {
      throw UsageError.classroom(error)
    }
  }
}
