import Foundation

/// A process that has been started, and what it has written so far.
final class RunningProcess {
  private let process: Process
  private var output: Written
  private var errors: Written

  /// Starts a process.
  ///
  /// - Parameter process: What to start.
  /// - Throws: What keeps it from starting.
  init(_ process: Process) throws {
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    self.process = process
    self.output = Written(pipe: output)
    self.errors = Written(pipe: errors)
  }

  /// Waits for the end; what takes too long, or writes too much, is ended.
  func end(of name: String) throws(SecondProcess.Failure) -> SecondProcess.Run {
    let deadline = ContinuousClock.now + .seconds(SecondProcess.limit)
    while true {
      // What a descendant might still write is not waited for.
      let hasEnded = !process.isRunning
      let hasRead = readWhatIsThere()
      if hasEnded && !hasRead { break }
      if output.data.count + errors.data.count > SecondProcess.outputLimit { throw end(name, .writesTooMuch) }
      if ContinuousClock.now > deadline { throw end(name, .doesNotEnd) }
    }
    let isSignal = process.terminationReason == .uncaughtSignal
    return SecondProcess.Run(
      lines: output.lines,
      errors: errors.lines,
      status: isSignal ? 128 + process.terminationStatus : process.terminationStatus
    )
  }

  private func end(_ name: String, _ reason: SecondProcess.Failure.Reason) -> SecondProcess.Failure {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return SecondProcess.Failure(name: name, reason: reason)
  }

  /// Reads what there is, or waits a moment for it.
  ///
  /// - Returns: Whether there was anything.
  private func readWhatIsThere() -> Bool {
    var polled = [output.polled, errors.polled]
    guard poll(&polled, 2, 10) > 0 else { return false }
    let hasOutput = polled[0].revents != 0 && output.read()
    let hasErrors = polled[1].revents != 0 && errors.read()
    return hasOutput || hasErrors
  }
}

/// What has come out of a pipe.
private struct Written {
  let pipe: Pipe
  var data = Data()
  var isOpen = true

  /// What `poll` is asked; of a pipe that is closed, nothing.
  var polled: pollfd {
    pollfd(fd: isOpen ? pipe.fileHandleForReading.fileDescriptor : -1, events: Int16(POLLIN), revents: 0)
  }

  var lines: [String] {
    var lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines.map(String.init)
  }

  /// Reads once; a pipe at its end is read no more.
  mutating func read() -> Bool {
    let part = pipe.fileHandleForReading.availableData
    data += part
    isOpen = !part.isEmpty
    return isOpen
  }
}
