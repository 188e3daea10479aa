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
    takesWords: true
  )

  static func run(_ arguments: Arguments, printer: Printer) throws -> Int32 {
    let kit = try kit()
    let catalog = try Catalog(kit: kit)
    let selection = try Selection(words: arguments.words, catalog: catalog)
    let outputs = try Self.outputs(arguments)
    let path = arguments.value("--submission")
    let submission =
      if let path {
        try Self.submission(at: path, catalog: catalog)
      } else {
        try submission(of: kit, catalog: catalog)
      }
    let grading = Grading(kit: kit, catalog: catalog, limits: try arguments.limits(), sandbox: arguments.sandbox) {
      printer.progress($0)
    }
    let verdict: Verdict
    do {
      verdict = try grading.grade(submission, selection: selection)
    } catch let fault as GraderFault {
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

  private static func write(
    _ verdict: Verdict,
    to outputs: [Output],
    standing: Standing?,
    printer: Printer
  ) throws {
    for output in outputs {
      let report = Report(
        verdict: verdict,
        language: printer.phrases.language,
        showsColour: output.path == nil && printer.showsColour,
        standing: standing
      )
      let text = try report.text(as: output.format)
      if let path = output.path { try WholeFile.write(text, to: path) } else { try printer.print(text) }
    }
  }

  private static func submission(at path: String, catalog: Catalog) throws(UsageError) -> Submission {
    do throws(SubmissionRefusal) {
      return try Submission(at: URL(filePath: path), catalog: catalog)
    } catch {
      throw .submission(path: path, error)
    }
  }

  /// A format and the file that it goes to; none means standard output.
  private typealias Output = (format: ReportFormat, path: String?)

  /// The formats in order.
  private static func outputs(_ arguments: Arguments) throws(UsageError) -> [Output] {
    let formats = arguments.options.filter { $0.name == "--format" }.compactMap { ReportFormat(rawValue: $0.value) }
    let paths = arguments.options.filter { $0.name == "--output" }.map(\.value)
    let all = formats.isEmpty ? [.text] : formats
    guard paths.count <= all.count else { throw .outputWithoutFormat }
    return all.enumerated().map { ($1, paths.indices.contains($0) ? paths[$0] : nil) }
  }
}
