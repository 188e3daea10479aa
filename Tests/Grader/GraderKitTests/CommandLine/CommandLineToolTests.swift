import Foundation
import Testing

@testable import GraderKit

@Suite("The command line", .ownThread)
struct CommandLineToolTests {
  @Test(
    "What cannot be understood is told on standard error, with where to find help, and status 2",
    arguments: mistakes
  )
  func mistake(_ mistake: Mistake) throws {
    let program = try ProgramFixture()
    defer { program.remove() }
    let outcome = try program.run(mistake.arguments)
    #expect(outcome.output == "")
    #expect(outcome.errors == mistake.lines.map { "grader: \($0)\n" }.joined())
    #expect(outcome.status == .exited(2))
  }

  @Test(
    "A mistake is answered in the language that was asked for",
    arguments: [["--language", "ko"], ["--language=ko"]]
  )
  func language(_ language: [String]) throws {
    let program = try ProgramFixture()
    defer { program.remove() }
    let lines = "grader: '--output' 옵션에는 값이 필요해요.\ngrader: 도움말: 'swift run grader grade --help'\n"
    #expect(try program.run(["grade"] + language + ["--output"]).errors == lines)
    #expect(try program.run(["grade", "--output"], environment: ["LANG": "ko_KR.UTF-8"]).errors == lines)
    // What the command line says comes before what the environment says.
    let english = try program.run(["grade", "--language", "en", "--output"], environment: ["LANG": "ko_KR.UTF-8"])
    #expect(english.errors.hasPrefix("grader: Option '--output' needs a value.\n"))
  }

  @Test("Help is a result, whatever else was asked for", arguments: commands)
  func help(_ command: String?) throws {
    let program = try ProgramFixture(hasKit: false)
    defer { program.remove() }
    for language in Language.allCases {
      let name = [command].compactMap { $0 }
      let text = Help.text(command: command, language: language) + "\n"
      for arguments in [
        name + ["--language", language.rawValue, "--help"], ["help"] + name + ["--language", language.rawValue],
        ["--language=\(language.rawValue)", "help"] + name, ["--help"] + name + ["--language", language.rawValue],
      ] {
        #expect(try program.run(arguments) == .init(output: text, errors: "", status: .exited(0)))
      }
    }
  }

  @Test(
    "Where there is no workbook, that is the grader's fault: status 3",
    arguments: [[], ["hint"], ["list"], ["next"], ["reset", "01/Counter"], ["solution", "01/Counter"], ["verify"]]
  )
  func noKit(_ arguments: [String]) throws {
    let program = try ProgramFixture(hasKit: false)
    defer { program.remove() }
    let outcome = try program.run(arguments)
    let text = "There is no workbook here. Run the grader in the folder that holds Package.swift, Chapters and Grader."
    #expect(outcome == .init(output: "", errors: "grader: \(text)\n", status: .exited(3)))
  }

  @Test("A chapter.json that cannot be used is the grader's fault, too")
  func noCatalog() throws {
    let program = try ProgramFixture()
    defer { program.remove() }
    try program.write("{", to: "Chapters/01-Start/chapter.json")
    let outcome = try program.run(["list"])
    #expect(outcome.errors.hasPrefix("grader: Chapters/01-Start/chapter.json cannot be used: it is not JSON. Mend it"))
    #expect(outcome.status == .exited(3))
  }

  @Test("Where nothing can be graded, a report for programs says so of every exercise, and the fault is told")
  func noToolchain() throws {
    let program = try ProgramFixture()
    defer { program.remove() }
    let arguments = ["grade", "--format", "text", "--output", "text.txt", "--format", "json", "--language", "en"]
    let outcome = try program.run(arguments, environment: ["PATH": "/nowhere"])
    let document = try JSONDecoder().decode(VerdictDocument.self, from: Data(outcome.output.utf8))
    let text =
      "'swiftc' cannot be started (No such file or directory). Install Swift 6.3 and see that it is on the PATH."
    #expect(document.chapters[0].exercises.map(\.status) == [.graderFault, .graderFault, .coming])
    #expect(document.chapters[0].exercises[0].message?.hasSuffix(text) == true)
    #expect(outcome.errors == "grader: \(text)\n")
    #expect(outcome.status == .exited(3))
  }

  #if os(Linux)
    @Test("A report that cannot be written takes no other report with it, and is told", arguments: ["en", "ko"])
    func fullDevice(_ language: String) throws {
      let program = try ProgramFixture()
      defer { program.remove() }
      let outcome = try program.run(
        [
          "grade", "--format", "csv", "--output", "/dev/full", "--format", "json", "--output", "out.json", "--format",
          "markdown", "--language", language,
        ],
        environment: ["PATH": "/nowhere"]
      )
      let fault = GraderFault.output(path: "/dev/full", reason: "No space left on device")
      let text = Phrases(language == "ko" ? .korean : .english)[.fault(fault)]
      #expect(outcome.errors.hasPrefix("grader: \(text)\n"))
      #expect(try program.root.text(of: "out.json").hasSuffix("\n}\n"))
      #expect(outcome.output.hasPrefix("#"))
      #expect(outcome.status == .exited(3))
    }
  #endif

  @Test("'list' shows every exercise, or only those in a state")
  func list() throws {
    let program = try ProgramFixture()
    defer { program.remove() }
    let open = """
      01  Start
        ○ 1.1 The Counter  01/Counter  not graded yet · 0 of 10 points
        ○ 1.2 The Lamp     01/Lamp     not graded yet · 0 of 10 points

      """
    #expect(try program.run(["list"]).output == open + "  · 1.3 The Gate     01/Gate     coming\n")
    #expect(try program.run(["list", "--open"]) == .init(output: open, errors: "", status: .exited(0)))
    #expect(try program.run(["list", "--passed"]).output == "No exercise is in that state.\n")
    #expect(try program.run(["list", "--passed", "--open"]).output == open)
  }

  @Test("'next' shows the first exercise that is open")
  func next() throws {
    let program = try ProgramFixture()
    defer { program.remove() }
    let text = """
      다음: 1.1 연습 Counter · 10점 중 0점 · 약 5분
        할 일: Count up.
      Chapters/01-Start/Counter/Counter.swift 파일을 고치고 이렇게 실행해 보세요: swift run grader grade 01/Counter

      """
    let outcome = try program.run(["next"], environment: ["LC_ALL": "ko_KR.UTF-8"])
    #expect(outcome == .init(output: text, errors: "", status: .exited(0)))
  }

  struct Mistake: CustomTestStringConvertible {
    var arguments: [String]
    var lines: [String]
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String..., lines: String...) {
      self.arguments = arguments
      self.lines = lines
    }
  }
}

private let commands: [String?] = [
  nil, "class", "grade", "hint", "list", "merge", "new", "next", "reset", "solution", "verify",
  "watch",
]

private let empty = Phrases(.english)[.usage(.emptyWord)]

private let mistakes: [CommandLineToolTests.Mistake] = [
  .init("gradee", lines: "Unknown command 'gradee'. Did you mean 'grade'?", "See 'swift run grader --help'."),
  .init("help", "lsit", lines: "Unknown command 'lsit'. Did you mean 'list'?", "See 'swift run grader --help'."),
  .init("--language", "en", "help", "nonsense", lines: "Unknown command 'nonsense'.", "See 'swift run grader --help'."),
  .init("", lines: empty, "See 'swift run grader --help'."),
  .init("grade", "", lines: empty, "See 'swift run grader grade --help'."),
  .init(
    "--format=json",
    "grade",
    "01",
    lines: "The command comes before its options: swift run grader grade …",
    "See 'swift run grader --help'."
  ),
  .init("dance", lines: "Unknown command 'dance'.", "See 'swift run grader --help'."),
  .init("01/Lamp", lines: "Unknown command '01/Lamp'. Did you mean 'grade 01/Lamp'?", "See 'swift run grader --help'."),
  .init(
    "--formt",
    "json",
    lines: "Unknown option '--formt'. Did you mean '--format'?",
    "See 'swift run grader --help'."
  ),
  .init(
    "list",
    "--opne",
    lines: "Unknown option '--opne'. Did you mean '--open'?",
    "See 'swift run grader list --help'."
  ),
  .init("list", "01", lines: "'list' takes no '01'.", "See 'swift run grader list --help'."),
  .init(
    "new",
    "--kind=tests",
    lines: "Name the chapter and a new exercise, such as '02-Effects/Timer' or '02/Timer'.",
    "See 'swift run grader new --help'."
  ),
  .init("new", "01/Gate", lines: "Option '--kind' needs a value.", "See 'swift run grader new --help'."),
  .init(
    "new",
    "01/Lamp",
    "--kind=tests",
    lines: "'Lamp' is there already. Choose another name.",
    "See 'swift run grader new --help'."
  ),
  .init("class", lines: Phrases(.english)[.usage(.classroom(.noSubmissions))], "See 'swift run grader class --help'."),
  .init(
    "class",
    "Chapters",
    lines: Phrases(.english)[.usage(.classroom(.noOutput(command: "class")))],
    "See 'swift run grader class --help'."
  ),
  .init(
    "class",
    "Chapters",
    "--output",
    "out",
    "--shard=0/2",
    lines: "There is no shard 0 of 2: they are numbered from 1 to 2, such as --shard 1/2.",
    "See 'swift run grader class --help'."
  ),
  .init(
    "class",
    "Chapters",
    "--output",
    "out",
    "--course",
    "Grader/README.md",
    lines:
      "The course file 'Grader/README.md' cannot be used: it is not JSON. See that quotes, commas and braces are right.",
    "See 'swift run grader class --help'."
  ),
  .init(
    "class",
    "Grader",
    "--output",
    "Chapters/class",
    lines: Phrases(.english)[.usage(.classroom(.outputInKit(path: "Chapters/class")))],
    "See 'swift run grader class --help'."
  ),
  .init(
    "class",
    "Grader",
    "--output",
    ".build/class",
    lines: Phrases(.english)[.usage(.classroom(.outputBelowBuild(path: ".build/class")))],
    "See 'swift run grader class --help'."
  ),
  .init(
    "merge",
    "Grader",
    lines: Phrases(.english)[.usage(.classroom(.noOutput(command: "merge")))],
    "See 'swift run grader merge --help'."
  ),
  .init(
    "merge",
    "Grader",
    "--output",
    "out",
    lines: "No class was graded into 'Grader', or by another version of the grader. Grade it again.",
    "See 'swift run grader merge --help'."
  ),
  .init(
    "merge",
    "Grader",
    "--output",
    "Chapters/class",
    lines: Phrases(.english)[.usage(.classroom(.outputInKit(path: "Chapters/class")))],
    "See 'swift run grader merge --help'."
  ),
  .init("next", "--fast", lines: "Unknown option '--fast'.", "See 'swift run grader next --help'."),
  .init("grade", "--output", lines: "Option '--output' needs a value.", "See 'swift run grader grade --help'."),
  .init(
    "grade",
    "--format=pdf",
    lines:
      "Option '--format' cannot be 'pdf'; it is one of \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")).",
    "See 'swift run grader grade --help'."
  ),
  .init(
    "grade",
    "--timeout",
    "0",
    lines: "Option '--timeout' needs a whole number above zero, not '0'.",
    "See 'swift run grader grade --help'."
  ),
  .init(
    "verify",
    "--build-timeout=soon",
    lines: "Option '--build-timeout' needs a whole number above zero, not 'soon'.",
    "See 'swift run grader verify --help'."
  ),
  .init(
    "grade",
    "--format",
    "json",
    "--output",
    "a",
    "--output",
    "b",
    lines: "There are more '--output' options than '--format' options. Give each format its own output.",
    "See 'swift run grader grade --help'."
  ),
  .init(
    "grade",
    "--format=json",
    "--format=csv",
    lines: Phrases(.english)[.usage(.outputShared(by: [.json, .csv], path: nil))],
    "See 'swift run grader grade --help'."
  ),
  .init(
    "grade",
    "--output",
    "Chapters/01-Start/Lamp/Lamp.swift",
    lines: Phrases(.english)[.usage(.outputOverKit(path: "Chapters/01-Start/Lamp/Lamp.swift"))],
    "See 'swift run grader grade --help'."
  ),
  .init(
    "grade",
    "--submission",
    "Chapters",
    "--output",
    "Chapters/01-Start/Lamp/Lamp.swift",
    lines: Phrases(.english)[.usage(.outputOverSubmission(path: "Chapters/01-Start/Lamp/Lamp.swift"))],
    "See 'swift run grader grade --help'."
  ),
  .init(
    "grade",
    "--output",
    "Chapters/../.build",
    lines: Phrases(.english)[.usage(.outputOverFolder(path: "Chapters/../.build"))],
    "See 'swift run grader grade --help'."
  ),
  .init(
    "grade",
    "--output",
    "reports/",
    lines: "'reports/' is a folder. Name a file for the report, such as '--output reports/report.html'.",
    "See 'swift run grader grade --help'."
  ),
  .init(
    "new",
    "01/\(String(repeating: "A", count: 300))",
    "--kind=tests",
    lines: Phrases(.english)[.usage(.nameTooLong(String(repeating: "A", count: 300), most: 60))],
    "See 'swift run grader new --help'."
  ),
  .init(
    "grade",
    "--submission",
    "Chapters/01-Start/Lamp",
    lines: "'Chapters/01-Start/Lamp' cannot be graded. No file that an exercise asks for is in it, such as "
      + "'01-Start/Counter/Counter.swift'. What is there: Lamp.swift. Did you mean 'Chapters'?",
    "See 'swift run grader grade --help'."
  ),
  .init(
    "grade",
    "01/Lmap",
    lines: "There is no chapter or exercise '01/Lmap'. Did you mean '01/Lamp'?",
    "See 'swift run grader grade --help'."
  ),
  .init(
    "verify",
    "02",
    lines: "There is no chapter or exercise '02'. Did you mean '01'?",
    "See 'swift run grader verify --help'."
  ),
  .init(
    "grade",
    "--submission",
    "/no/such/folder",
    lines: "'/no/such/folder' cannot be graded. There is no such folder or archive.",
    "See 'swift run grader grade --help'."
  ),
]
