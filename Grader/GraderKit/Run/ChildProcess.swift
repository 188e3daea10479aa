import Foundation

/// A process that the grader starts, watches, and ends together with everything that it has started in turn.
struct ChildProcess: Sendable {
  /// The program; looked up on the search path unless it holds a slash.
  var program: String
  var arguments: [String]
  /// All of the environment: nothing is inherited.
  var environment: [String: String]
  /// How much is kept of what the process prints, in bytes, half of it from the beginning and half from the end.
  var outputLimit = 256 << 10

  /// How a process came to its end.
  enum Ending: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    /// The watch asked for the end.
    case stopped(StopReason)
  }

  /// Why a process was ended from outside.
  enum StopReason: String, Equatable, Sendable {
    case buildTime
    case testTime
    /// It has written more than it may.
    case traceSize
  }

  /// What is known of a process that has ended.
  struct Result: Equatable, Sendable {
    var ending: Ending
    /// Standard output and standard error, in the order in which they came, as text.
    var output: String
  }

  /// Runs the process to its end.
  ///
  /// The process leads a session of its own. When it ends, whatever is left of that session is ended, too, and output that
  /// a survivor might still write is not waited for.
  ///
  /// - Parameter watch: Asked some twenty times a second; a reason ends the process.
  /// - Returns: How it ended, and what it printed.
  /// - Throws: ``GraderFault/cannotRun(program:reason:)`` where the program cannot be started or waited for.
  func run(watch: () -> StopReason? = { nil }) throws(GraderFault) -> Result {
    let pipe = try OutputPipe(limit: outputLimit)
    defer { pipe.close() }
    RunningProcesses.shared.waitIfInterrupted()
    let process = try spawn(output: pipe)
    RunningProcesses.shared.add(session: process)
    defer { RunningProcesses.shared.remove(process) }
    pipe.closeWriteEnd()

    var status: Int32 = 0
    var stopped: StopReason?
    var waited: pid_t = 0
    while true {
      waited = waitpid(process, &status, WNOHANG)
      guard waited == 0 || (waited < 0 && errno == EINTR) else { break }
      pipe.read(waiting: 50)
      if stopped == nil, let reason = watch() {
        stopped = reason
        ProcessSession.end(process)
      }
    }
    ProcessSession.end(process)
    RunningProcesses.shared.waitIfInterrupted()
    pipe.read(waiting: 0)
    guard waited == process else {
      throw .cannotRun(program: program, reason: String(cString: strerror(errno)))
    }
    let ending: Ending
    if let stopped {
      ending = .stopped(stopped)
    } else {
      // The two macros of <sys/wait.h> that Swift cannot import.
      let signal = status & 0x7f
      ending = signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
    }
    return Result(ending: ending, output: pipe.text)
  }

  private func spawn(output: OutputPipe) throws(GraderFault) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let ownSession = Int16(POSIX_SPAWN_SETSID)
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      // POSIX_SPAWN_SETSID of <spawn.h>, which needs _GNU_SOURCE.
      let ownSession: Int16 = 0x80
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writeEnd, 1)
    posix_spawn_file_actions_adddup2(&actions, output.writeEnd, 2)
    // What the grader ignores, or listens for, must not be ignored by what it starts.
    var listened = sigset_t()
    sigemptyset(&listened)
    for number in Interruption.signals + [SIGPIPE] { sigaddset(&listened, number) }
    posix_spawnattr_setsigdefault(&attributes, &listened)
    // The threads of Dispatch have their signals blocked, and a process that one of them starts would, too.
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    let signals = Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, ownSession | signals)

    let words = ([program] + arguments).map { strdup($0) }
    let variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
    defer { (words + variables).forEach { free($0) } }
    var process: pid_t = 0
    let error = posix_spawnp(&process, program, &actions, &attributes, words + [nil], variables + [nil])
    guard error == 0 else {
      throw .cannotRun(program: program, reason: String(cString: strerror(error)))
    }
    return process
  }
}
