import Foundation
import Synchronization
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that gets a line for each step of a test store, each issue, each thing that a test leaves unclaimed and each check by
/// a `==` that is blind to a difference, for a grader that asks for it.
///
/// Each line is a JSON object, and is written at once at the end of the file: what has happened is in the file even if the
/// process ends in the next moment, and lines of several threads do not mix.
@_spi(Grading)
public final class StepLog: Sendable {
  /// The log that the environment variable `WORKBOOK_STEP_LOG` asks for, or `nil` if it asks for none.
  public static let shared = StepLog(environment: ProcessInfo.processInfo.environment)

  // A file takes a line in one piece; a pipe may take a long one in several, between which another thread must not write.
  private let descriptor: Mutex<Int32>

  /// Opens a log at the end of a file, which is created if it is not there.
  ///
  /// - Parameter path: The path of the file.
  public init?(path: String) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return nil }
    self.descriptor = Mutex(descriptor)
  }

  /// Opens the log that an environment asks for.
  convenience init?(environment: [String: String]) {
    guard let path = environment["WORKBOOK_STEP_LOG"] else { return nil }
    self.init(path: path)
  }

  deinit {
    descriptor.withLock { _ = close($0) }
  }

  /// Notes that a step begins.
  ///
  /// - Parameter step: The step.
  public func began(_ step: Step) {
    write(Record(step: step, phase: .began))
  }

  /// Notes that a step has ended.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - outcome: How it went.
  public func ended(_ step: Step, outcome: Outcome) {
    write(Record(step: step, phase: .ended, outcome: outcome))
  }

  /// Notes that a test leaves something unclaimed, which is no failure.
  ///
  /// - Parameters:
  ///   - skipped: What it leaves unclaimed.
  ///   - complaint: What is told of it.
  ///   - fileID: The module and file of the step.
  ///   - filePath: The path of the file of the step.
  ///   - line: The line of the step.
  ///   - column: The column of the step.
  public func skipped(
    _ skipped: Skipped,
    _ complaint: Complaint,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    write(Record(skipped, complaint: complaint, location: location))
  }

  /// Notes that a check passed two values that are equal by their `==`, and print differently.
  ///
  /// The `==` may leave something out on purpose, or it may be there to let everything pass.
  ///
  /// - Parameters:
  ///   - fileID: The module and file of the check.
  ///   - filePath: The path of the file of the check.
  ///   - line: The line of the check.
  ///   - column: The column of the check.
  public func blind(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    write(Record(blindAt: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)))
  }

  /// Notes an issue.
  func issue(_ complaint: Complaint, at location: CodeLocation) {
    write(Record(complaint: complaint, location: location))
  }

  private func write(_ record: Record) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard var line = try? encoder.encode(record) else { return }
    line.append(UInt8(ascii: "\n"))
    descriptor.withLock { descriptor in
      while !line.isEmpty {
        let count = line.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
        guard count > 0 || errno == EINTR else { return }
        line = line.dropFirst(max(0, count))
      }
    }
  }
}
