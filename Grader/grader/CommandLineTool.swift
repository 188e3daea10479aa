import Foundation
import GraderKit

/// Finds the command that was asked for, runs it, and turns what stops it into words and an exit status.
struct CommandLineTool {
  var arguments: [String]
  var terminal: Terminal

  /// Every command by its name; the empty name is what runs without one.
  private static let commands: [String: any Command.Type] = [
    "": GradeCommand.self,
    "class": ClassCommand.self,
    "grade": GradeCommand.self,
    "hint": HintCommand.self,
    "list": ListCommand.self,
    "merge": MergeCommand.self,
    "new": NewCommand.self,
    "next": NextCommand.self,
    "release": ReleaseCommand.self,
    "reset": ResetCommand.self,
    "solution": SolutionCommand.self,
    "verify": VerifyCommand.self,
    "watch": WatchCommand.self,
  ]

  /// Runs the command.
  ///
  /// - Returns: The exit status: 0 all passes, 1 something does not, 2 wrong usage, 3 the grader's own fault.
  func run() -> Int32 {
    let environment = ProcessInfo.processInfo.environment
    var printer = Printer(language: Language(environment: environment), terminal: terminal)
    // A wrong word must be answered in the language that was asked for, wherever that stands.
    for (option, value) in zip(arguments, arguments.dropFirst() + [""]) {
      let isSeparate = option == "--language"
      guard isSeparate || option.hasPrefix("--language=") else { continue }
      let code = isSeparate ? value : String(option.dropFirst("--language=".count))
      if let language = Language(rawValue: code) { printer.phrases.language = language }
    }
    let (named, rest) = split()
    do {
      if named == "" { throw UsageError.emptyWord }
      guard let command = Self.commands[named ?? ""] else {
        let word = named ?? ""
        // An exercise without the command is what hands type first.
        let isExercise = word.first?.isNumber == true
        let known = Self.commands.keys.filter { !$0.isEmpty }.sorted()
        throw UsageError.unknownCommand(
          word,
          meant: isExercise ? "grade \(word)" : Spelling.closest(to: word, among: known)
        )
      }
      let parsed = try Arguments(rest, grammar: command.grammar)
      if let code = parsed.value("--language"), let language = Language(rawValue: code) {
        printer.phrases.language = language
      }
      guard !parsed.flags.contains("--help") else {
        let topic = named ?? parsed.words.first { Self.commands[$0] != nil }
        try printer.print(Help.text(command: topic, language: printer.phrases.language))
        return 0
      }
      if named == nil, let late = parsed.words.first, !late.isEmpty, Self.commands[late] != nil {
        throw UsageError.commandNotFirst(late)
      }
      return try command.run(parsed, printer: printer)
    } catch let error as UsageError {
      printer.complain(printer.phrases[.usage(error)])
      let topic = named.flatMap { $0.isEmpty || Self.commands[$0] == nil ? nil : $0 }
      printer.complain(printer.phrases[.seeHelp(command: topic)])
      return 2
    } catch let fault as GraderFault {
      printer.complain(printer.phrases[.fault(fault)])
      return 3
    } catch {
      printer.complain(printer.phrases[.fault(.unforeseen(reason: String(describing: error)))])
      return 3
    }
  }
}

extension CommandLineTool {
  /// The command's name, if there is one, and all other words; options that every command has may stand before the name, and
  /// so may `help`.
  fileprivate func split() -> (named: String?, rest: [String]) {
    var index = arguments.startIndex
    while arguments.indices.contains(index), arguments[index].hasPrefix("--language") {
      index += arguments[index] == "--language" ? 2 : 1
    }
    guard arguments.indices.contains(index), !arguments[index].hasPrefix("-") else { return (nil, arguments) }
    let before = Array(arguments[..<index])
    let after = arguments[(index + 1)...]
    guard arguments[index] == "help" else { return (arguments[index], before + after) }
    guard let topic = after.first, !topic.hasPrefix("-") else { return (nil, before + after + ["--help"]) }
    return (topic, before + after.dropFirst() + ["--help"])
  }
}

/// One thing that the grader can be asked to do.
protocol Command: SendableMetatype {
  /// What it takes.
  static var grammar: Arguments.Grammar { get }

  /// Does it.
  ///
  /// - Parameters:
  ///   - arguments: What it was given, by its grammar.
  ///   - printer: What it speaks by.
  /// - Returns: The exit status.
  /// - Throws: ``UsageError`` for what it does not know, ``GraderFault`` where it cannot do its work.
  static func run(_ arguments: Arguments, printer: Printer) throws -> Int32
}

extension Command {
  /// The kit around the executable or, failing that, around the working folder.
  ///
  /// A teacher's grader that is started inside a student's checkout must not judge by the student's suites and library.
  ///
  /// - Throws: ``GraderFault/noKit`` where there is none, ``GraderFault/noWorkingFolder`` where there is nothing to look from.
  static func kit() throws(GraderFault) -> Kit {
    try Surroundings.findWorkingFolder()
    let executable = Bundle.main.executableURL?.resolvingSymlinksInPath()
    let here = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
    return try Kit.locate(from: [executable].compactMap { $0 } + [here])
  }

  /// The same, where it is an authors' kit.
  ///
  /// - Parameter command: What needs one.
  /// - Returns: The kit.
  /// - Throws: ``UsageError/notInEdition(command:)`` in a learner edition, and what ``kit()`` throws.
  static func authorsKit(for command: String) throws -> Kit {
    let kit = try kit()
    guard !kit.isEdition else { throw UsageError.notInEdition(command: command) }
    return kit
  }

  /// What to say of a fault: where the kit has gone meanwhile, that is the cause of whatever else there is.
  static func fault(_ fault: GraderFault, in kit: Kit) -> GraderFault {
    kit.isComplete ? fault : .kitGone(path: kit.root.path)
  }

  /// What lies in the kit's own chapters, and where its learner stands.
  ///
  /// - Parameter printer: Tells of a record that is damaged, where nothing is about to mend it.
  /// - Returns: Both.
  /// - Throws: ``GraderFault`` where there is no kit, or none that can be read.
  static func standing(
    telling printer: Printer? = nil
  ) throws(GraderFault) -> (submission: Submission, standing: Standing) {
    let kit = try kit()
    let catalog = try Catalog(kit: kit)
    let submission = try submission(of: kit, catalog: catalog)
    let progress = ProgressRecord(kit: kit)
    if progress.isDamaged { printer.map { $0.complain($0.phrases[.progressDamaged(kit.progress.path)]) } }
    return (submission, Standing(catalog: catalog, submission: submission, progress: progress))
  }

  /// The one exercise that a command was given.
  ///
  /// - Throws: ``UsageError`` where that is none, or more than one; ``GraderFault`` where the kit cannot be read.
  static func entry(_ arguments: Arguments, of standing: Standing, command: String) throws -> Standing.Entry {
    let kit = try kit()
    let id = try Selection.one(arguments.words, command: command, catalog: Catalog(kit: kit))
    // A path says whose exercise is meant.
    if let word = arguments.words.first, kit.isElsewhere(word) { throw UsageError.unknownExercise(word, meant: nil) }
    guard let entry = standing.entries.first(where: { $0.id == id }) else {
      throw UsageError.noExercise(command: command)
    }
    return entry
  }

  /// What lies in the kit's own chapters.
  ///
  /// - Throws: ``GraderFault/unreadableTree(path:_:)`` where nothing can be read there.
  static func submission(of kit: Kit, catalog: Catalog) throws(GraderFault) -> Submission {
    do throws(SubmissionRefusal) {
      return try Submission(at: kit.root, catalog: catalog, isOwn: true)
    } catch {
      throw .unreadableTree(path: kit.root.path, error)
    }
  }
}
