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
    let count = try give(entry, kit: kit, printer: printer)
    let report = HintReport(entry, count: count, phrases: printer.phrases, showsColour: printer.showsColour)
    try printer.print(report.text)
    return 0
  }

  /// Gives one hint more, and remembers it.
  ///
  /// - Returns: How many have been given.
  @discardableResult
  static func give(_ entry: Standing.Entry, kit: Kit, printer: Printer) throws -> Int {
    var progress = ProgressRecord(kit: kit)
    let all = entry.exercise.hints[printer.phrases.language].count
    let count = min(progress.hints(entry.id) + 1, all)
    // A hint that cannot be remembered is still worth having.
    do {
      if let aside = try progress.give(hints: count, entry.id) {
        printer.complain(printer.phrases[.progressPutAside(aside)])
      }
    } catch {
      printer.complain(printer.phrases[.fault(error)])
    }
    return count
  }
}
