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
  /// By what else than its session those are known that it starts.
  var family = ProcessFamily()

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
    /// Nobody wants its result any more.
    case superseded
  }

  /// What is known of a process that has ended.
  struct Result: Equatable, Sendable {
    var ending: Ending
    /// Standard output and standard error, in the order in which they came, as text.
    var output: String
  }

  /// Runs the process to its end.
  ///
  /// The process leads a session of its own. When it ends, whatever is left of its family is ended, too, and output that a
  /// survivor might still write is not waited for.
  ///
  /// - Parameters:
  ///   - input: What it is told on its standard input; without, there is nothing to read.
  ///   - traces: What the process finds open to write into, beside its standard output.
  ///   - watch: Asked some twenty times a second; a reason ends the process.
  ///   - hear: Is handed what the process prints, as it comes.
  /// - Returns: How it ended, and what it printed.
  /// - Throws: ``GraderFault/cannotRun(program:reason:)`` where the program cannot be started or waited for.
  func run(
    input: ProcessInput? = nil,
    traces: [Trace] = [],
    watch: () -> StopReason? = { nil },
    hear: @escaping (UnsafeRawBufferPointer) -> Void = { _ in }
  ) throws(GraderFault) -> Result {
    var kept = KeptOutput(limit: outputLimit)
    var pipes: [ProcessPipe] = []
    defer { pipes.forEach { $0.close() } }
    let output = try ProcessPipe { bytes in
      kept.append(bytes)
      hear(bytes)
    }
    pipes.append(output)
    for trace in traces { pipes.append(try ProcessPipe(take: trace.append)) }
    let ends = pipes.map(\.writeEnd)
    var process: pid_t = 0
    let running = try RunningProcesses.shared.add { () throws(GraderFault) in
      try input?.open()
      process = try spawn(input: input?.readEnd, output: ends[0], traces: Array(ends.dropFirst()))
      var running = family
      running.session = process
      return running
    }
    defer { RunningProcesses.shared.remove(running) }
    pipes.forEach { $0.closeWriteEnd() }

    var status: Int32 = 0
    var stopped: StopReason?
    var waited: pid_t = 0
    while true {
      waited = waitpid(process, &status, WNOHANG)
      guard waited == 0 || (waited < 0 && errno == EINTR) else { break }
      ProcessPipe.read(pipes, waiting: 50)
      if stopped == nil, let reason = watch() {
        stopped = reason
        running.end()
      }
    }
    running.endRest()
    RunningProcesses.shared.waitIfInterrupted()
    ProcessPipe.read(pipes, waiting: 0)
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
    return Result(ending: ending, output: kept.text)
  }
}
