import Foundation

@testable import GraderKit

/// The grader as a program, in a small kit of its own in a temporary folder.
struct ProgramFixture {
  let root: URL

  /// Makes a kit of one chapter with two exercises, and one that is to come.
  init(hasKit: Bool = true) throws {
    root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "grader-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    // The program belongs to the kit that it lies in. It is copied by another process: while this one writes to the copy,
    // whatever another test starts at this moment would keep it open, and it could not be run.
    let copy = #"mkdir "$1/.build" && { ln "$0" "$1/.build/grader" 2>/dev/null || cp "$0" "$1/.build/grader"; }"#
    let arguments = ["-c", copy, BuiltProgram.grader.path, root.path]
    _ = try ChildProcess(program: "/bin/sh", arguments: arguments, environment: ["PATH": "/usr/bin:/bin"]).run()
    guard hasKit else { return }
    try write("", to: "Package.swift")
    try write("", to: "Grader/README.md")
    try write(chapter, to: "Chapters/01-Start/chapter.json")
    try write("// TODO: Count up.\n", to: "Chapters/01-Start/Counter/Counter.swift")
    try write("// TODO: Turn it on.\n", to: "Chapters/01-Start/Lamp/Lamp.swift")
  }

  /// Takes the kit away again.
  func remove() { try? FileManager.default.removeItem(at: root) }

  /// Writes a file of the kit.
  func write(_ text: String, to path: String) throws {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  /// Writes a script that can be run at once.
  func writeTool(_ script: String, to path: String) throws {
    try write("#!/bin/sh\n\(script)\n", to: "\(path).text")
    let place = root.appending(path: path).path
    // By another process, as the program itself.
    let copy = #"cp "$0.text" "$0" && chmod 755 "$0" && rm "$0.text""#
    let environment = ["PATH": "/usr/bin:/bin"]
    _ = try ChildProcess(program: "/bin/sh", arguments: ["-c", copy, place], environment: environment).run()
  }

  /// Reads a file of the kit.
  func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// What the program did.
  struct Outcome: Equatable {
    var output: String
    var errors: String
    var status: ChildProcess.Ending
  }

  /// Runs the program in the kit's root.
  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
    let script = #"cd "$0" && exec "$@" 2>errors.txt"#
    let process = ChildProcess(
      program: "/bin/sh",
      arguments: ["-c", script, root.path, program.path] + arguments,
      environment: ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    )
    let result = try process.run()
    let errors = root.appending(path: "errors.txt")
    defer { try? FileManager.default.removeItem(at: errors) }
    return Outcome(
      output: result.output,
      errors: try String(contentsOf: errors, encoding: .utf8),
      status: result.ending
    )
  }

  var program: URL { root.appending(path: ".build/grader") }
}

private let chapter = """
  {
    "id": "01-Start",
    "title": { "en": "Start", "ko": "시작" },
    "exercises": [
      \(exercise("Counter", kind: "feature")),
      \(exercise("Lamp", kind: "feature")),
      \(exercise("Gate", kind: "tests"))
    ]
  }
  """

private func exercise(_ id: String, kind: String) -> String {
  """
  { "id": "\(id)", "kind": "\(kind)", "points": 10, "minutes": 5, "title": { "en": "The \(id)", "ko": "연습 \(id)" },
    "files": ["\(id).swift"], "covers": [],
    "hints": { "en": ["Hint 1.", "Hint 2.", "Hint 3."], "ko": ["힌트 1.", "힌트 2.", "힌트 3."] } }
  """
}
