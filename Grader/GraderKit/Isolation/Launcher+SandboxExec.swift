extension Launcher {
  /// Starts a program on macOS by the system's own sandbox.
  ///
  /// Not tested yet: it has only been written with care.
  var sandboxExecWords: [String] { ["/usr/bin/sandbox-exec", "-p", sandboxProfile, "--"] }

  /// The rules of the sandbox, of which the last that fits holds.
  ///
  /// Here the package manager has to run inside, so its build folder stays within reach.
  var sandboxProfile: String {
    let hidden = places.hidden.map { "(subpath \(literal($0)))" }.joined(separator: " ")
    return """
      (version 1)
      (allow default)
      (deny network*)
      (deny file-write*)
      (deny file-read-data \(hidden))
      (allow file-read* (subpath \(literal(places.runtime))) (subpath \(literal(places.manifestAPI))))
      (allow file-read* file-write* (subpath \(literal(places.workplace))))
      (allow file-write* (subpath "/private/tmp") (subpath "/private/var/folders") (subpath "/dev"))
      """
  }

  private func literal(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
