import GraderKit

/// Lists every exercise with its state and its points.
enum ListCommand: Command {
  static let grammar = Arguments.Grammar(command: "list", flags: ["--open", "--passed"])

  static func run(_ arguments: Arguments, printer: Printer) throws -> Int32 {
    let standing = try standing(telling: printer).standing
    let open = arguments.flags.contains("--open")
    let passed = arguments.flags.contains("--passed")
    try printer.print(
      ListReport(standing: standing, phrases: printer.phrases, showsColour: printer.showsColour).text { entry in
        (!open && !passed) || (open && entry.isOpen) || (passed && entry.state == .passed)
      }
    )
    return 0
  }
}
