import GraderKit

/// Gives one hint more for an exercise: the one that is named, or the next.
enum HintCommand: Command {
  static let grammar = Arguments.Grammar(command: "hint", takesWords: true)

  static func run(_ arguments: Arguments, printer: Printer) throws -> Int32 {
    let kit = try kit()
    let standing = try standing().standing
    let entry: Standing.Entry
    if arguments.words.isEmpty {
      guard let next = standing.next else {
        try printer.print(printer.phrases[.allDone])
        return 0
      }
      entry = next
    } else {
      entry = try Self.entry(arguments, of: standing, command: "hint")
    }
    let count = next(entry, kit: kit, printer: printer)
    let report = HintReport(entry, count: count, phrases: printer.phrases, showsColour: printer.showsColour)
    // Only what was seen is given.
    try printer.print(report.text)
    give(count, of: entry, kit: kit, printer: printer)
    return 0
  }

  /// How many hints are given with one more.
  static func next(_ entry: Standing.Entry, kit: Kit, printer: Printer) -> Int {
    min(ProgressRecord(kit: kit).hints(entry.id) + 1, entry.exercise.hints[printer.phrases.language].count)
  }

  /// Remembers how many hints have been given.
  static func give(_ count: Int, of entry: Standing.Entry, kit: Kit, printer: Printer) {
    var progress = ProgressRecord(kit: kit)
    // A hint that cannot be remembered is still worth having.
    do {
      if let aside = try progress.give(hints: count, entry.id) {
        printer.complain(printer.phrases[.progressPutAside(aside)])
      }
    } catch {
      printer.complain(printer.phrases[.fault(error)])
    }
  }
}
