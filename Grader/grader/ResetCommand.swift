import GraderKit

/// Puts an exercise back to its stub; what stood there is kept.
enum ResetCommand: Command {
  static let grammar = Arguments.Grammar(command: "reset", takesWords: true)

  static func run(_ arguments: Arguments, printer: Printer) throws -> Int32 {
    let kit = try kit()
    let entry = try Self.entry(arguments, of: standing().standing, command: "reset")
    let kept = try StubReset(kit: kit, id: entry.id, exercise: entry.exercise).run()
    try printer.print(printer.phrases[kept.map { .putBack(entry.id, kept: $0) } ?? .isStub(entry.id)])
    return 0
  }
}
