import Foundation
import GraderKit

/// Grades exercises of this checkout or of another tree.
enum GradeCommand: Command {
  static let grammar = Arguments.Grammar(
    command: "grade",
    options: [
      "--submission": nil, "--format": ReportFormat.allCases.map(\.rawValue), "--output": nil,
    ].merging(Arguments.runOptions) { $1 },
    repeatable: ["--format", "--output"],
    flags: ["--fresh"],
    takesWords: true
  )

  static func run(_ arguments: Arguments, printer: Printer) throws -> Int32 {
    let kit = try kit()
    let catalog = try Catalog(kit: kit)
    let selection = try Selection(words: arguments.words, catalog: catalog)
    let path = arguments.value("--submission")
    let outputs = try arguments.outputs()
    let places = ProtectedPlaces(kit: kit, catalog: catalog, submission: path.map { URL(filePath: $0) })
    for output in outputs { try places.check(output) }
    let submission =
      if let path {
        try Self.submission(at: path, catalog: catalog)
      } else {
        try submission(of: kit, catalog: catalog)
      }
    // Whoever waits for a verdict should not learn at its end that it cannot be written.
    for path in outputs.compactMap(\.path) { try WholeFile.check(path) }
    try Surroundings.makeRoomForDescriptors()
    var grading = Grading(kit: kit, catalog: catalog, limits: try arguments.limits(), sandbox: arguments.sandbox) {
      printer.progress($0)
    }
    grading.store = VerdictStore(kit: kit)
    grading.isFresh = arguments.flags.contains("--fresh")
    let verdict: Verdict
    do {
      verdict = try grading.grade(submission, selection: selection)
    } catch let cause as GraderFault {
      let fault = Self.fault(cause, in: kit)
      // Who reads reports by program must not find none, or an old one.
      let nothing = grading.verdict(on: submission, selection: selection, fault: fault)
      let reports = outputs.filter { $0.format != .text || $0.path != nil }
      do {
        try Self.write(nothing, to: reports, standing: nil, printer: printer)
      } catch let second as GraderFault {
        printer.complain(printer.phrases[.fault(second)])
      }
      throw fault
    }
    var standing: Standing?
    if path == nil {
      var progress = ProgressRecord(kit: kit)
      do {
        if let aside = try progress.record(verdict, of: submission) {
          printer.complain(printer.phrases[.progressPutAside(aside)])
        }
      } catch {
        // The verdict stands, and is worth more than its record.
        printer.complain(printer.phrases[.fault(error)])
      }
      standing = Standing(catalog: catalog, submission: submission, progress: progress)
    }
    try Self.write(verdict, to: outputs, standing: standing, printer: printer)
    return verdict.exitStatus
  }

  /// Writes every report that can be written, and tells of the first that cannot once the others are there.
  private static func write(
    _ verdict: Verdict,
    to outputs: [ReportOutput],
    standing: Standing?,
    printer: Printer
  ) throws {
    var first: (any Error)?
    for output in outputs {
      let report = Report(
        verdict: verdict,
        language: printer.phrases.language,
        showsColour: output.path == nil && printer.showsColour,
        standing: standing
      )
      do {
        let text = try report.text(as: output.format)
        if let path = output.path { try WholeFile.write(text, to: path) } else { try printer.print(text) }
      } catch {
        first = first ?? error
      }
    }
    if let first { throw first }
  }

  private static func submission(at path: String, catalog: Catalog) throws(UsageError) -> Submission {
    do throws(SubmissionRefusal) {
      return try Submission(handedIn: path, catalog: catalog)
    } catch {
      throw .submission(path: path, error)
    }
  }
}
