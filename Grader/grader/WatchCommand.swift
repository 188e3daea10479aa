import Foundation
import GraderKit

/// Grades an exercise again at every save, and does what keys ask for.
enum WatchCommand: Command {
  static let grammar = Arguments.Grammar(command: "watch", options: Arguments.runOptions, takesWords: true)

  static func run(_ arguments: Arguments, printer: Printer) throws -> Int32 {
    let standing = try standing().standing
    let named = try arguments.words.isEmpty ? nil : entry(arguments, of: standing, command: "watch")
    // Numbers that are none are told now, not by each grading.
    _ = try arguments.limits()
    guard let entry = named ?? standing.next else {
      try printer.print(printer.phrases[.allDone])
      return 0
    }
    var watch = Watch(kit: try kit(), entry: entry, options: options(arguments, printer), printer: printer)
    defer {
      printer.endProgress()
      printer.terminal.restore()
    }
    do {
      try watch.run()
    } catch is NoReader {
      return 0
    } catch let cause as GraderFault {
      throw fault(cause, in: try kit())
    }
    return 0
  }

  /// What each grading is told.
  private static func options(_ arguments: Arguments, _ printer: Printer) -> [String] {
    arguments.options.filter { $0.name != "--language" }.flatMap { [$0.name, $0.value] }
      + ["--language", printer.phrases.language.rawValue]
  }
}

/// The loop of a watch: waits for keys and saves, and does what its session decides.
private struct Watch {
  private let kit: Kit
  private let options: [String]
  private let printer: Printer
  private var entry: Standing.Entry
  private var session = WatchSession()
  private var files: WatchedFiles
  private var size: (columns: Int, rows: Int)?
  private var time = ""
  /// What the grading does that is under way, how far it is with that, and since when.
  private var step = ""
  private var part: String?
  private var start = ContinuousClock.now
  private var reader = WatchKeys()
  /// What was typed and not yet answered: several keys may arrive at once.
  private var keys: [WatchKey] = []

  init(kit: Kit, entry: Standing.Entry, options: [String], printer: Printer) {
    self.kit = kit
    self.entry = entry
    self.options = options
    self.printer = printer
    files = WatchedFiles(kit: kit, entry: entry)
  }

  mutating func run() throws {
    var step = WatchSession.Step.grade
    while true {
      switch step {
      case .quit: return
      case .grade: step = try grade()
      case .gradeAnew: step = try grade(["--fresh"])
      case .move:
        // What stands in the way of that is told by the grading.
        if let next = try? WatchCommand.standing().standing.next(after: entry.id) { entry = next }
        step = try grade()
      case .giveHint:
        giveHint()
        step = .show
      case .show:
        try show()
        step = session.take(try nextEvent())
      }
    }
  }

  /// Grades the exercise until it is done or something else is wanted.
  private mutating func grade(_ flags: [String] = []) throws -> WatchSession.Step {
    files = WatchedFiles(kit: kit, entry: entry)
    (step, part, start) = (printer.phrases[.gradingNow], nil, .now)
    try show()
    let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    let run = WatchRun(program: program, id: entry.id, options: flags + options, showsColour: printer.showsColour)
    var step: WatchSession.Step?
    var failure: (any Error)?
    let report = try run.report {
      do {
        step = try look()
      } catch {
        failure = error
      }
      return failure != nil || step != nil
    } tell: { line in
      if line.hasPrefix("\t") {
        part = String(line.dropFirst())
      } else {
        (self.step, part, start) = (String(line), nil, .now)
      }
      showStep()
    }
    if let failure { throw failure }
    guard let report else { return step ?? .quit }
    time = Date.now.formatted(Self.clock)
    return session.take(.graded(report))
  }

  /// The time of day, the same in every language.
  private static var clock: Date.VerbatimFormatStyle {
    Date.VerbatimFormatStyle(
      format:
        "\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits)",
      timeZone: .current,
      calendar: .current
    )
  }

  /// Looks, while a grading runs, whether it is still wanted.
  ///
  /// - Returns: What else is; nothing where it is.
  private mutating func look() throws -> WatchSession.Step? {
    if printer.hasNoReader { throw NoReader() }
    while let key = key(within: 0) {
      let step = session.take(.key(key))
      switch step {
      case .show: try show()
      case .giveHint:
        giveHint()
        try show()
      case .grade, .gradeAnew, .move, .quit: return step
      }
    }
    return WatchedFiles(kit: kit, entry: entry) == files ? nil : session.take(.saved)
  }

  private func giveHint() {
    let count = HintCommand.next(entry, kit: kit, printer: printer)
    HintCommand.give(count, of: entry, kit: kit, printer: printer)
  }

  /// Waits until something happens.
  private mutating func nextEvent() throws -> WatchSession.Event {
    while true {
      if printer.hasNoReader { throw NoReader() }
      if let key = key(within: 200) { return .key(key) }
      if WatchedFiles(kit: kit, entry: entry) != files { return .saved }
      if let now = printer.size, let size, now != size { try show() }
    }
  }

  /// The next key; one that was typed before is not waited for.
  private mutating func key(within milliseconds: Int32) -> WatchKey? {
    if keys.isEmpty {
      // Without its terminal, nobody watches any more.
      keys = printer.terminal.bytes(within: milliseconds).map { reader.read($0) } ?? [.quit]
    }
    return keys.isEmpty ? nil : keys.removeFirst()
  }

  private mutating func show() throws {
    size = printer.size
    // Where there is no screen, what is shown stays: verdicts are worth that.
    guard size != nil || session.verdict != nil else { return }
    let body = try body()
    let screen = WatchScreen(
      entry: entry,
      time: session.isGrading ? nil : time,
      body: body.text,
      focus: body.focus,
      hasKeys: printer.terminal.hasKeys
    )
    try printer.show(
      screen.text(
        size: size ?? (columns: 120, rows: .max / 2),
        phrases: printer.phrases,
        showsColour: printer.showsColour
      )
    )
    if session.isGrading { showStep() }
  }

  /// Shows what the grading does, below the screen.
  private func showStep() {
    guard printer.hasScreen else { return }
    printer.progress(text: step, since: start)
    if let part { printer.progress(text: part, isPart: true) }
  }

  /// What the page that is shown has to say, and the line of it that must not be left out.
  private func body() throws -> (text: String, focus: Int) {
    let phrases = printer.phrases
    let showsColour = printer.showsColour
    switch session.page {
    case .verdict:
      return (session.verdict ?? (Workspace(kit: kit).hasBuilt ? "" : phrases[.building(first: true)]), 0)
    case .hints:
      let count = max(1, ProgressRecord(kit: kit).hints(entry.id))
      let more = String(WatchKey.hint.rawValue)
      return (HintReport(entry, count: count, more: more, phrases: phrases, showsColour: showsColour).text, 0)
    case .list:
      let standing: Standing
      do {
        standing = try WatchCommand.standing().standing
      } catch {
        // It may be mended while this runs.
        guard kit.isComplete else { throw error }
        return (phrases[.fault(error)], 0)
      }
      let rows = ListReport(standing: standing, phrases: phrases, showsColour: showsColour).rows { _ in true }
      return (rows.map(\.text).joined(separator: "\n"), rows.firstIndex { $0.id == entry.id } ?? 0)
    }
  }
}

/// Nobody reads any more what a watch says.
private struct NoReader: Error {}
