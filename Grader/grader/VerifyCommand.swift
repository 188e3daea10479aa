import GraderKit

/// Has the kit check itself.
enum VerifyCommand: Command {
  static let grammar = Arguments.Grammar(
    command: "verify",
    options: Arguments.runOptions,
    takesWords: true
  )

  static func run(_ arguments: Arguments, printer: Printer) throws -> Int32 {
    let kit = try authorsKit(for: "verify")
    let catalog = try Catalog(kit: kit)
    try Surroundings.makeRoomForDescriptors()
    let verification = Verification(
      kit: kit,
      catalog: catalog,
      limits: try arguments.limits(),
      sandbox: arguments.sandbox
    ) { printer.progress($0) }
    let selection = try Selection(words: arguments.words, catalog: catalog)
    let result: Verification.Result
    do {
      result = try verification.run(selection)
    } catch let cause as GraderFault {
      throw Self.fault(cause, in: kit)
    }
    for finding in result.findings { try printer.print(printer.phrases[.finding(finding)]) }
    guard result.findings.isEmpty else { return 1 }
    try printer.print(printer.phrases[.verified(exercises: result.exercises, assertions: result.assertions)])
    return 0
  }
}
