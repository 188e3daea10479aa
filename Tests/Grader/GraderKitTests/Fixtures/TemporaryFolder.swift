import Foundation

/// Runs a test with a folder of its own, which is taken away afterwards.
///
/// - Parameter body: The test; it is handed the folder's real path.
/// - Returns: What the test returns.
/// - Throws: What the test throws.
func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "grader-\(UUID().uuidString)", directoryHint: .isDirectory)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

extension URL {
  /// Writes a file below this folder, and the folders that it lies in.
  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// Writes a file below this folder, and the folders that it lies in.
  func write(_ data: Data, to path: String) throws {
    let file = appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Makes a folder below this one.
  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(at: appending(path: path), withIntermediateDirectories: true)
  }

  /// Makes a symbolic link below this folder.
  func link(_ path: String, to target: String) throws {
    let link = appending(path: path)
    try FileManager.default.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
  }

  /// The text of a file below this folder.
  func text(of path: String) throws -> String {
    try String(contentsOf: appending(path: path), encoding: .utf8)
  }

  /// The names in a folder below this one, sorted.
  func names(in path: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: appending(path: path).path).sorted()
  }
}
