import Foundation
import GraderKit

/// Grades a class: everybody who has something in a folder.
enum ClassCommand: Command {
  static let grammar = Arguments.Grammar(
    command: "class",
    options: ["--output": nil, "--shard": nil, "--course": nil, "--jobs": nil, WorkerStart.option: nil]
      .merging(Arguments.runOptions) { $1 },
    flags: ["--fresh", "--prepare"],
    takesWords: true
  )

  static func run(_ arguments: Arguments, printer: Printer) throws -> Int32 {
    let kit = try kit()
    let catalog = try Catalog(kit: kit)
    if arguments.flags.contains("--prepare") { return try prepare(kit, catalog, arguments, printer) }
    guard let path = arguments.words.first else { throw UsageError.classroom(.noSubmissions) }
    if arguments.words.count > 1 { throw UsageError.unexpectedArgument(arguments.words[1], command: "class") }
    guard let output = arguments.value("--output") else { throw UsageError.classroom(.noOutput(command: "class")) }
    let jobs = try arguments.number("--jobs")
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
      func run(in workspace: Workspace? = nil) throws -> ClassRun {
        let grading = try grading(kit, catalog, arguments, printer, in: workspace)
        return try ClassRun(grading, facts: facts, submissions: submissions, folder: folder)
      }
      if let name = arguments.value(WorkerStart.option) {
        guard let workspace = WorkerStart.workspace(of: kit, named: name) else {
          throw UsageError.notANumber(option: WorkerStart.option, value: name)
        }
        ClassWorkers.serve(try run(in: workspace))
      }
      let session = ClassSession(
        folder: folder,
        facts: facts,
        report: { printer.progress($0) },
        remark: { printer.complain(printer.phrases[$0]) }
      )
      let summary = try session.run { names, finished in
        let run = try run()
        guard let jobs else {
          for name in names { finished(name, try run.grade(name)) }
          return
        }
        let own = forWorkers(arguments, printer)
        let workers = ClassWorkers(run, count: jobs, program: program, arguments: own) { place in
          if place == .folder { printer.complain(printer.phrases[.classroom(.ownFolders(jobs))]) }
        }
        try workers.grade(names, finished: finished)
      }
      try printer.print(printer.phrases[.classroom(.summary(summary, gradebook: folder.gradebook.path))])
      return summary.faults > 0 ? 3 : 0
    } catch let error as ClassError {
      throw UsageError.classroom(error)
    } catch let cause as GraderFault {
      throw Self.fault(cause, in: kit)
    }
  }

  /// How learners are graded.
  private static func grading(
    _ kit: Kit,
    _ catalog: Catalog,
    _ arguments: Arguments,
    _ printer: Printer,
    in workspace: Workspace? = nil
  ) throws -> Grading {
    let limits = try arguments.limits()
    var grading = Grading(
      kit: kit,
      catalog: catalog,
      limits: limits,
      sandbox: arguments.sandbox,
      workspace: workspace
    ) { phrase in
      switch phrase {
      case .building(first: true), .waitingForOther: printer.progress(phrase)
      default: break
      }
    }
    grading.isFresh = arguments.flags.contains("--fresh")
    return grading
  }

  /// Builds what every shard needs, once, so that shards on several machines need not.
  private static func prepare(
    _ kit: Kit,
    _ catalog: Catalog,
    _ arguments: Arguments,
    _ printer: Printer
  ) throws -> Int32 {
    try Surroundings.makeRoomForDescriptors()
    let grading = try grading(kit, catalog, arguments, printer)
    do {
      try grading.prepare(under: grading.conditions())
    } catch let cause as GraderFault {
      throw fault(cause, in: kit)
    }
    try printer.print(printer.phrases[.classroom(.prepared)])
    return 0
  }

  private static var program: URL { Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0]) }

  /// What a worker is told: the same, without the workers.
  private static func forWorkers(_ arguments: Arguments, _ printer: Printer) -> [String] {
    let left = ["--jobs", "--language"]
    return ["class"] + arguments.options.filter { !left.contains($0.name) }.map { "\($0.name)=\($0.value)" }
      + ["--language=\(printer.phrases.language.rawValue)"] + arguments.flags.sorted() + ["--"] + arguments.words
  }
}
