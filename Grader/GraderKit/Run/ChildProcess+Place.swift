import Foundation

extension ChildProcess {
  /// Finds a program as a shell does, but never by way of the working folder.
  ///
  /// Started by its name alone, `swift` takes a file of that name in the working folder for itself and starts the
  /// `swift-build` beside it. The working folder may be what somebody has handed in; and to there also lead those entries of a
  /// search path that are not absolute.
  ///
  /// - Parameters:
  ///   - program: The program's name, or a path, which stays as it is.
  ///   - path: The search path.
  /// - Returns: The program's path; nothing where there is none.
  static func place(of program: String, among path: String?) -> String? {
    if program.contains("/") { return program }
    let folders = (path ?? "/usr/bin:/bin").split(separator: ":").filter { $0.hasPrefix("/") }
    return folders.map { "\($0)/\(program)" }.first { place in
      var status = stat()
      return stat(place, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(place, X_OK) == 0
    }
  }
}
