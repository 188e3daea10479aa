import GraderKit

/// Puts an exercise back to its stub; what stood there is kept.
enum ResetCommand: Command {
  static let grammar = Arguments.Grammar(command: "reset", takesWords: true)

  static func run(_ arguments: Arguments, printer: Printer) throws -> Int32 {
    let kit = try kit()
    let entry = try Self.entry(arguments, of: standing().standing, command: "reset")
    let name = entry.name(printer.phrases.language)
    switch try StubReset(kit: kit, id: entry.id, exercise: entry.exercise).run() {
    case .untouched: try printer.print(printer.phrases[.isStub(exercise: name)])
    case .putBack(let kept): try printer.print(printer.phrases[.putBack(exercise: name, kept: kept)])
    }
    return 0
  }
}
