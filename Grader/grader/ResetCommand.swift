import GraderKit

/// Puts an exercise back to its stub; what stood there is kept.
enum ResetCommand: Command {
  static let grammar = Arguments.Grammar(command: "reset", takesWords: true)

  static func run(_ arguments: Arguments, printer: Printer) throws -> Int32 {
    let kit = try kit()
    let entry = try Self.entry(arguments, of: standing().standing, command: "reset")
    let kept = try StubReset(kit: kit, id: entry.id, exercise: entry.exercise).run()
    let name = entry.name(printer.phrases.language)
    try printer.print(printer.phrases[kept.map { .putBack(exercise: name, kept: $0) } ?? .isStub(exercise: name)])
    return 0
  }
}
