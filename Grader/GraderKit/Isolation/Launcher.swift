/// Starts a program kept apart from the machine: what stands before it on its command line.
///
/// Only words are made here, from facts that are all given; ``SandboxProbe`` finds out whether they work.
struct Launcher: Equatable, Sendable {
  /// As whom the program runs.
  enum User: Equatable, Sendable {
    /// As whoever runs the grader, who has started so many threads already.
    case own(threads: Int)
    /// As a user of its own, which only the superuser can choose: no limit on processes holds for the superuser.
    case other(UInt32)
  }

  /// Users of runs in a sandbox: ids that Linux distributions leave free, so that no other process is counted with the
  /// tests, or can be reached by them.
  static let sandboxedUsers: Range<UInt32> = 60_578..<60_978

  /// Users of runs without a sandbox, whose end is the end of all that their user has started: not those of any other
  /// grader's sandbox.
  static let limitedUsers: Range<UInt32> = 60_978..<61_184

  var isolation: Verdict.Isolation
  var user: User
  var limits: Limits
  var places: SystemPlaces

  /// The words that start a program.
  ///
  /// - Parameters:
  ///   - program: The program's path.
  ///   - arguments: Its arguments.
  ///   - processes: The paths of other programs that it may start.
  /// - Returns: A program to be looked up, and its arguments.
  func words(program: String, arguments: [String], processes: [String] = []) -> [String] {
    switch isolation {
    case .bubblewrap: limitWords + bubblewrapWords(program, processes) + arguments
    case .namespaces: limitWords + namespaceWords(program, processes) + arguments
    case .sandboxExec: sandboxExecWords + [program] + arguments
    case .limits: limitWords + shellWords + [program] + arguments
    case .none: plainWords + [program] + arguments
    }
  }

  /// The folder in which the program finds the others that it may start.
  func processes(in workspace: Workspace) -> String {
    switch isolation {
    case .bubblewrap, .namespaces: SystemPlaces.processesInside
    case .sandboxExec, .limits, .none: workspace.processes.path
    }
  }

  /// Where, in a sandbox of its own, the other programs come from and where they are found.
  func placed(_ processes: [String]) -> [(path: String, inside: String)] {
    processes.map { ($0, "\(SystemPlaces.processesInside)/\($0.split(separator: "/").last ?? "")") }
  }

  /// What the program finds in its environment for the sake of the launcher.
  var environment: [String: String] {
    switch isolation {
    case .bubblewrap, .namespaces:
      ["LD_LIBRARY_PATH": SystemPlaces.librariesInside, "PATH": "/usr/bin:/bin", "TMPDIR": "/tmp"]
    case .sandboxExec, .none: [:]
    case .limits: ["PATH": "/usr/bin:/bin"]
    }
  }

  /// Whether nothing that the program starts can outlive it, whatever it does.
  var endsDescendants: Bool { isolation == .bubblewrap || isolation == .namespaces }

  /// Whether the program can write what whoever runs the grader can write.
  var reachesOwnFiles: Bool {
    guard case .own = user else { return false }
    return isolation.isWeak
  }
}

// MARK: - Limits

extension Launcher {
  private var limitWords: [String] {
    // When memory runs out in spite of all limits, it is the tests that the kernel ends first.
    ["choom", "-n", "1000", "--", "prlimit"]
      + [
        "--data=\(limits.memory << 20)", "--fsize=\(limits.files << 20)", "--nofile=\(limits.descriptors)",
        "--nproc=\(processLimit)", "--cpu=\(limits.processor)", "--core=0",
      ] + ["--"]
  }

  /// The kernel counts all threads of a user, whoever has started them.
  private var processLimit: Int {
    switch user {
    case .own(let threads): threads + limits.processes
    case .other: limits.processes
    }
  }

  /// What a shell can limit by itself, as far as it knows how.
  private var plainWords: [String] {
    #if canImport(Darwin)
      []
    #else
      [
        "sh", "-c",
        """
        ulimit -d \(limits.memory << 10); ulimit -f \(limits.files << 11); ulimit -n \(limits.descriptors)
        ulimit -t \(limits.processor); ulimit -c 0; cd /; "$@"; exit $?
        """,
        "sh",
      ]
    #endif
  }

  /// A shell stays the parent, so that who ends its parent does not end the grader.
  private var shellWords: [String] {
    userWords + ["setpriv", "--pdeathsig", "KILL", "--", "sh", "-c", #"cd /; "$@"; exit $?"#, "sh"]
      + ["setpriv", "--pdeathsig", "KILL", "--no-new-privs", "--"]
  }

  var userWords: [String] {
    guard case .other(let id) = user else { return [] }
    return ["setpriv", "--reuid", "\(id)", "--regid", "\(id)", "--clear-groups"]
      + ["--no-new-privs", "--inh-caps=-all", "--bounding-set=-all", "--"]
  }
}
