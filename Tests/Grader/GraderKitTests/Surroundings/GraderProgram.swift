#if os(Linux)
  import Foundation

  @testable import GraderKit

  /// The grader as a program, and submissions of the real chapter 1 for it.
  enum GraderProgram {
    /// The folder of the toolchain's programs.
    static let toolchain = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").first {
      FileManager.default.isExecutableFile(atPath: "\($0)/swiftc")
    }.map(String.init)

    /// A program that the grader can be started by, in a changed environment.
    static func process(_ words: [String], environment: [String: String] = [:]) -> ChildProcess {
      ChildProcess(
        program: words[0],
        arguments: Array(words.dropFirst()),
        environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
        outputLimit: 1 << 20
      )
    }

    /// Writes the solutions of chapter 1 into a folder, some of their text replaced.
    ///
    /// - Parameters:
    ///   - folder: A folder that there need not be.
    ///   - changes: An exercise, a text in its file, and what takes its place.
    /// - Throws: Where it cannot be written, or a text is not there.
    static func writeTree(
      to folder: URL,
      changes: [(exercise: String, text: String, by: String)] = []
    ) throws {
      let parent = folder.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: FixtureKit.realKit.solutions, to: folder)
      for (exercise, text, replacement) in changes {
        let file = folder.appending(path: "01-StateMutation/\(exercise)/\(exercise).swift")
        let source = try String(contentsOf: file, encoding: .utf8)
        guard source.contains(text) else { throw CocoaError(.fileReadCorruptFile) }
        try source.replacing(text, with: replacement).write(to: file, atomically: true, encoding: .utf8)
      }
    }
  }

  /// Three submissions in one: the counter leaves, the stamp card counts if it reaches the solutions, the rest is right.
  enum MixedTree {
    static let words = ["01/Counter", "01/StampCard", "01/BagDrop"]
    static let statuses: [ExerciseStatus] = [.failed, .failed, .passed]

    static func write(to folder: URL) throws {
      let solutions = FixtureKit.realKit.solutions.path
      try GraderProgram.writeTree(
        to: folder,
        changes: [
          ("Counter", "state.count += 1", "exit(0)"),
          ("Counter", "import ComposableArchitecture", "import ComposableArchitecture\nimport Foundation"),
          ("StampCard", "state.stamps += 1", #"state.stamps += access("\#(solutions)", R_OK) == 0 ? 1 : 7"#),
          ("StampCard", "import ComposableArchitecture", "import ComposableArchitecture\nimport Foundation"),
        ]
      )
    }
  }

  extension VerdictDocument {
    /// Reads a report of the JSON format.
    init(at file: URL) throws {
      self = try JSONDecoder().decode(VerdictDocument.self, from: Data(contentsOf: file))
    }
  }
#endif
