import Testing

@testable import GraderKit

@Suite("The arguments of a command")
struct ArgumentsTests {
  @Test("Are taken apart into words, options and flags", arguments: readings)
  func reading(_ reading: Reading) throws {
    let arguments = try Arguments(reading.arguments, grammar: grammar)
    #expect(arguments.words == reading.words)
    #expect(arguments.options.map { "\($0.name) \($0.value)" } == reading.options)
    #expect(arguments.flags.sorted() == reading.flags)
  }

  @Test("What cannot be understood is told, with what may have been meant", arguments: mistakes)
  func mistake(_ arguments: [String], _ error: UsageError) {
    #expect(throws: error) { try Arguments(arguments, grammar: grammar) }
  }

  @Test("A command that takes no words says so")
  func noWords() {
    let list = Arguments.Grammar(command: "list", flags: ["--open"])
    #expect(throws: UsageError.unexpectedArgument("01", command: "list")) {
      try Arguments(["--open", "01"], grammar: list)
    }
    #expect(throws: UsageError.unexpectedArgument("--open", command: "list")) {
      try Arguments(["--", "--open"], grammar: list)
    }
    #expect(throws: UsageError.unknownOption("--format", command: "list", meant: nil)) {
      try Arguments(["--format", "json"], grammar: list)
    }
  }

  @Test("An option has its value, or none")
  func value() throws {
    let arguments = try Arguments(["--timeout", "7"], grammar: grammar)
    #expect(arguments.value("--timeout") == "7")
    #expect(arguments.value("--format") == nil)
  }

  @Test("Whole numbers above zero are numbers", arguments: ["1", "60", "+5", "007"])
  func number(_ text: String) throws {
    #expect(try Arguments(["--timeout", text], grammar: grammar).number("--timeout") == Int(text))
    #expect(try Arguments([], grammar: grammar).number("--timeout") == nil)
  }

  @Test("Nothing else is", arguments: ["0", "-3", "1.5", "soon", "1e3", " 1", "99999999999999999999"])
  func noNumber(_ text: String) throws {
    let arguments = try Arguments(["--timeout=\(text)"], grammar: grammar)
    #expect(throws: UsageError.notANumber(option: "--timeout", value: text)) { try arguments.number("--timeout") }
  }

  struct Reading: CustomTestStringConvertible {
    var arguments: [String]
    var words: [String] = []
    var options: [String] = []
    var flags: [String] = []
    var testDescription: String { arguments.joined(separator: " ") }
  }
}

private let grammar = Arguments.Grammar(
  command: "grade",
  options: ["--format": ["text", "json"], "--output": nil, "--timeout": nil],
  repeatable: ["--format", "--output"],
  flags: ["--fresh"],
  takesWords: true
)

private let readings: [ArgumentsTests.Reading] = [
  .init(arguments: []),
  .init(arguments: ["01", "01/Counter"], words: ["01", "01/Counter"]),
  .init(arguments: ["--output", "a b.json"], options: ["--output a b.json"]),
  .init(arguments: ["--output=a=b"], options: ["--output a=b"]),
  .init(arguments: ["--output=-"], options: ["--output -"]),
  .init(arguments: ["--output", "-"], options: ["--output -"]),
  .init(arguments: ["--output=--fresh"], options: ["--output --fresh"]),
  .init(arguments: ["--fresh", "01"], words: ["01"], flags: ["--fresh"]),
  .init(arguments: ["01", "--fresh", "02", "--fresh"], words: ["01", "02"], flags: ["--fresh"]),
  .init(arguments: ["--help"], flags: ["--help"]),
  .init(arguments: ["-h"], flags: ["--help"]),
  .init(arguments: ["--language", "ko"], options: ["--language ko"]),
  .init(
    arguments: ["--format", "text", "--format=json", "--output", "b", "--output", "a"],
    options: ["--format text", "--format json", "--output b", "--output a"]
  ),
  .init(arguments: ["--", "--fresh", "-x"], words: ["--fresh", "-x"]),
  .init(arguments: ["--fresh", "--", "01", "--"], words: ["01", "--"], flags: ["--fresh"]),
  .init(arguments: ["-"], words: ["-"]),
]

private let mistakes: [([String], UsageError)] = [
  (["--formt", "json"], .unknownOption("--formt", command: "grade", meant: "--format")),
  (["--formt=json"], .unknownOption("--formt", command: "grade", meant: "--format")),
  (["--frehs"], .unknownOption("--frehs", command: "grade", meant: "--fresh")),
  (["--hlep"], .unknownOption("--hlep", command: "grade", meant: "--help")),
  (["--something-else"], .unknownOption("--something-else", command: "grade", meant: nil)),
  (["-x"], .unknownOption("-x", command: "grade", meant: nil)),
  ([""], .emptyWord),
  (["01", ""], .emptyWord),
  (["--output"], .missingValue(option: "--output")),
  (["01", "--output"], .missingValue(option: "--output")),
  (["--output="], .missingValue(option: "--output")),
  (["--output", ""], .missingValue(option: "--output")),
  (["--output", "--format", "json"], .missingValue(option: "--output")),
  (["--timeout", "5", "--timeout=6"], .repeated(option: "--timeout")),
  (["--language", "en", "01", "--language", "en"], .repeated(option: "--language")),
  (["--fresh=yes"], .unexpectedValue(option: "--fresh", value: "yes")),
  (["--help="], .unexpectedValue(option: "--help", value: "")),
  (["--format", "jsn"], .unknownValue(option: "--format", value: "jsn", known: ["text", "json"], meant: "json")),
  (["--format", "xml"], .unknownValue(option: "--format", value: "xml", known: ["text", "json"], meant: nil)),
  (["--language=fr"], .unknownValue(option: "--language", value: "fr", known: ["en", "ko"], meant: nil)),
]
