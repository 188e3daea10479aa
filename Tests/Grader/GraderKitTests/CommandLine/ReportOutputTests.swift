import Foundation
import Testing

@testable import GraderKit

@Suite("The reports that are asked for")
struct ReportOutputTests {
  @Test("Go where the options say, in their order", arguments: places)
  func place(_ arguments: [String], _ outputs: [ReportOutput]) throws {
    #expect(try Arguments(arguments, grammar: grammar).outputs() == outputs)
  }

  @Test("None takes another's place", arguments: conflicts)
  func conflict(_ arguments: [String], _ error: UsageError) throws {
    let arguments = try Arguments(arguments, grammar: grammar)
    #expect(throws: error) { try arguments.outputs() }
  }

  @Test("Nor does one whose path only looks like another: by a link, by '..', by another name of the file")
  func spellings() throws {
    try withTemporaryFolder { folder in
      try folder.write("", to: "here/a")
      try folder.link("link", to: "here/a")
      try folder.link("later", to: "here/new")
      try folder.link("there", to: "here")
      #expect(link(folder.appending(path: "here/a").path, folder.appending(path: "b").path) == 0)
      for (one, other) in [
        ("here/a", "link"), ("here/a", "there/a"), ("here/../here/a", "here/./a"), ("here/a", "b"),
        ("later", "there/new"),
        ("there/x", "here/y/../x"),
      ] {
        let paths = [one, other].map { "\(folder.path)/\($0)" }
        let arguments = ["--format=json", "--output", paths[0], "--format=csv", "--output", paths[1]]
        #expect(throws: UsageError.outputShared(by: [.json, .csv], path: paths[1])) {
          try Arguments(arguments, grammar: grammar).outputs()
        }
      }
    }
  }
}

private let grammar = Arguments.Grammar(
  command: "grade",
  options: ["--format": ReportFormat.allCases.map(\.rawValue), "--output": nil],
  repeatable: ["--format", "--output"]
)

private let places: [([String], [ReportOutput])] = [
  ([], [.init(format: .text, path: nil)]),
  (["--output", "a"], [.init(format: .text, path: "a")]),
  (["--output", "-"], [.init(format: .text, path: nil)]),
  (["--output", "/dev/stdout"], [.init(format: .text, path: nil)]),
  (["--output", "/dev//./fd/1"], [.init(format: .text, path: nil)]),
  (["--output", "/proc/self/fd/1"], [.init(format: .text, path: nil)]),
  (["--output", "/dev/fd/12"], [.init(format: .text, path: "/dev/fd/12")]),
  (["--output", "dev/stdout"], [.init(format: .text, path: "dev/stdout")]),
  (["--format", "csv"], [.init(format: .csv, path: nil)]),
  (
    ["--format=csv", "--output=a", "--format=html", "--output=b"],
    [.init(format: .csv, path: "a"), .init(format: .html, path: "b")]
  ),
  (
    ["--format=csv", "--format=html", "--output=a"], [.init(format: .csv, path: "a"), .init(format: .html, path: nil)]
  ),
  (
    ["--format=csv", "--format=html", "--output=-", "--output=b"],
    [.init(format: .csv, path: nil), .init(format: .html, path: "b")]
  ),
  (
    ["--format=csv", "--output=/dev/null", "--format=html", "--output=/dev/null"],
    [.init(format: .csv, path: "/dev/null"), .init(format: .html, path: "/dev/null")]
  ),
]

private let conflicts: [([String], UsageError)] = [
  (["--output", "a", "--output", "b"], .outputWithoutFormat),
  (["--format=csv", "--output", "a", "--output", "b"], .outputWithoutFormat),
  (["--format=csv", "--format=html"], .outputShared(by: [.csv, .html], path: nil)),
  (["--format=csv", "--format=html", "--output=-"], .outputShared(by: [.csv, .html], path: nil)),
  (["--format=csv", "--format=html", "--output=/dev/stdout"], .outputShared(by: [.csv, .html], path: nil)),
  (
    ["--format=csv", "--format=html", "--output=-", "--output=/dev/fd/1"],
    .outputShared(by: [.csv, .html], path: nil)
  ),
  (["--format=csv", "--output=a", "--format=csv", "--output=a"], .outputShared(by: [.csv, .csv], path: "a")),
  (["--format=csv", "--output=a", "--format=html", "--output=./a"], .outputShared(by: [.csv, .html], path: "./a")),
  (
    ["--format=csv", "--output=a", "--format=text", "--output=b", "--format=html", "--output=no/../b"],
    .outputShared(by: [.text, .html], path: "no/../b")
  ),
]
