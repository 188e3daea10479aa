import Foundation
import GraderKit

/// Grades a class: everybody who has something in a folder.
enum ClassCommand: Command {
  static let grammar = Arguments.Grammar(
    command: "class",
    options: ["--output": nil, "--shard": nil, "--course": nil].merging(Arguments.runOptions) { $1 },
    flags: ["--fresh"],
    takesWords: true
  )

  static func run(_ arguments: Arguments, printer: Printer) throws -> Int32 {
    let kit = try kit()
    let catalog = try Catalog(kit: kit)
    guard let path = arguments.words.first else { throw UsageError.classroom(.noSubmissions) }
    if arguments.words.count > 1 { throw UsageError.unexpectedArgument(arguments.words[1], command: "class") }
    guard let output = arguments.value("--output") else { throw UsageError.classroom(.noOutput(command: "class")) }
    let limits = try arguments.limits()
    let submissions = URL(filePath: path, directoryHint: .isDirectory)
    let folder = ClassFolder(output)
    do {
      let shard = try arguments.value("--shard").map { text throws(ClassError) in try Shard(text) }
      let course = try arguments.value("--course").map { path throws(ClassError) in
        try Course(reading: path, catalog: catalog)
      }
      let roster = try Roster(reading: submissions, catalog: catalog)
      try folder.check(kit: kit, catalog: catalog, submissions: submissions)
      try Surroundings.makeRoomForDescriptors()
      let facts = ClassFacts(
        language: printer.phrases.language,
        outline: ClassOutline(catalog, (course ?? Course()).selection(of: catalog)),
        course: course ?? Course(),
        shard: shard,
        roster: roster.names
      )
      let session = ClassSession(
        folder: folder,
        facts: facts,
        report: { printer.progress($0) },
        remark: { printer.complain(printer.phrases[$0]) }
      )
      let summary = try session.run { names, finished in
        var grading = Grading(kit: kit, catalog: catalog, limits: limits, sandbox: arguments.sandbox) { phrase in
          switch phrase {
          case .building(first: true), .waitingForOther: printer.progress(phrase)
          default: break
          }
        }
        grading.isFresh = arguments.flags.contains("--fresh")
        let run = try ClassRun(grading, facts: facts, submissions: submissions, folder: folder)
        for name in names { finished(name, try run.grade(name)) }
      }
      try printer.print(printer.phrases[.classroom(.summary(summary, gradebook: folder.gradebook.path))])
      return summary.faults > 0 ? 3 : 0
    } catch let error as ClassError {
      throw UsageError.classroom(error)
    } catch let cause as GraderFault {
      throw Self.fault(cause, in: kit)
    }
  }
}
