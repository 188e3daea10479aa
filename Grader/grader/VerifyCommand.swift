import GraderKit

/// Has the kit check itself.
enum VerifyCommand: Command {
  static let grammar = Arguments.Grammar(
    command: "verify",
    options: Arguments.runOptions,
    takesWords: true
  )

  static func run(_ arguments: Arguments, printer: Printer) throws -> Int32 {
    let kit = try kit()
    let catalog = try Catalog(kit: kit)
    try Surroundings.makeRoomForDescriptors()
    let verification = Verification(
      kit: kit,
      catalog: catalog,
      limits: try arguments.limits(),
      sandbox: arguments.sandbox
    ) { printer.progress($0) }
    let result = try verification.run(try Selection(words: arguments.words, catalog: catalog))
    for finding in result.findings { try printer.print(printer.phrases[.finding(finding)]) }
    guard result.findings.isEmpty else { return 1 }
    try printer.print(printer.phrases[.verified(exercises: result.exercises, assertions: result.assertions)])
    return 0
  }
}
