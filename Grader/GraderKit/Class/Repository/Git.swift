import Foundation

/// Reads objects of a repository that somebody else made, with git.
///
/// git gets a repository of the grader's own to stand in, which has nothing but settings, and reads objects from the other one: no
/// configuration, hook, filter or remote of that one ever matters.
struct Git {
  /// What a command printed, as far as it was looked at.
  struct Output {
    var bytes: [UInt8]
    /// Whether it was all.
    var isWhole: Bool
  }

  /// What the grader has for it.
  struct Place {
    /// A folder of the grader's own, for a repository to stand in; it may be deleted at any time.
    var folder: URL
    /// Where git is looked for.
    var searchPath = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
  }

  /// The repository to stand in, and the objects to read.
  private let stand: URL
  private let objects: String
  private let searchPath: String

  /// Prepares to read.
  ///
  /// - Parameters:
  ///   - head: The repository.
  ///   - place: Where git is, and where it may stand.
  /// - Throws: ``GraderFault/workspace(path:reason:)`` where nothing can be written there.
  init(_ head: RepositoryHead, at place: Place) throws(GraderFault) {
    let isLong = head.commit.count > 40
    searchPath = place.searchPath
    stand = place.folder.appending(path: isLong ? "git-sha256" : "git-sha1", directoryHint: .isDirectory)
    objects = head.objects
    let format =
      isLong ? "repositoryformatversion = 1\n[extensions]\nobjectFormat = sha256" : "repositoryformatversion = 0"
    do {
      for name in ["refs", "objects"] {
        try FileManager.default.createDirectory(at: stand.appending(path: name), withIntermediateDirectories: true)
      }
    } catch {
      throw .workspace(path: stand.path, reason: error.localizedDescription)
    }
    for (name, text) in [("HEAD", "ref: refs/heads/none\n"), ("config", "[core]\nbare = true\n\(format)\n")] {
      let place = stand.appending(path: name).path
      if FileManager.default.contents(atPath: place) != Data(text.utf8) { try WholeFile.write(text, to: place) }
    }
  }

  /// Runs a command of git's that reads objects.
  ///
  /// - Parameters:
  ///   - arguments: The command and its words.
  ///   - input: What it finds on its standard input.
  ///   - limit: How much of what it prints is looked at, in bytes.
  /// - Returns: What it printed; nothing where it failed.
  /// - Throws: ``GraderFault/cannotRun(program:reason:)`` where git is not there.
  func output(_ arguments: [String], input: String = "", limit: Int) throws(GraderFault) -> Output? {
    guard let program else {
      throw .cannotRun(program: "git", reason: String(cString: strerror(ENOENT)))
    }
    let trace = Trace()
    let script = #"input=$1; shift; printf '%s' "$input" | exec "$@" >&3 2>/dev/null"#
    let process = ChildProcess(
      program: "/bin/sh",
      arguments: ["-c", script, "sh", input, program, "--no-pager"] + arguments,
      environment: [
        "PATH": "/usr/bin:/bin", "LC_ALL": "C", "GIT_DIR": stand.path, "GIT_OBJECT_DIRECTORY": objects,
        "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_ATTR_NOSYSTEM": "1",
        "GIT_NO_REPLACE_OBJECTS": "1", "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "", "GIT_TERMINAL_PROMPT": "0",
        "GIT_OPTIONAL_LOCKS": "0", "HOME": "/nonexistent",
      ]
    )
    let deadline = ContinuousClock.now + .seconds(Self.timeLimit)
    let result = try process.run(traces: [trace]) {
      if trace.isTooLong || trace.data.count > limit { return .traceSize }
      return ContinuousClock.now > deadline ? .testTime : nil
    }
    let bytes = [UInt8](trace.data)
    let isWhole = !trace.isTooLong && bytes.count <= limit && result.ending != .stopped(.testTime)
    return result.ending == .exited(0) || !isWhole ? Output(bytes: bytes, isWhole: isWhole) : nil
  }

  /// In seconds, for one command.
  private static let timeLimit = 60

  private var program: String? {
    searchPath.split(separator: ":").map { "\($0)/git" }.first { access($0, X_OK) == 0 }
  }
}
