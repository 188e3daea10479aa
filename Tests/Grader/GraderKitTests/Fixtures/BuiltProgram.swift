import Foundation

/// The programs that this build has made, beside the tests.
enum BuiltProgram {
  static let grader = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "grader")
}
