import Foundation

/// What a process writes for the grader alone, kept as it arrives.
///
/// A process finds its traces open as descriptors, the first as number 3, and may open them again by name.
final class Trace {
  /// How long a trace may become, in bytes.
  static let sizeLimit = 64 << 20
  /// How many lines it may have: each takes its time to be read.
  static let lineLimit = 1 << 18

  private(set) var data = Data()
  /// Whether the process has written more than it may; the rest is not kept.
  private(set) var isTooLong = false
  private var lines = 0

  /// The name that a process opens a trace by.
  ///
  /// - Parameter index: The trace's place among those that the process is given.
  /// - Returns: A path.
  static func path(_ index: Int) -> String { "/dev/fd/\(descriptor(index))" }

  /// The descriptor that a process finds a trace open as.
  static func descriptor(_ index: Int) -> Int32 { Int32(3 + index) }

  /// Keeps more of it.
  func append(_ bytes: UnsafeRawBufferPointer) {
    guard !isTooLong else { return }
    lines += bytes.count { $0 == UInt8(ascii: "\n") }
    isTooLong = data.count + bytes.count > Self.sizeLimit || lines > Self.lineLimit
    if !isTooLong { data.append(contentsOf: bytes) }
  }
}
