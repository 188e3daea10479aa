import Foundation

extension ChildProcess {
  /// Starts the process as the leader of a session of its own.
  ///
  /// - Parameters:
  ///   - input: Where standard input comes from, if from anywhere.
  ///   - output: Where standard output and standard error go.
  ///   - traces: What the process finds open as 3, 4 and so on. It inherits nothing else.
  /// - Returns: Its id.
  /// - Throws: ``GraderFault/cannotRun(program:reason:)``.
  func spawn(input: Int32?, output: Int32, traces: [Int32]) throws(GraderFault) -> pid_t {
    guard let place = Self.place(of: program, among: ProcessInfo.processInfo.environment["PATH"]) else {
      throw .cannotRun(program: program, reason: String(cString: strerror(ENOENT)))
    }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let flags = Int16(POSIX_SPAWN_SETSID | POSIX_SPAWN_CLOEXEC_DEFAULT)
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      // POSIX_SPAWN_SETSID of <spawn.h>, which needs _GNU_SOURCE.
      let flags: Int16 = 0x80
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, output, 2)
    for (index, end) in traces.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, end, Trace.descriptor(index))
    }
    #if !canImport(Darwin)
      // What somebody else has left open without a word.
      for descriptor in Self.openDescriptors where descriptor >= Trace.descriptor(traces.count) {
        posix_spawn_file_actions_addclose(&actions, descriptor)
      }
    #endif
    // What the grader ignores, or listens for, must not be ignored by what it starts.
    var listened = Interruption.set(Interruption.signals + [SIGPIPE])
    posix_spawnattr_setsigdefault(&attributes, &listened)
    // The grader's threads have blocked what it listens for, and a process that one of them starts would, too.
    var blocked = Interruption.set([])
    posix_spawnattr_setsigmask(&attributes, &blocked)
    let signals = Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, flags | signals)

    let words = ([place] + arguments).map { strdup($0) }
    let variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
    defer { (words + variables).forEach { free($0) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, place, &actions, &attributes, words + [nil], variables + [nil])
    guard error == 0 else {
      throw .cannotRun(program: program, reason: String(cString: strerror(error)))
    }
    return process
  }

  private static var openDescriptors: [Int32] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd")) ?? []).compactMap { Int32($0) }
  }
}
