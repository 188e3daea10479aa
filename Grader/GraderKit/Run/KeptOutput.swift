import Foundation

/// What a process prints, kept within a limit: half of it from the beginning and half from the end.
struct KeptOutput {
  private let half: Int
  private var head = Data()
  private var tail = Data()
  private var dropped = 0

  /// - Parameter limit: How much is kept, in bytes.
  init(limit: Int) {
    half = limit / 2
  }

  /// Keeps more of it.
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    let room = max(0, half - head.count)
    head.append(contentsOf: bytes.prefix(room))
    tail.append(contentsOf: bytes.dropFirst(room))
    guard tail.count > 2 * half else { return }
    dropped += tail.count - half
    tail = Data(tail.suffix(half))
  }

  /// What was kept, with a note in place of what was not.
  var text: String {
    let end = tail.suffix(half)
    let left = dropped + tail.count - end.count
    let note = left == 0 ? "" : "\n[\(left) bytes left out]\n"
    return String(decoding: head, as: UTF8.self) + note + String(decoding: end, as: UTF8.self)
  }
}
