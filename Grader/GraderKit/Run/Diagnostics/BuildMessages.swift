import Foundation

/// What the compiler leaves beside what it builds: for each of a module's files, what it said when it compiled it.
struct BuildMessages: Sendable {
  /// The build folder of a package.
  let build: URL

  /// Removes what earlier builds have left.
  ///
  /// What need not be compiled again has nothing to say, and what was not reached must not speak with its old voice.
  ///
  /// - Throws: ``GraderFault/workspace(path:reason:)``.
  func clear() throws(GraderFault) {
    for file in folders.flatMap(Self.files) where unlink(file.path) != 0 && errno != ENOENT {
      throw .workspace(path: file.path, reason: String(cString: strerror(errno)))
    }
  }

  /// What was said of a module since, each message once.
  ///
  /// - Parameter module: The module's name.
  /// - Returns: The messages, file by file.
  func all(about module: String) -> [CompilerDiagnostic] {
    let files = folders.filter { $0.lastPathComponent == "\(module).build" }.flatMap(Self.files)
    let messages = files.sorted { $0.path < $1.path }
      .flatMap { CompilerDiagnostic.all(serialized: (try? Data(contentsOf: $0)) ?? Data()) }
    var known: Set<CompilerDiagnostic> = []
    return messages.filter { known.insert($0).inserted }
  }

  /// A folder for each module, `<platform>/debug/<module>.build`: the link `debug` is there only after the first success.
  private var folders: [URL] {
    Self.contents(of: build).flatMap { Self.contents(of: $0.appending(path: "debug", directoryHint: .isDirectory)) }
      .filter { $0.pathExtension == "build" }
  }

  private static func files(_ folder: URL) -> [URL] { contents(of: folder).filter { $0.pathExtension == "dia" } }

  private static func contents(of folder: URL) -> [URL] {
    (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
  }
}
