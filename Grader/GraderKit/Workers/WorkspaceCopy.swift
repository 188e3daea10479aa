import Foundation

/// Starts programs each of which finds a copy of a workspace in the workspace's place, and no processes but its own.
///
/// What was built holds only at the place that it was built for, so it is the place that is kept: in namespaces of the program, a
/// copy in memory covers the workspace. The namespaces end with their first process, whatever ends that, and the copy with them:
/// nothing is ever left behind.
struct WorkspaceCopy: Sendable {
  /// Who runs the program, where that is not the superuser.
  struct User: Sendable {
    var user: UInt32
    var group: UInt32
  }

  var workspace: Workspace
  var user: User?

  /// A copy for whoever runs the grader.
  init(_ workspace: Workspace) {
    self.workspace = workspace
    user = geteuid() == 0 ? nil : User(user: geteuid(), group: getegid())
  }

  /// The words that start a program.
  ///
  /// - Parameters:
  ///   - program: The program's path.
  ///   - arguments: Its arguments.
  /// - Returns: A program to be looked up, and its arguments.
  func words(program: String, arguments: [String]) -> [String] {
    // Whose the files were does not matter: of whoever else has some there, a user's namespace knows nothing.
    words(
      script: """
        flock --shared "$1" cp -dR -x --preserve=mode,timestamps,links "$1/." "$1/sandbox/"
        mount --bind "$1/sandbox" "$1"
        """,
      program: program,
      arguments: arguments
    )
  }

  /// Whether the machine lets a program run so: that the tools are there says little.
  ///
  /// - Parameters:
  ///   - program: A program, to be looked up.
  ///   - arguments: Its arguments.
  ///   - environment: Its environment, beside that of the grader.
  /// - Returns: Whether it could be started, and ended well.
  func lets(_ program: String, _ arguments: [String] = [], environment: [String: String] = [:]) -> Bool {
    let words = words(script: #"mount --bind "$1" "$1""#, program: program, arguments: arguments)
    let process = ChildProcess(
      program: words[0],
      arguments: Array(words.dropFirst()),
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 }
    )
    let deadline = ContinuousClock.now + .seconds(10)
    let result = try? process.run(watch: { ContinuousClock.now > deadline ? .testTime : nil })
    return result?.ending == .exited(0)
  }

  /// The shell stays the first process: for that one, signals that end others have no effect.
  private func words(script: String, program: String, arguments: [String]) -> [String] {
    var words = ["unshare"]
    if user != nil { words += ["--user", "--map-root-user"] }
    words += ["--mount", "--pid", "--fork", "--kill-child", "--mount-proc", "--", "sh", "-c"]
    words.append(
      """
      set -e
      mount -t tmpfs -o mode=755 tmpfs "$1/sandbox"
      \(script)
      shift
      set +e
      "$@"
      exit $?
      """
    )
    words += ["sh", workspace.folder.path]
    if let user {
      // Only as a superuser could it mount; from here on it is again who it was.
      words += ["unshare", "--user", "--map-user=\(user.user)", "--map-group=\(user.group)", "--"]
    }
    return words + [program] + arguments
  }
}
