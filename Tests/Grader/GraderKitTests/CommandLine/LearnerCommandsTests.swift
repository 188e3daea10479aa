import Foundation
import Testing

@testable import GraderKit

@Suite("The learner's commands", .ownThread)
struct LearnerCommandsTests {
  @Test("Each call gives one hint more, and how far is remembered")
  func hints() throws {
    let program = try ProgramFixture()
    defer { program.remove() }
    for count in 1...3 {
      let outcome = try program.run(["hint", "01/Lamp", "--language", "en"])
      #expect(outcome.output.hasPrefix("1.2 The Lamp · hint \(count) of 3\n"))
      #expect(outcome.output.contains("\n  \(count). Hint \(count).\n"))
      #expect(!outcome.output.contains("Hint \(count + 1)."))
      #expect(outcome.status == .exited(0))
    }
    #expect(try program.run(["hint", "01/Lamp", "--language", "en"]).output.contains("hint 3 of 3"))
    // Another exercise begins at its first.
    #expect(try program.run(["hint", "--language", "en"]).output.hasPrefix("1.1 The Counter · hint 1 of 3\n"))
  }

  @Test("A hint that cannot be remembered is given all the same")
  func unwritable() throws {
    let program = try ProgramFixture()
    defer { program.remove() }
    try program.write("", to: ".workbook")
    let outcome = try program.run(["hint", "01/Lamp", "--language", "en"])
    #expect(outcome.output.hasPrefix("1.2 The Lamp · hint 1 of 3\n"))
    #expect(outcome.errors.contains("/.workbook is in the way: "))
    #expect(outcome.status == .exited(0))
  }

  #if os(Linux)
    @Test("A hint that could not be shown is not one that was given")
    func unseen() throws {
      let program = try ProgramFixture()
      defer { program.remove() }
      let shell = ChildProcess(
        program: "/bin/sh",
        arguments: ["-c", "\"$0\" hint 01/Lamp >/dev/full", program.program.path],
        environment: ["PATH": "/usr/bin:/bin"]
      )
      #expect(try shell.run().ending == .exited(3))
      #expect(
        try program.run(["hint", "01/Lamp", "--language", "en"]).output.hasPrefix("1.2 The Lamp · hint 1 of 3\n")
      )
    }
  #endif

  @Test(
    "A record that cannot be understood is told of, by commands that leave it as it is",
    arguments: ["list", "next"]
  )
  func damagedRecord(_ command: String) throws {
    let program = try ProgramFixture()
    defer { program.remove() }
    try program.write("no JSON", to: ".workbook/progress.json")
    let outcome = try program.run([command, "--language", "en"])
    let place = program.root.appending(path: ".workbook/progress.json").path
    #expect(outcome.errors == "grader: \(Phrases(.english)[.progressDamaged(place)])\n")
    #expect(outcome.status == .exited(0))
    #expect(try program.text(of: ".workbook/progress.json") == "no JSON")
  }

  @Test("A path to the chapters of another workbook is not taken for one here")
  func elsewhere() throws {
    let program = try ProgramFixture()
    defer { program.remove() }
    try program.write("mine\n", to: "Chapters/01-Start/Lamp/Lamp.swift")
    try program.write("stub\n", to: "Tests/Chapters/01-Start/Lamp/Stub/Lamp.swift")
    #expect(try program.run(["reset", "/nowhere/Chapters/01-Start/Lamp"]).status == .exited(2))
    #expect(try program.text(of: "Chapters/01-Start/Lamp/Lamp.swift") == "mine\n")
    let own = program.root.appending(path: "Chapters/01-Start/Lamp").path
    #expect(try program.run(["reset", own]).status == .exited(0))
  }

  @Test("A reset puts the stub back, and tells where the learner's version is kept")
  func reset() throws {
    let program = try ProgramFixture()
    defer { program.remove() }
    let file = "Chapters/01-Start/Lamp/Lamp.swift"
    try program.write("// TODO: Turn it on.\n", to: "Tests/Chapters/01-Start/Lamp/Stub/Lamp.swift")
    try program.write("isOn = true\n", to: file)
    let outcome = try program.run(["reset", "01/Lamp", "--language", "en"])
    let kept = outcome.output.split(separator: " ").last.map { $0.trimmingCharacters(in: .newlines) } ?? ""
    #expect(try program.text(of: "\(kept)/Lamp.swift") == "isOn = true\n")
    #expect(try program.text(of: file) == "// TODO: Turn it on.\n")
    #expect(outcome.status == .exited(0))
    let again = try program.run(["reset", "01/Lamp", "--language", "en"])
    #expect(again == .init(output: Phrases(.english)[.isStub(exercise: name)] + "\n", errors: "", status: .exited(0)))
  }

  @Test("A solution is locked until the exercise passes, but for those who ask anyway")
  func solution() throws {
    let program = try ProgramFixture()
    defer { program.remove() }
    try program.write("// Turned on.\n", to: "Solutions/01-Start/Lamp/Lamp.swift")
    let sentence = Phrases(.english)[.solutionLocked(exercise: name, ExerciseID(chapter: "01-Start", exercise: "Lamp"))]
    let locked = try program.run(["solution", "01/Lamp", "--language", "en"])
    #expect(locked == .init(output: sentence + "\n", errors: "", status: .exited(1)))
    let shown = try program.run(["solution", "01/Lamp", "--anyway", "--language", "en"])
    #expect(shown.output.contains("Lamp.swift, yours"))
    #expect(shown.output.contains("// TODO: Turn it on."))
    #expect(shown.output.contains("≠ // Turned on."))
    #expect(shown.status == .exited(0))
  }

  @Test("An edition without solutions says so")
  func noSolution() throws {
    let program = try ProgramFixture()
    defer { program.remove() }
    let outcome = try program.run(["solution", "01/Lamp", "--anyway", "--language", "en"])
    #expect(
      outcome == .init(output: Phrases(.english)[.noSolution(exercise: name)] + "\n", errors: "", status: .exited(1))
    )
  }

  @Test("Commands about one exercise want one", arguments: ["reset", "solution"])
  func one(_ command: String) throws {
    let program = try ProgramFixture()
    defer { program.remove() }
    let help = "grader: See 'swift run grader \(command) --help'.\n"
    let none = try program.run([command, "--language", "en"])
    #expect(none.errors == "grader: \(Phrases(.english)[.usage(.noExercise(command: command))])\n\(help)")
    #expect(none.status == .exited(2))
    let several = try program.run([command, "01", "--language", "en"])
    let error = UsageError.severalExercises("01", command: command, first: "01/Counter")
    #expect(several.errors == "grader: \(Phrases(.english)[.usage(error)])\n\(help)")
    #expect(try program.run([command, "01/Counter", "01/Lamp"]).status == .exited(2))
    #expect(try program.run([command, "01/Nothing"]).status == .exited(2))
  }
}

private let name = "1.2 The Lamp"
