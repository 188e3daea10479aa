import Testing

@testable import GraderKit

@Suite("The help")
struct HelpTests {
  @Test("Says of the program what every command is for, in both languages", arguments: Language.allCases)
  func program(_ language: Language) {
    let text = Help.text(command: nil, language: language)
    for command in commands { #expect(text.contains("\n  \(command) "), "\(command)") }
    for option in ["--language en|ko", "--help"] { #expect(text.contains("  \(option) ")) }
    for status in 0...3 { #expect(text.contains("\(status)")) }
  }

  @Test("Says of each command how it is used, in both languages", arguments: commands)
  func command(_ command: String) {
    let texts = Language.allCases.map { Help.text(command: command, language: $0) }
    #expect(texts[0].contains("Usage: swift run grader \(command)"))
    #expect(texts[1].contains("사용법: swift run grader \(command)"))
    #expect(options(texts[0]) == options(texts[1]))
  }

  @Test("Names every format", arguments: Language.allCases)
  func formats(_ language: Language) {
    let text = Help.text(command: "grade", language: language)
    for format in ReportFormat.allCases { #expect(text.contains(format.rawValue), "\(format)") }
  }

  @Test("Of a command that there is not, it says what there is")
  func unknown() {
    for language in Language.allCases {
      #expect(Help.text(command: "nothing", language: language) == Help.text(command: nil, language: language))
    }
  }

  @Test("No line is longer than a terminal's usual width and a half", arguments: Language.allCases)
  func width(_ language: Language) {
    for command in [nil] + commands.map(Optional.some) {
      for line in Help.text(command: command, language: language).split(separator: "\n") {
        #expect(line.count <= 120, "\(line)")
      }
    }
  }

  private func options(_ text: String) -> [String] {
    text.matches(of: /--[a-z-]+/).map { String($0.output) }
  }
}

private let commands = [
  "class", "grade", "hint", "list", "merge", "new", "next", "reset", "solution", "verify", "watch",
]
