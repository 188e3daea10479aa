import GraderKit

/// Makes an edition for learners.
enum ReleaseCommand: Command {
  static let grammar = Arguments.Grammar(
    command: "release",
    options: [
      "--to": nil, "--suites": EditionPlan.Suites.allCases.map(\.rawValue), "--withhold": nil, "--chapters": nil,
      "--target": EditionTarget.allCases.map(\.rawValue),
    ]
  )

  static func run(_ arguments: Arguments, printer: Printer) throws -> Int32 {
    let kit = try authorsKit(for: "release")
    guard let path = arguments.value("--to") else { throw UsageError.missingValue(option: "--to") }
    let plan = try EditionPlan(
      suites: arguments.value("--suites").flatMap(EditionPlan.Suites.init) ?? .sealed,
      withheld: arguments.value("--withhold"),
      chapters: arguments.value("--chapters"),
      catalog: Catalog(kit: kit)
    )
    let target = arguments.value("--target").flatMap(EditionTarget.init)
    let release = try Release(kit: kit, plan: plan, target: target)
    let count = try release.write(to: NewFolder(path, outside: kit))
    try printer.print(printer.phrases[.released(path: path, exercises: count, target)])
    return 0
  }
}
