import Foundation

/// Writes files that are either whole or not there.
package enum WholeFile {
  /// Writes a text beside its place first and then moves it there in one step.
  ///
  /// - Parameters:
  ///   - text: What the file shall hold.
  ///   - path: Its place; relative paths start at the working folder.
  /// - Throws: ``GraderFault/output(path:reason:)``; what stood there before is then still there.
  package static func write(_ text: String, to path: String) throws(GraderFault) {
    let url = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw .output(path: path, reason: error.localizedDescription)
    }
  }
}
