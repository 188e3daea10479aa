import GraderKit

/// Begins a new exercise, for authors.
enum NewCommand: Command {
  static let grammar = Arguments.Grammar(
    command: "new",
    options: ["--kind": Exercise.Kind.allCases.map(\.rawValue)],
    takesWords: true
  )

  static func run(_ arguments: Arguments, printer: Printer) throws -> Int32 {
    guard let kind = arguments.value("--kind").flatMap(Exercise.Kind.init) else {
      throw UsageError.missingValue(option: "--kind")
    }
    if arguments.words.count > 1 { throw UsageError.unexpectedArgument(arguments.words[1], command: "new") }
    let kit = try authorsKit(for: "new")
    let catalog = try Catalog(kit: kit, canBeEmpty: true)
    let scaffold = try Scaffold(arguments.words.first ?? "", kind: kind, kit: kit, catalog: catalog)
    try scaffold.write(to: kit)
    try printer.print(printer.phrases[.scaffolded(scaffold.id, scaffold.files.keys.sorted())])
    return 0
  }
}
